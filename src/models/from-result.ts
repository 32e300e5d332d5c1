import type {
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4GenerateResult,
  LanguageModelV4Usage,
  SharedV4Warning,
} from "@ai-sdk/provider";
import { JsonObject } from "../contract/json.ts";
import type { Finish, ModelReply, ModelToolCall, Usage } from "../contract/model.ts";
import { cleanReply } from "./clean-reply.ts";
import { fieldOf } from "./field-of.ts";
import type { ProviderState } from "./provider-state.ts";

/** A model's answer without what only the caller knows (role, attempts, price). */
export type Answer = Omit<ModelReply, "record"> & {
  answered?: string;
  responseId?: string;
  systemFingerprint?: string;
  finish: Finish;
  providerFinish?: { reason: string; message?: string };
  usage: Usage;
  warnings: string[];
};

/**
 * Reads an answer of the provider layer: text cleaned of tagged reasoning, tool arguments as the model wrote them.
 *
 * @param index The call's place in its episode, for naming tool calls to which the provider gave no id.
 */
export function fromResult(result: LanguageModelV4GenerateResult, index: number): Answer {
  const given = withStableIds(result, index);
  const content = given.map(wellFormed);
  const isBroken = content.some((part, at) => part !== given[at]);
  const written = content.filter((part) => part.type === "text").map((part) => part.text);
  const cleaned = written.length === 0 ? { text: null } : cleanReply(written.join(""));
  const reasoning = [
    ...content.filter((part) => part.type === "reasoning").map((part) => part.text),
    ...("reasoning" in cleaned && cleaned.reasoning !== undefined ? [cleaned.reasoning] : []),
  ].filter((text) => text !== "");
  const state = stateOf(content, cleaned.text === written.join(""));
  return {
    text: cleaned.text,
    ...(reasoning.length === 0 ? {} : { reasoning: reasoning.join("\n\n") }),
    calls: content.filter((part) => part.type === "tool-call").map(toCall),
    ...(state === undefined ? {} : { providerState: state }),
    ...aboutResponse(result.response),
    finish: toFinish(result.finishReason),
    ...providerFinish(result),
    usage: toUsage(result.usage),
    warnings: [...result.warnings.map(describeWarning), ...(isBroken ? [HALF_CHARACTER] : [])],
  };
}

const HALF_CHARACTER = "half a character in its answer, which stands as U+FFFD in the record";

/** A part of an answer whose words are whole characters; the same one where they are. */
function wellFormed(part: LanguageModelV4Content): LanguageModelV4Content {
  if (part.type === "text" || part.type === "reasoning")
    return part.text.isWellFormed() ? part : { ...part, text: part.text.toWellFormed() };
  if (part.type !== "tool-call" || (part.input.isWellFormed() && part.toolName.isWellFormed())) return part;
  return { ...part, input: part.input.toWellFormed(), toolName: part.toolName.toWellFormed() };
}

function toCall(part: Extract<LanguageModelV4Content, { type: "tool-call" }>): ModelToolCall {
  return { id: part.toolCallId, tool: part.toolName, rawArguments: part.input };
}

/**
 * Some providers name no tool calls, and the provider layer makes up random ids; some repeat an id. Such calls are named
 * by their place, so that the same run gives the same transcript. An id is the provider's own if it is in its answer.
 */
function withStableIds(
  { content, response }: LanguageModelV4GenerateResult,
  index: number,
): LanguageModelV4Content[] {
  if (!content.some((part) => part.type === "tool-call")) return content;
  const answer = response?.body === undefined ? undefined : JSON.stringify(response.body);
  const taken = new Set<string>();
  let position = 0;
  return content.map((part) => {
    if (part.type !== "tool-call") return part;
    const given = part.toolCallId;
    const own = given !== "" && !taken.has(given) && (answer === undefined || answer.includes(`"${given}"`));
    const toolCallId = own ? given : `call_${index}_${position}`;
    position++;
    taken.add(toolCallId);
    return { ...part, toolCallId };
  });
}

/** @param textUnchanged Whether the text parts may be kept as they were; cleaned text is no longer theirs. */
function stateOf(content: LanguageModelV4Content[], textUnchanged: boolean): ProviderState | undefined {
  const parts: ProviderState["parts"] = [];
  for (const part of content) {
    const metadata = attachedTo(part);
    if (part.type === "reasoning") parts.push({ type: "reasoning", text: part.text, ...metadata });
    if (part.type === "text") parts.push({ type: "text", text: textUnchanged ? part.text : "", ...metadata });
    if (part.type === "tool-call") parts.push({ type: "call", id: part.toolCallId, ...metadata });
  }
  const needed = parts.some((part) => part.type === "reasoning" || part.metadata !== undefined);
  return needed ? { format: 1, parts } : undefined;
}

