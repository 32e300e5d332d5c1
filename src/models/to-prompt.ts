import type {
  JSONSchema7,
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4ReasoningPart,
  LanguageModelV4TextPart,
  LanguageModelV4ToolCallPart,
  LanguageModelV4ToolResultPart,
} from "@ai-sdk/provider";
import { secureJsonParse } from "@ai-sdk/provider-utils";
import type { Decoding, ModelMessage, ModelRequest, ModelToolCall } from "../contract/model.ts";
import type { ToolSpec } from "../contract/tool.ts";
import { isBlank, legalCallId, legalText, legalToolName, NO_WORDS } from "./legal-wire.ts";
import { ProviderState, toProviderOptions } from "./provider-state.ts";
import { COMPATIBLE_NAMESPACE, REASONING_EFFORTS, type ReasoningEffort } from "./reasoning-effort.ts";

type AssistantMessage = Extract<ModelMessage, { role: "assistant" }>;
type AssistantPart = LanguageModelV4TextPart | LanguageModelV4ReasoningPart | LanguageModelV4ToolCallPart;

/** A request as the provider layer takes it, without the abort signal. */
export function toCallOptions(request: ModelRequest): LanguageModelV4CallOptions {
  return {
    prompt: toPrompt(request.messages),
    ...(request.tools.length === 0
      ? {}
      : { tools: request.tools.map((tool) => made(functionTools, tool, toFunctionTool)) }),
    ...toSettings(request.decoding),
    ...toResponseFormat(request),
  };
}

/**
 * Messages in the provider layer's form; neighbouring tool results become one message. A message's form is made once and
 * shared by all later requests with it, so it may not be changed.
 */
function toPrompt(messages: readonly ModelMessage[]): LanguageModelV4Message[] {
  const prompt: LanguageModelV4Message[] = [];
  let results: LanguageModelV4ToolResultPart[] = [];
  for (const message of messages) {
    if (message.role !== "tool") {
      const form = made(promptMessages, message, toMessage);
      // A reply without words and calls is a message that no provider takes back.
      if (form.content.length === 0) continue;
      results = [];
      prompt.push(form);
      continue;
    }
    if (results.length === 0) prompt.push({ role: "tool", content: results });
    results.push(made(resultParts, message, toResultPart));
  }
  return prompt;
}

type ToolMessage = Extract<ModelMessage, { role: "tool" }>;
type OtherMessage = Exclude<ModelMessage, ToolMessage>;

const promptMessages = new WeakMap<OtherMessage, LanguageModelV4Message>();
const resultParts = new WeakMap<ToolMessage, LanguageModelV4ToolResultPart>();
const functionTools = new WeakMap<ToolSpec, LanguageModelV4FunctionTool>();

function made<From extends object, Form>(
  known: WeakMap<From, Form>,
  from: From,
  make: (from: From) => Form,
): Form {
  const before = known.get(from);
  if (before !== undefined) return before;
  const form = make(from);
  known.set(from, form);
  return form;
}

function toResultPart({ callId, tool, text }: ToolMessage): LanguageModelV4ToolResultPart {
  return {
    type: "tool-result",
    toolCallId: legalCallId(callId),
    toolName: legalToolName(tool),
    output: { type: "text", value: legalText(text) },
  };
}

function toMessage(message: OtherMessage): LanguageModelV4Message {
  switch (message.role) {
    case "system":
      return { role: "system", content: legalText(message.text) };
    case "user":
      return {
        role: "user",
        content: [{ type: "text", text: isBlank(message.text) ? NO_WORDS : legalText(message.text) }],
      };
    case "assistant":
      return { role: "assistant", content: toParts(message) };
  }
}

function toParts(message: AssistantMessage): AssistantPart[] {
  const state =
    message.providerState === undefined ? undefined : ProviderState.safeParse(message.providerState);
  if (state?.success === true) return statedParts(message, state.data);
  return [...textParts(message.text), ...message.calls.map((call) => toCallPart(call))];
}

