import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4GenerateResult,
} from "@ai-sdk/provider";
import type { JsonObject } from "../contract/json.ts";
import { sleep } from "./on-abort.ts";
import type { ResolvedModel } from "./resolve-model.ts";

/** What a scripted model says. Arguments given as text go out as they stand, JSON or not. */
export type ScriptedReply = {
  text?: string;
  reasoning?: string;
  calls?: readonly { tool: string; arguments: JsonObject | string }[];
  finish?: LanguageModelV4FinishReason["unified"];
  usage?: { inputTokens: number; outputTokens: number };
};

/** What a scripted model goes by: the request as a provider would get it. */
export type ScriptedAnswer = (request: LanguageModelV4CallOptions) => ScriptedReply | Promise<ScriptedReply>;

const NEVER = new AbortController().signal;

/**
 * A model inside this process, for offline runs and benches; give it to a client as `resolve`.
 *
 * @param latencyMs Time until each answer, without which it comes at once.
 */
export function scriptedModel(answer: ScriptedAnswer, latencyMs = 0): ResolvedModel {
  const model: LanguageModelV4 = {
    specificationVersion: "v4",
    provider: "in-process",
    modelId: "scripted",
    supportedUrls: {},
    async doGenerate(request) {
      if (latencyMs > 0) await sleep(latencyMs, request.abortSignal ?? NEVER);
      return toResult(await answer(request));
    },
    doStream() {
      throw new Error("a scripted model answers whole replies only");
    },
  };
  return { id: "in-process:scripted", model, endpoint: "in-process", secrets: [] };
}

function toResult({
  text,
  reasoning,
  calls = [],
  finish,
  usage,
}: ScriptedReply): LanguageModelV4GenerateResult {
  const content: LanguageModelV4Content[] = [];
  if (reasoning !== undefined) content.push({ type: "reasoning", text: reasoning });
  if (text !== undefined) content.push({ type: "text", text });
  for (const { tool, arguments: input } of calls) {
    const written = typeof input === "string" ? input : JSON.stringify(input);
    content.push({ type: "tool-call", toolCallId: "", toolName: tool, input: written });
  }
  const unified = finish ?? (calls.length > 0 ? "tool-calls" : "stop");
  return {
    content,
    finishReason: { unified, raw: undefined },
    usage: {
      inputTokens: {
        total: usage?.inputTokens,
        noCache: undefined,
        cacheRead: undefined,
        cacheWrite: undefined,
      },
      outputTokens: { total: usage?.outputTokens, text: undefined, reasoning: undefined },
    },
    warnings: [],
  };
}
