import { expect, test } from "vitest";
import { historyText } from "./history-text.ts";

test("a conversation is told in lines, calls with what came of them", () => {
  const call = {
    id: "1",
    type: "function" as const,
    function: { name: "get_hours", arguments: '{"day":"saturday"}' },
  };
  expect(
    historyText([
      { role: "system", content: "Be good." },
      { role: "user", content: "When are you open?" },
      { role: "assistant", content: null, tool_calls: [call, { ...call, id: "2" }] },
      { role: "tool", tool_call_id: "1", content: "9 to 12" },
      { role: "assistant", content: "From 9 to 12." },
    ]),
  ).toBe(
    [
      "Customer: When are you open?",
      'Looked up: get_hours {"day":"saturday"} → 9 to 12',
      'Looked up: get_hours {"day":"saturday"} → no answer',
      "Assistant: From 9 to 12.",
    ].join("\n"),
  );
  expect(historyText([])).toBe("");
});