/** The message decides what was said and called; the state adds the order, the reasoning and what was attached. */
function statedParts(message: AssistantMessage, { parts }: ProviderState): AssistantPart[] {
  const calls = new Map(message.calls.map((call) => [call.id, call]));
  const stated = parts.filter((part) => part.type === "text").map((part) => part.text);
  const textAsStated = message.text === stated.join("");
  let said = false;
  const result: AssistantPart[] = [];
  for (const part of parts) {
    const attached = toProviderOptions(part);
    if (part.type === "reasoning") result.push({ type: "reasoning", text: part.text, ...attached });
    if (part.type === "text" && textAsStated && !isBlank(part.text))
      result.push({ type: "text", text: legalText(part.text), ...attached });
    if (part.type === "text" && !textAsStated && !said) result.push(...textParts(message.text));
    said ||= part.type === "text";
    const call = part.type === "call" ? calls.get(part.id) : undefined;
    if (call !== undefined) result.push({ ...toCallPart(call), ...attached });
    if (call !== undefined) calls.delete(call.id);
  }
  if (!said) result.push(...textParts(message.text));
  return [...result, ...[...calls.values()].map((call) => toCallPart(call))];
}

function textParts(text: string | null): LanguageModelV4TextPart[] {
  return text === null || isBlank(text) ? [] : [{ type: "text", text: legalText(text) }];
}

function toCallPart({ id, tool, rawArguments }: ModelToolCall): LanguageModelV4ToolCallPart {
  const input = toToolInput(legalText(rawArguments));
  return { type: "tool-call", toolCallId: legalCallId(id), toolName: legalToolName(tool), input };
}

/**
 * A call's arguments as they are sent back. A JSON object goes as the model's own text, byte for byte to an OpenAI-style
 * API. Anything else would be refused by servers that read the history (vLLM, SGLang, llama.cpp), or be replaced by
 * `{}` or dressed up differently by each provider package; it goes as an object that holds the model's text, for every
 * provider alike. A blank text is a call without arguments.
 */
function toToolInput(rawArguments: string): unknown {
  if (rawArguments.trim() === "") return {};
  return isObjectText(rawArguments) ? rawArguments : { unreadable_arguments: rawArguments };
}

function isObjectText(text: string): boolean {
  try {
    // The reader that the provider packages apply to it, so that what passes here passes there.
    const value: unknown = secureJsonParse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

function toFunctionTool({ name, description, parameters }: ToolSpec): LanguageModelV4FunctionTool {
  return {
    type: "function",
    name,
    description,
    // A tool's schema is sent as the suite wrote it; whether it is a good one is not ours to decide.
    inputSchema: (parameters ?? { type: "object", properties: {} }) as JSONSchema7,
  };
}

function toSettings(decoding: Decoding): Partial<LanguageModelV4CallOptions> {
  const { temperature, topP, seed, maxOutputTokens, reasoningEffort } = decoding;
  return {
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { topP }),
    ...(seed === undefined ? {} : { seed }),
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(isKnownEffort(reasoningEffort) ? { reasoning: reasoningEffort } : {}),
  };
}

function isKnownEffort(effort: string | undefined): effort is ReasoningEffort {
  return REASONING_EFFORTS.some((known) => known === effort);
}

/**
 * A schema is asked for without the provider's strict mode, which refuses many valid schemas; answers are read with care
 * anyway. An effort that only some server knows goes to it unchanged (resolveModel refuses it elsewhere).
 */
function toResponseFormat({
  responseSchema,
  decoding,
}: ModelRequest): Pick<LanguageModelV4CallOptions, "responseFormat" | "providerOptions"> {
  const { reasoningEffort } = decoding;
  const effort = reasoningEffort === undefined || isKnownEffort(reasoningEffort) ? {} : { reasoningEffort };
  if (responseSchema === undefined) {
    return reasoningEffort === undefined ? {} : { providerOptions: { [COMPATIBLE_NAMESPACE]: effort } };
  }
  return {
    responseFormat: { type: "json", name: "answer", schema: responseSchema as JSONSchema7 },
    providerOptions: {
      openai: { strictJsonSchema: false },
      [COMPATIBLE_NAMESPACE]: { ...effort, strictJsonSchema: false },
    },
  };
}
