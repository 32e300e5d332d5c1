import { z } from "zod";
import { Json, JsonObject } from "./json.ts";
import { ToolSpec } from "./tool.ts";

/** How a role's model is sampled. A setting left out is the provider's own. */
export const Decoding = z.strictObject({
  temperature: z.number().min(0).optional(),
  topP: z.number().gt(0).max(1).optional(),
  seed: z.int().optional(),
  maxOutputTokens: z.int().positive().optional(),
  reasoningEffort: z.string().optional(),
  /** Merged into the request body as it stands. */
  extraBody: JsonObject.optional(),
});
export type Decoding = z.infer<typeof Decoding>;

const Dollars = z.string().regex(/^\d+(\.\d{1,9})?$/, 'a decimal amount in US dollars such as "0.25"');

/** What a million tokens cost, as decimal strings in US dollars. */
export const ModelPrice = z.strictObject({
  input: Dollars,
  cachedInput: Dollars.optional(),
  cacheWrite: Dollars.optional(),
  output: Dollars,
});
export type ModelPrice = z.infer<typeof ModelPrice>;

/** Which model, where. `id` is `provider:model`; the key is read from the named environment variable, never stored. */
export const ModelRef = z.strictObject({
  id: z.string().regex(/^[a-z-]+:.+$/, "provider:model, such as openai:gpt-5"),
  baseUrl: z.url().optional(),
  apiKeyEnv: z.string().optional(),
  /** Sent with every request, beside the provider's own; `${NAME}` is read from the environment and never stored. */
  headers: z.record(z.string(), z.string()).optional(),
  /** Added to the address of every request, such as `api-version`. */
  query: z.record(z.string(), z.string()).optional(),
  /** Longest that one attempt may take; the run's own where left out. */
  timeoutMs: z.number().positive().optional(),
  /** US dollars per million tokens, ahead of any price that is known of the model. */
  price: ModelPrice.optional(),
});
export type ModelRef = z.infer<typeof ModelRef>;

export const ModelToolCall = z.strictObject({ id: z.string(), tool: z.string(), rawArguments: z.string() });
export type ModelToolCall = z.infer<typeof ModelToolCall>;

/** A message as one participant's model sees it. `providerState` is opaque and goes back as it came. */
export const ModelMessage = z.discriminatedUnion("role", [
  z.strictObject({ role: z.literal("system"), text: z.string() }),
  z.strictObject({ role: z.literal("user"), text: z.string() }),
  z.strictObject({
    role: z.literal("assistant"),
    text: z.string().nullable(),
    calls: z.array(ModelToolCall),
    reasoning: z.string().optional(),
    providerState: Json.optional(),
  }),
  z.strictObject({ role: z.literal("tool"), callId: z.string(), tool: z.string(), text: z.string() }),
]);
export type ModelMessage = z.infer<typeof ModelMessage>;

export const ModelRequest = z.strictObject({
  model: ModelRef,
  decoding: Decoding,
  messages: z.array(ModelMessage),
  tools: z.array(ToolSpec),
  /** Ask for one JSON object of this schema (judges). */
  responseSchema: JsonObject.optional(),
});
export type ModelRequest = z.infer<typeof ModelRequest>;

/** Counts are absent where the provider did not say; absent is unknown, not 0. */
export const Usage = z.strictObject({
  inputTokens: z.int().nonnegative().optional(),
  cachedInputTokens: z.int().nonnegative().optional(),
  /** Input that was written to the provider's cache; part of the input tokens, like what was read from it. */
  cacheWriteInputTokens: z.int().nonnegative().optional(),
  outputTokens: z.int().nonnegative().optional(),
  reasoningTokens: z.int().nonnegative().optional(),
});
export type Usage = z.infer<typeof Usage>;

/** Money spent on a call: a decimal string in US dollars, or unknown where no price is known. */
export const Cost = z.discriminatedUnion("known", [
  z.strictObject({ known: z.literal(true), usd: z.string().regex(/^\d+(\.\d+)?$/) }),
  z.strictObject({ known: z.literal(false) }),
]);
export type Cost = z.infer<typeof Cost>;

export const Finish = z.enum(["stop", "tool-calls", "length", "content-filter", "other"]);
export type Finish = z.infer<typeof Finish>;

/** What is kept of one model call beside its words. */
export const ModelCallRecord = z.strictObject({
  role: z.string(),
  index: z.int().nonnegative(),
  requested: z.string(),
  answered: z.string().optional(),
  requestHash: z.string(),
  responseId: z.string().optional(),
  systemFingerprint: z.string().optional(),
  finish: Finish,
  /** The provider's own word for why it stopped, where ours says less, with what it said of it. */
  providerFinish: z.strictObject({ reason: z.string(), message: z.string().optional() }).optional(),
  usage: Usage,
  cost: Cost,
  latencyMs: z.number().nonnegative(),
  attempts: z.int().positive(),
  warnings: z.array(z.string()),
  /** True when the reply came from the journal and nothing was paid. */
  replayed: z.boolean(),
});
export type ModelCallRecord = z.infer<typeof ModelCallRecord>;

/** A reply after the one cleaning boundary: tagged reasoning is apart from text, tool arguments are the model's own text. */
export const ModelReply = z.strictObject({
  text: z.string().nullable(),
  reasoning: z.string().optional(),
  calls: z.array(ModelToolCall),
  providerState: Json.optional(),
  record: ModelCallRecord,
});
export type ModelReply = z.infer<typeof ModelReply>;

/** Names one model call of a run. Repeats differ in `trial`, so they never share an answer. */
export const CallKey = z.strictObject({
  agent: z.string(),
  scenario: z.string(),
  trial: z.int().nonnegative(),
  role: z.string(),
  index: z.int().nonnegative(),
  requestHash: z.string(),
});
export type CallKey = z.infer<typeof CallKey>;
