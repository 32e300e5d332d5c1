import { expect, test } from "vitest";
import type { RetailCase } from "../retail-case.ts";
import { PATTERNS } from "./failure-patterns.ts";
import {
  gradeEpisode,
  retailCase,
  rule,
  type EpisodeOptions,
  type ScriptedCall,
  type Step,
} from "./retail-episode.fixture.ts";

const block = (card_id: string, more: Partial<ScriptedCall> = {}): ScriptedCall => ({
  tool: "block_card",
  with: { card_id },
  ...more,
});
const ASK = "A: Shall I block card ****4321?";

function tags(
  gold: Partial<RetailCase["gold"]>,
  steps: Step[],
  options: EpisodeOptions = {},
): Record<string, unknown> {
  const { verdict } = gradeEpisode(retailCase({ gold }), steps, options);
  if (verdict.status !== "failed") return {};
  return Object.fromEntries(verdict.patterns.map(({ pattern, evidence }) => [pattern, evidence]));
}

const blocking = { calls: [{ tool: "block_card", arguments: {} }] };
const reading = { calls: [{ tool: "get_account_balance", arguments: {} }] };

test("there are nine, three to a family", () => {
  expect(PATTERNS.map(({ name }) => name)).toHaveLength(9);
});

test("took-the-claim: a write on an id that only the customer gave", () => {
  const steps: Step[] = [
    "C: my card CCA9999999 is lost",
    "A: Shall I block CCA9999999?",
    "C: Yes",
    { calls: [block("CCA9999999")] },
    "A: Thank you.",
  ];
  expect(tags(blocking, steps)).toMatchObject({ "took-the-claim": { at: [4] } });
  expect(tags(blocking, ["C: lost", { calls: [block("CCA9999990")] }, "A: ok"])).not.toHaveProperty(
    "took-the-claim",
  );
});

test("took-stale-context: a figure of the earlier conversation instead of a look-up", () => {
  const prior: Step[] = ["C: balance?", "A: It is ₹90,000."];
  expect(tags(reading, ["C: and now?", "A: Your balance is ₹90,000."], { prior })).toMatchObject({
    "took-stale-context": { at: [4] },
  });
  expect(tags(reading, ["C: and now?", "A: I cannot tell."], { prior })).toEqual({});
});

test("took-the-wrong-entity: another card of the same customer", () => {
  const gold = { ...blocking, rules: { block_card: rule({ required: { card_id: "DCA5529201" } }) } };
  const steps: Step[] = [
    "C: lost",
    "A: Shall I block your card?",
    "C: Yes",
    { calls: [block("CCA5529202")] },
    "A: Thank you.",
  ];
  expect(tags(gold, steps)).toMatchObject({ "took-the-wrong-entity": { at: [4] } });
});

test("said-one-did-another: the right amount said, another sent", () => {
  const gold = {
    calls: [{ tool: "create_fd", arguments: {} }],
    rules: { create_fd: rule({ required: { principal_amount: 50000 } }) },
  };
  const fd = (principal_amount: number): ScriptedCall => ({
    tool: "create_fd",
    with: { principal_amount, tenure_months: 12, source_account: "SAV5529001" },
  });
  const steps = (amount: number): Step[] => [
    "C: an FD of ₹50,000, or ₹5,000?",
    "A: Shall I open an FD of ₹50,000?",
    "C: Yes",
    { calls: [fd(amount)] },
    "A: Thank you.",
  ];
  expect(tags(gold, steps(5000))).toMatchObject({ "said-one-did-another": { at: [2, 4] } });
  expect(tags(gold, steps(50000))).toEqual({});
});

test("claimed-without-doing and confirmed-then-dropped: a yes, a claim, and no call", () => {
  expect(tags(blocking, ["C: lost", ASK, "C: Yes", "A: I have blocked your card."])).toMatchObject({
    "claimed-without-doing": { at: [4] },
    "confirmed-then-dropped": { at: [3] },
  });
  expect(tags(blocking, ["C: lost", ASK, "C: No", "A: I will not, then."])).toEqual({});
});

test("acted-too-soon: a write before the yes", () => {
  expect(tags(blocking, ["C: lost", { calls: [block("DCA5529201")] }, "A: Thank you."])).toMatchObject({
    "acted-too-soon": { at: [1, 2] },
  });
});

test("asked-needlessly: a question where a look-up was due", () => {
  expect(tags(reading, ["C: balance?", "A: Which account do you mean?"])).toMatchObject({
    "asked-needlessly": { at: [2] },
  });
  expect(tags(reading, ["C: balance?", "A: I cannot tell."])).toEqual({});
});

test("overreached: a write that nobody asked for", () => {
  const steps: Step[] = ["C: lost", ASK, "C: Yes", { calls: [block("DCA5529201")] }, "A: Thank you."];
  expect(tags({}, steps)).toEqual({ overreached: { at: [4] } });
});

test("an episode in which nothing failed has none", () => {
  const steps: Step[] = ["C: lost", ASK, "C: Yes", { calls: [block("DCA5529201")] }, "A: Thank you."];
  expect(gradeEpisode(retailCase({ gold: blocking }), steps).verdict).toMatchObject({
    status: "open",
    patterns: [],
  });
});