function attachedTo(part: LanguageModelV4Content): { metadata?: Record<string, JsonObject> } {
  const attached = Object.entries("providerMetadata" in part ? (part.providerMetadata ?? {}) : {})
    .map(([provider, values]) => [provider, JsonObject.safeParse(withoutUndefined(values))] as const)
    .flatMap(([provider, read]) => (read.success ? [[provider, read.data] as const] : []))
    .filter(([, values]) => Object.keys(values).length > 0);
  return attached.length === 0 ? {} : { metadata: Object.fromEntries(attached) };
}

function withoutUndefined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function aboutResponse(
  response: LanguageModelV4GenerateResult["response"],
): Pick<Answer, "answered" | "responseId" | "systemFingerprint"> {
  const fingerprint = fieldOf(response?.body, "system_fingerprint");
  return {
    ...(response?.modelId === undefined ? {} : { answered: response.modelId }),
    ...(response?.id === undefined ? {} : { responseId: response.id }),
    ...(typeof fingerprint === "string" ? { systemFingerprint: fingerprint } : {}),
  };
}

/** Words that say no more than ours do. */
const PLAIN_FINISH =
  /^(?:stop|end_turn|tool_calls?|tool_use|length|max_tokens|STOP|MAX_TOKENS|function_call|stop_sequence)$/;

/** What a provider calls the end of an answer, such as MALFORMED_FUNCTION_CALL, with the message that Google adds. */
function providerFinish({
  finishReason: { raw },
  response,
}: LanguageModelV4GenerateResult): Pick<Answer, "providerFinish"> {
  if (raw === undefined || PLAIN_FINISH.test(raw)) return {};
  const candidates = fieldOf(response?.body, "candidates");
  const message = fieldOf(Array.isArray(candidates) ? candidates[0] : undefined, "finishMessage");
  return {
    providerFinish: {
      reason: raw,
      ...(typeof message === "string" ? { message: message.toWellFormed() } : {}),
    },
  };
}

function toFinish({ unified, raw }: LanguageModelV4FinishReason): Finish {
  switch (unified) {
    case "stop":
    case "tool-calls":
    case "length":
      return unified;
    case "content-filter":
      // A refusal in the model's own words ends with a plain stop; only the provider's filter takes words away.
      return raw === "stop" ? "stop" : "content-filter";
    case "error":
    case "interrupted":
    case "other":
      return "other";
  }
}

/** Counts as the provider gave them. OpenAI-style answers leave fields out, which the provider layer turns into 0. */
function toUsage({ inputTokens, outputTokens, raw }: LanguageModelV4Usage): Usage {
  const counts = {
    inputTokens: inputTokens.total,
    cachedInputTokens: inputTokens.cacheRead,
    cacheWriteInputTokens: inputTokens.cacheWrite,
    outputTokens: outputTokens.total,
    reasoningTokens: outputTokens.reasoning,
  };
  const said = raw !== undefined && isOpenAiUsage(raw) ? openAiUsage(raw) : counts;
  return Object.fromEntries(
    Object.entries(said).filter(([, count]) => Number.isSafeInteger(count) && Number(count) >= 0),
  );
}

function isOpenAiUsage(raw: object): boolean {
  return ["prompt_tokens", "completion_tokens", "total_tokens"].some((field) => Object.hasOwn(raw, field));
}

function openAiUsage(raw: object): Record<keyof Usage, unknown> {
  return {
    inputTokens: fieldOf(raw, "prompt_tokens"),
    cachedInputTokens: fieldOf(fieldOf(raw, "prompt_tokens_details"), "cached_tokens"),
    cacheWriteInputTokens: fieldOf(fieldOf(raw, "prompt_tokens_details"), "cache_write_tokens"),
    outputTokens: fieldOf(raw, "completion_tokens"),
    reasoningTokens: fieldOf(fieldOf(raw, "completion_tokens_details"), "reasoning_tokens"),
  };
}

function describeWarning(warning: SharedV4Warning): string {
  switch (warning.type) {
    case "unsupported":
      return warning.details === undefined
        ? `${warning.feature} is not supported and was not sent`
        : `${warning.feature}: ${warning.details}`;
    case "compatibility":
      return `${warning.feature}: ${warning.details ?? "sent in a compatible form"}`;
    case "deprecated":
      return `${warning.setting}: ${warning.message}`;
    case "other":
      return warning.message;
  }
}
