import type { ChatLine } from "./conversation.ts";

/**
 * A conversation as lines of text, for agents that take a text and no messages: `Customer: …`, `Assistant: …`, and what the
 * assistant called and was answered as `Looked up: tool {arguments} → answer`. Line breaks within a message stay.
 */
export function historyText(history: readonly ChatLine[]): string {
  const answers = new Map(
    history.flatMap((line) => (line.role === "tool" ? [[line.tool_call_id, line.content] as const] : [])),
  );
  return history
    .flatMap((line): string[] => {
      switch (line.role) {
        case "system":
        case "tool":
          return [];
        case "user":
          return [`Customer: ${line.content}`];
        case "assistant": {
          const calls = (line.tool_calls ?? []).map(
            ({ id, function: { name, arguments: given } }) =>
              `Looked up: ${name} ${given} → ${answers.get(id) ?? "no answer"}`,
          );
          return [
            ...(line.content === null || line.content === "" ? [] : [`Assistant: ${line.content}`]),
            ...calls,
          ];
        }
      }
    })
    .join("\n");
}
