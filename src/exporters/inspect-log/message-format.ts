import { z } from "zod";
import { Json, JsonObject } from "../../contract/json.ts";

/** Messages and model output as Inspect logs hold them: the part of the format, version 2, that is written here. */

/** How a call ended where it did not simply answer. */
export const LoggedToolError = z.strictObject({
  type: z.enum(["parsing", "approval", "unknown"]),
  message: z.string(),
});
export type LoggedToolError = z.infer<typeof LoggedToolError>;

export const LoggedCall = z.strictObject({
  id: z.string(),
  type: z.literal("function"),
  function: z.string(),
  arguments: JsonObject,
  /** Why the arguments could not be read; they are empty then. */
  parse_error: z.string().optional(),
});
export type LoggedCall = z.infer<typeof LoggedCall>;

const ContentPart = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("reasoning"), reasoning: z.string(), redacted: z.literal(false) }),
  z.strictObject({ type: z.literal("text"), text: z.string() }),
]);

/** Unique within a sample, so that the viewer can point at it. */
const id = z.string();

const AssistantMessage = z.strictObject({
  role: z.literal("assistant"),
  id,
  content: z.union([z.string(), z.array(ContentPart)]),
  source: z.literal("generate"),
  tool_calls: z.array(LoggedCall).optional(),
  model: z.string(),
});
export type AssistantMessage = z.infer<typeof AssistantMessage>;

export const LoggedMessage = z.discriminatedUnion("role", [
  z.strictObject({ role: z.literal("system"), id, content: z.string(), source: z.literal("input") }),
  z.strictObject({ role: z.literal("user"), id, content: z.string(), source: z.literal("input") }),
  AssistantMessage,
  z.strictObject({
    role: z.literal("tool"),
    id,
    content: z.string(),
    tool_call_id: z.string(),
    function: z.string(),
    error: LoggedToolError.optional(),
  }),
]);
export type LoggedMessage = z.infer<typeof LoggedMessage>;

/** Tokens and money as the format counts them; it has no word for an unknown count, so that reads 0 there. */
export const LoggedUsage = z.strictObject({
  /** Without the cached ones. */
  input_tokens: z.int(),
  output_tokens: z.int(),
  total_tokens: z.int(),
  input_tokens_cache_read: z.int().optional(),
  input_tokens_cache_write: z.int().optional(),
  reasoning_tokens: z.int().optional(),
  /** US dollars; left out where no price is known. */
  total_cost: z.number().optional(),
});
export type LoggedUsage = z.infer<typeof LoggedUsage>;

export const LoggedOutput = z.strictObject({
  model: z.string(),
  choices: z.array(
    z.strictObject({
      message: AssistantMessage,
      stop_reason: z.enum(["stop", "max_tokens", "tool_calls", "content_filter", "unknown"]),
    }),
  ),
  completion: z.string(),
  usage: LoggedUsage.optional(),
  /** Seconds. */
  time: z.number().optional(),
});
export type LoggedOutput = z.infer<typeof LoggedOutput>;

export const GenerateSettings = z.strictObject({
  temperature: z.number().optional(),
  top_p: z.number().optional(),
  seed: z.int().optional(),
  max_tokens: z.int().optional(),
  extra_body: JsonObject.optional(),
});
export type GenerateSettings = z.infer<typeof GenerateSettings>;

export const Metadata = z.record(z.string(), Json);
export type Metadata = z.infer<typeof Metadata>;

export const Score = z.strictObject({
  value: z.enum(["C", "I"]),
  answer: z.string().optional(),
  explanation: z.string(),
  metadata: Metadata,
});
export type Score = z.infer<typeof Score>;
