import type { ModelMessage } from "../contract/model.ts";

/** What the agent said since the caller last spoke. */
export function lastHeard(messages: readonly ModelMessage[]): string {
  const own = messages.findLastIndex(({ role }) => role === "assistant");
  return messages
    .slice(own + 1)
    .flatMap((message) => (message.role === "user" ? [message.text] : []))
    .join("\n");
}
