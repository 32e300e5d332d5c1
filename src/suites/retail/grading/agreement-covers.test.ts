import { expect, test } from "vitest";
import type { JsonObject } from "../../../contract/json.ts";
import { covers, speaksOfMore } from "./agreement-covers.ts";
import { viewCase } from "./case-view.ts";
import { actsMeant } from "./meant-acts.ts";
import { episode, retailCase } from "./retail-episode.fixture.ts";

/** What the last of some writes is under an agreement that was used for those before it. */
function covered(asked: string, ...writes: readonly (readonly [string, JsonObject])[]): string {
  const calls = writes.map(([tool, given]) => ({ tool, with: given }));
  const view = viewCase(retailCase(), episode(["C: hi", { calls }]));
  const call = view.calls.at(-1);
  if (call === undefined) throw new Error("no write");
  return covers(call, { asked, earlier: view.calls.slice(0, -1), acts: actsMeant(call.tool, view) }).status;
}

const block = (card_id: string) => ["block_card", { card_id }] as const;
const set = (more: JsonObject, card_id = "CCA5529202") =>
  ["set_card_controls", { card_id, ...more }] as const;
const send = (amount: number, to = "X1") =>
  ["transfer_funds", { from_account: "SAV5529001", beneficiary_account: to, amount }] as const;
const ASK = "Shall I block card ****4321?\nyes";

test.each<[string, string, readonly (readonly [string, JsonObject])[], string]>([
  ["the one write", ASK, [block("DCA5529201")], "confirmed"],
  ["another act that was named", "Shall I block it and transfer ₹5?", [block("D1"), send(5)], "confirmed"],
  ["another act that was not named", ASK, [block("D1"), send(5)], "unconfirmed"],
  ["the same once more", "Shall I do both?", [block("D1"), block("D1")], "unconfirmed"],
  [
    "what takes back what was done",
    "Shall I do both?",
    [set({ atm: { on: true } }), set({ atm: { on: false } })],
    "unconfirmed",
  ],
  [
    "a state that takes back another",
    "Shall I do both?",
    [
      ["toggle_card_freeze", { card_id: "D1", state: "freeze" }],
      ["toggle_card_freeze", { card_id: "D1", state: "unfreeze" }],
    ],
    "unconfirmed",
  ],
  ["both cards", "Shall I block both?", [block("D1"), block("D2")], "confirmed"],
  ["a third of both", "Shall I block both?", [block("D1"), block("D2"), block("D3")], "unconfirmed"],
  ["three of three", "Shall I block the three?", [block("D1"), block("D2"), block("D3")], "confirmed"],
  ["all of them", "Shall I block all your cards?", [block("D1"), block("D2"), block("D3")], "confirmed"],
  [
    "two that are joined",
    "Shall I block one and then block the other?",
    [block("D1"), block("D2")],
    "confirmed",
  ],
  [
    "two sentences of one act",
    "I can block it. Shall I block it?",
    [block("D1"), block("D2")],
    "unconfirmed",
  ],
  ["another card", ASK, [block("D1"), block("D2")], "unconfirmed"],
  [
    "ids that were listed",
    "Shall I block DCA5529201, CCA5529202?",
    [block("DCA5529201"), block("CCA5529202")],
    "confirmed",
  ],
  [
    "their last digits",
    "Shall I block the cards 9201, 9202?",
    [block("DCA5529201"), block("CCA5529202")],
    "confirmed",
  ],
  ["one id of two", "Shall I block DCA5529201?", [block("DCA5529201"), block("CCA5529202")], "unconfirmed"],
  ["amounts that were listed", "Shall I transfer ₹500, ₹700?", [send(500), send(700)], "confirmed"],
  ["one amount of two", "Shall I transfer ₹500?", [send(500), send(700)], "unconfirmed"],
  ["one amount twice", "Shall I transfer ₹500?", [send(500), send(500, "X2")], "unconfirmed"],
  [
    "two settings of one card",
    "Shall I set the controls?",
    [set({ atm: { cap: 500 } }), set({ pos: { cap: 700 } })],
    "unclear",
  ],
  [
    "settings of two cards",
    "Shall I set the controls?",
    [set({ atm: { cap: 500 } }, "D1"), set({ pos: { cap: 700 } })],
    "unconfirmed",
  ],
])("%s: %s", (_, asked, writes, status) => {
  expect(covered(asked, ...writes)).toBe(status);
});

test.each([
  ["Shall I do both?", true],
  ["all of these", true],
  ["Shall I block them?", true],
  ["Shall I block it?", false],
  ["Shall I block the one?", false],
])("speaks of more than one: %s %j", (asked, is) => {
  expect(speaksOfMore(asked)).toBe(is);
});
