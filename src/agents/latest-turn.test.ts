import { expect, test } from "vitest";
import type { ModelMessage } from "../contract/model.ts";
import { latestTurn } from "./latest-turn.ts";

const system: ModelMessage = { role: "system", text: "be good" };
const user = (text: string): ModelMessage => ({ role: "user", text });
const called: ModelMessage = {
  role: "assistant",
  text: null,
  calls: [{ id: "1", tool: "t", rawArguments: "{}" }],
};
const answered: ModelMessage = { role: "tool", callId: "1", tool: "t", text: "done" };
const said: ModelMessage = { role: "assistant", text: "hello", calls: [] };

test("keeps the instructions, the last message of the other side and what was done since", () => {
  expect(latestTurn([system, user("a"), said, user("b"), called, answered])).toEqual([
    system,
    user("b"),
    called,
    answered,
  ]);
});

test("keeps everything before the other side has spoken", () => {
  expect(latestTurn([system, said])).toEqual([system, said]);
});
