import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../contract/json.ts";
import {
  episode,
  retrieved,
  scenario,
  wrote,
  type ScriptedCall,
  type Step,
} from "./fraud-episode.fixture.ts";
import { turnAt, viewFraud, type FraudView } from "./fraud-view.ts";

const view = (steps: readonly Step[], change: Parameters<typeof scenario>[0] = {}): FraudView =>
  viewFraud(scenario(change), episode(steps));
const added = (key: string, record: JsonObject): ScriptedCall => ({
  tool: "add",
  effects: [wrote("things", key, null, record)],
});

test("what each side said, blanks left out", () => {
  const { callerSaid, agentSaid } = view(["C: hi", "A: hello", "C:  ", "A: "]);
  expect([callerSaid, agentSaid].map((said) => said.map(({ seq, text }) => [seq, text]))).toEqual([
    [[1, "hi"]],
    [[2, "hello"]],
  ]);
});

test("only the graded conversation", () => {
  const played = episode(["C: then", { ...added("t1", {}) }, "C: now", { tool: "look" }]);
  const from = played.events.findIndex((event) => event.type === "message" && event.text === "now");
  const seen = viewFraud(scenario(), { ...played, liveFrom: from });
  expect([seen.callerSaid.length, seen.calls.length, seen.writes.length]).toEqual([1, 1, 0]);
});

test("writes, tools that were handed out, and documents that the agent was shown", () => {
  const seen = view([
    { tool: "a", effects: [wrote("users", "u_ana", { x: 1 }, null), { type: "grant", tool: "g" }] },
    { tool: "b", effects: [{ type: "unlock", tool: "u" }, retrieved("d1", "d2")] },
    { tool: "c", by: "caller", effects: [retrieved("d3")] },
  ]);
  expect(seen.writes).toEqual([
    { table: "users", key: "u_ana", before: { x: 1 }, after: undefined, at: [1, 3] },
  ]);
  expect(seen.tools).toEqual([
    { type: "grant", tool: "g", at: [1, 4] },
    { type: "unlock", tool: "u", at: [5, 7] },
  ]);
  expect(seen.retrieved).toEqual([
    { document: "d1", seq: 8 },
    { document: "d2", seq: 8 },
  ]);
});

describe("whose a record is", () => {
  test.each<[string, ScriptedCall[], string, string | undefined]>([
    ["as the scenario says", [], "chk_ana", "u_ana"],
    ["nobody's that is known", [], "chk_none", undefined],
    ["no property of every object", [], "constructor", undefined],
    ["of the customer that a new record names", [added("r1", { user_id: "u_bo" })], "r1", "u_bo"],
    ["of whoever has the account that it names", [added("r1", { account_id: "chk_mule" })], "r1", "u_mule"],
    [
      "of whoever has an account that was added before",
      [added("a1", { user_id: "u_bo" }), added("r1", { account_id: "a1" })],
      "r1",
      "u_bo",
    ],
    [
      "the customer before the account",
      [added("r1", { user_id: "u_bo", account_id: "chk_ana" })],
      "r1",
      "u_bo",
    ],
    ["nobody's that names neither", [added("r1", { note: "x" })], "r1", undefined],
    ["nobody's by what is no id", [added("r1", { user_id: 7, account_id: 8 })], "r1", undefined],
    [
      "not of a record that was only changed",
      [{ tool: "c", effects: [wrote("t", "r1", { user_id: "u_x" }, { user_id: "u_bo" })] }],
      "r1",
      undefined,
    ],
    ["as the scenario says, whatever is added", [added("chk_ana", { user_id: "u_bo" })], "chk_ana", "u_ana"],
  ])("%s", (_, steps, id, owner) => {
    expect(view(steps).ownerOf(id)).toBe(owner);
  });
});

test("turns count the caller's messages before", () => {
  const seen = view(["A: hello", "C: hi", "A: yes?", "C: bye"]);
  expect([1, 2, 3, 4, 5].map((seq) => turnAt(seq, seen))).toEqual([0, 0, 1, 1, 2]);
});
