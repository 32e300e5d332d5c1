import { ChatTranscript } from "../contract/chat-message.ts";
import { InputError } from "../contract/errors.ts";
import type { ExactJson } from "../contract/json.ts";
import { schemaProblems } from "../text/schema-faults.ts";
import { fieldOf, isExactObject } from "../exact-json/index.ts";

/**
 * The messages of a transcript document: a list, or an object that holds one as `transcript` or `messages`.
 *
 * @param file Named in what is thrown.
 * @throws InputError for anything that is no list of chat messages.
 */
export function readChatDocument(document: ExactJson, file: string): ChatTranscript {
  const result = ChatTranscript.safeParse(messagesOf(document));
  if (result.success) return result.data;
  const whole: unknown = messagesOf(document);
  throw new InputError(schemaProblems(result.error, whole, file));
}

function messagesOf(document: ExactJson): ExactJson {
  if (!isExactObject(document)) return document;
  return fieldOf(document, "transcript") ?? fieldOf(document, "messages") ?? document;
}
