import { z } from "zod";
import { ExactJson } from "./json.ts";

/** A tool call as chat-completion transcripts store it; `arguments` is the parsed value, or raw text. */
export const ChatToolCall = z.object({
  id: z.string(),
  type: z.literal("function").default("function"),
  function: z.object({ name: z.string(), arguments: ExactJson }),
});
export type ChatToolCall = z.infer<typeof ChatToolCall>;

/** A message of a chat-completion transcript: the exchange format for transcripts made elsewhere. */
export const ChatMessage = z.object({
  /** `developer` is a newer word for system, `function` an older one for tool; graders of the public form ignore both. */
  role: z.enum(["system", "developer", "user", "assistant", "tool", "function"]),
  content: ExactJson.optional(),
  tool_calls: z.array(ChatToolCall).nullish(),
  tool_call_id: z.string().optional(),
  reasoning: ExactJson.optional(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatTranscript = z.array(ChatMessage);
export type ChatTranscript = z.infer<typeof ChatTranscript>;
