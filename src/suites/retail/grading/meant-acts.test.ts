import { describe, expect, test } from "vitest";
import { viewCase } from "./case-view.ts";
import { actsMeant, howAsked, namesAction, namesThing, withoutReasons, type Asked } from "./meant-acts.ts";
import { episode, retailCase } from "./retail-episode.fixture.ts";

const view = viewCase(retailCase(), episode(["C: hi"]));

describe("what stands for a tool", () => {
  test("nothing that another write of the case does or acts on", () => {
    const block = actsMeant("block_card", view);
    expect([...block.own]).toEqual(["block"]);
    expect([...block.related]).not.toContain("freeze");
    expect(block.things).toEqual([]); // other writes act on cards, too
    expect(actsMeant("create_fd", view).things).toEqual(["fd"]);
  });

  test.each<[string, string, boolean]>([
    ["stop_cheque_payment", "the cheques", true],
    ["stop_cheque_payment", "Stop it.", true],
    ["block_card", "the card", false], // most tools act on one
    ["block_card", "the account", false],
    ["create_fd", "an FD", true],
  ])("%s: %s %j", (tool, text, is) => {
    expect(namesThing(tool, text)).toBe(is);
  });
});

test.each<[string, string, boolean]>([
  ["Shall I block it?", "block_card", true],
  ["Shall I close it?", "block_card", false],
  ["Would you like the cheque payment stopped?", "stop_cheque_payment", true],
  ["You'd like the cheque payment dealt with, right?", "stop_cheque_payment", true],
  ["The cheque payment is due.", "stop_cheque_payment", false],
  ["You'd like the cheque dealt with, right?", "stop_cheque_payment", false],
  ["Shall I go ahead with this FD?", "create_fd", true],
  ["Shall I go ahead with this?", "create_fd", false],
  ["Shall I go ahead? It is an FD.", "create_fd", false],
])("names the act: %s %s %j", (asked, tool, is) => {
  expect(namesAction(asked, tool, actsMeant(tool, view))).toBe(is);
});

test.each<[string, Asked]>([
  ["Shall I block it?", "the act"],
  ["Please confirm that I should block it.", "the act"],
  ["I can block it. Shall I go ahead?", "to go ahead"],
  ["I can block it. Is that right?", "to go ahead"],
  ["I can block it. Reply with yes.", "to go ahead"],
  ["Which card is it?", "something else"],
  ["I can block it.", "nothing"],
  ["", "nothing"],
])("asks: %s %s", (asked, how) => {
  expect(howAsked(asked, "block_card", actsMeant("block_card", view))).toBe(how);
});

test.each([
  ["stop it because of the dispute", "stop it  "],
  ["stop it due to a dispute and close it", "stop it   and close it"],
  ["reason: dispute", " "],
  ["stop it", "stop it"],
])("what stands as a reason is left out: %s", (asked, left) => {
  expect(withoutReasons(asked).replace(/\s+/g, " ")).toBe(left.replace(/\s+/g, " "));
});
