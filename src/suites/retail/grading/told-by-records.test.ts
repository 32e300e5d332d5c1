import { describe, expect, test } from "vitest";
import type { Json } from "../../../contract/json.ts";
import type { OutcomeClaim } from "../../../text/outcome-claims.ts";
import { findOutcomeClaims } from "../../../text/outcome-claims.ts";
import { viewCase } from "./case-view.ts";
import { KnownThings } from "./known-things.ts";
import { episode, retailCase, TOOLS, type ScriptedCall, type Step } from "./retail-episode.fixture.ts";
import { isFoundInRecords, isToldByTools } from "./told-by-records.ts";

function claimIn(said: string): OutcomeClaim {
  const [claim] = findOutcomeClaims(said);
  if (claim === undefined) throw new Error(`no claim in ${said}`);
  return claim;
}

function found(said: string, steps: readonly Step[], before = Infinity): boolean {
  const view = viewCase(retailCase(), episode(steps));
  return isFoundInRecords(claimIn(said), before, view, () => new KnownThings(view));
}
const read = (gives: Json, more: Partial<ScriptedCall> = {}): Step => ({
  calls: [{ tool: "get_card_details", gives, ...more }],
});
const BLOCKED = "Your card has been blocked.";

describe("an act that a record tells of", () => {
  test.each<[string, Json, boolean]>([
    ["as a status", { status: "blocked" }, true],
    ["as a status of several words", { status: "permanently_blocked" }, true],
    ["by the name of a date", { blocked_on: "2026-10-01" }, true],
    ["not by another field's name", { blocked_by: "2026-10-01" }, false],
    ["not by another status", { status: "active" }, false],
    ["not by what is no text", { blocked_on: 5, status: true }, false],
    ["in a list", { notes: ["blocked"] }, true],
    [
      "of that card",
      { cards: [{ masked_number: "****4321", card_id: "DCA5529201", status: "blocked" }] },
      true,
    ],
    ["further in", { a: { b: [{ c: { status: "blocked" } }] } }, true],
  ])("%s: %j %j", (_, gives, is) => {
    expect(found(BLOCKED, ["C: hi", read(gives)])).toBe(is);
  });

  test("of the thing that is spoken of", () => {
    const cards = { cards: [{ card_id: "DCA5529201", status: "blocked" }, { card_id: "CCA5529202" }] };
    expect(found("Your debit card has been blocked.", ["C: hi", read(cards)])).toBe(true);
    expect(found("Your credit card has been blocked.", ["C: hi", read(cards)])).toBe(false);
  });

  test("before it was said, and in no answer of a write", () => {
    const steps = ["C: hi", read({ status: "blocked" })];
    expect(found(BLOCKED, steps, 4)).toBe(true);
    expect(found(BLOCKED, steps, 3)).toBe(false);
    expect(found(BLOCKED, ["C: hi", read({ status: "blocked" }, { tool: "block_card" })])).toBe(false);
  });

  test("in an answer that is no JSON", () => {
    expect(found(BLOCKED, ["C: hi", read("It is blocked.")])).toBe(true);
    expect(found(BLOCKED, ["C: hi", read("It is active.")])).toBe(false);
  });

  test("prose tells it in the very word", () => {
    const prose = "the service that you asked us about was stopped";
    expect(found("The service has been stopped.", ["C: hi", read({ note: prose })])).toBe(true);
    expect(found("The service has been cancelled.", ["C: hi", read({ note: prose })])).toBe(false);
  });

  test("a complaint that is resolved is closed", () => {
    expect(found("Your complaint has been closed.", ["C: hi", read({ status: "Resolved" })])).toBe(true);
    expect(found("Your complaint has been blocked.", ["C: hi", read({ status: "Resolved" })])).toBe(false);
  });
});

describe("what a tool's description tells", () => {
  const scenario = retailCase({
    tools: [
      { ...TOOLS.status, spec: { ...TOOLS.status.spec, description: "Form 15H was replaced by form 121." } },
      { ...TOOLS.block, spec: { ...TOOLS.block.spec, description: "Rule 99A was blocked." } },
    ],
  });
  test.each([
    ["Form 15H has been replaced.", true],
    ["Form 15G has been replaced.", false],
    ["Your form 15H has been replaced.", false],
    ["The form has been replaced.", false],
    ["Form 15H has been cancelled.", false],
    ["Rule 99A has been blocked.", false], // the tool itself does that
  ])("%s: %j", (said, is) => {
    expect(isToldByTools(claimIn(said), scenario)).toBe(is);
  });
});
