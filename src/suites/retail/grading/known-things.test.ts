import { describe, expect, test } from "vitest";
import { viewCase } from "./case-view.ts";
import { KnownThings, leavesOfCall } from "./known-things.ts";
import { episode, retailCase, type ScriptedCall, type Step } from "./retail-episode.fixture.ts";

const CARDS: ScriptedCall = {
  tool: "get_card_details",
  gives: {
    cards: [
      { card_id: "DCA5529201", card_type: "debit", network: "RuPay", masked_number: "****4321" },
      { card_id: "CCA5529202", card_type: "credit", network: "amex", masked_number: "****8044" },
    ],
    tokens: [{ token_id: "TOK77001", merchant: "Plum Shop", card_id: "CCA5529202" }],
  },
};
const known = (steps: readonly Step[]): KnownThings =>
  new KnownThings(viewCase(retailCase(), episode(steps)));
const things = known(["C: hi", { calls: [CARDS] }]);
const on = (value: string, key = "card_id") => [{ key, value }];

describe("whether a phrase speaks of another thing than was acted on", () => {
  test.each<[string, string, boolean]>([
    ["your card", "DCA5529201", false],
    ["your debit card", "DCA5529201", false],
    ["your debit cards", "DCA5529201", false],
    ["your  Credit Card", "DCA5529201", true],
    ["your Amex", "DCA5529201", true],
    ["your American Express", "DCA5529201", true],
    ["the RuPay card", "DCA5529201", false],
    ["the RuPay card", "CCA5529202", true],
    ["the debit card, no Amex", "CCA5529202", false], // both are called so
    ["the amex credit card, not the debit card", "DCA5529201", true], // most names are the other's
    ["a new credit card", "DCA5529201", false],
    ["another credit card", "DCA5529201", false],
    ["card ****8044", "DCA5529201", true],
    ["card ****4321", "DCA5529201", false],
    ["the one ending in 8044", "DCA5529201", true],
    ["the one that ends with 4321", "DCA5529201", false],
    ["card CCA5529202", "DCA5529201", true],
    ["card DCA5529201", "DCA5529201", false],
    ["card CCA5529202", "SAV5529001", false], // no card was acted on
    ["account SAL5529002", "SAV5529001", true],
    ["your savings account", "SAV5529001", false],
    ["your salary account", "SAV5529001", true],
    ["card CCA5529202", "TOK77001", false], // the token's own card
    ["card DCA5529201", "TOK77001", true],
    ["card CCA5529202", "UNKNOWN1", false],
    ["it", "DCA5529201", false],
  ])("%s, where %s was", (phrase, acted, others) => {
    expect(things.areOthers(phrase, on(acted))).toBe(others);
  });

  test.each<[string, string[], boolean]>([
    ["cheque 100234", ["100234"], false],
    ["cheque 100235", ["100234"], true],
    ["cheques 100234 and 100235", ["100234", "100235"], false],
    ["cheques 100234 to 100236", ["100234", "100236"], true],
    ["cheques 100234 to 100235", ["100234", "100235"], false],
    ["number 100235", ["100234"], false],
    ["cheque for ₹100235", ["100234"], false],
    ["cheque of 12/100235", ["100234"], false],
    ["cheque 1002", ["100234"], false],
    ["cheque 100235", [], false],
  ])("%s, where %j were stopped", (phrase, numbers, others) => {
    const leaves = numbers.map((value) => ({ key: "cheque_numbers", value }));
    expect(things.areOthers(phrase, leaves)).toBe(others);
  });
});

describe("what is known", () => {
  test.each([
    ["your debit card", true],
    ["card ****8044", true],
    ["SAV5529001", true],
    ["your loan", false],
    ["CUS10441", false], // people and events are no things of theirs
    ["a new debit card", false],
  ])("%s: %j", (phrase, named) => {
    expect(things.areNamed(phrase)).toBe(named);
  });

  test("nothing from a refusal, or from what is no answer yet", () => {
    for (const status of ["refused", "schema-error"] as const) {
      const none = known(["C: hi", { calls: [{ ...CARDS, status }] }]);
      expect([status, none.areNamed("your Amex")]).toEqual([status, false]);
    }
    expect(known(["C: hi", { calls: [{ ...CARDS, gives: "Amex it is." }] }]).areNamed("your Amex")).toBe(
      false,
    );
  });

  test("also from the earlier conversation", () => {
    const played = episode(["C: hi"], { prior: [{ calls: [CARDS] }] });
    expect(new KnownThings(viewCase(retailCase(), played)).areNamed("your Amex")).toBe(true);
  });
});

test("a call is about its arguments and its answer", () => {
  const steps: Step[] = [
    { calls: [{ tool: "block_card", with: { card_id: "DCA5529201" }, gives: { ok: 1 } }] },
  ];
  const view = viewCase(retailCase(), episode(steps));
  expect(view.calls.flatMap(leavesOfCall)).toEqual([
    { key: "card_id", value: "DCA5529201" },
    { key: "ok", value: 1 },
  ]);
  const raw = viewCase(retailCase(), episode([{ calls: [{ tool: "block_card", raw: "{", gives: "no" }] }]));
  expect(raw.calls.flatMap(leavesOfCall)).toEqual([{ key: "", value: null }]);
});
