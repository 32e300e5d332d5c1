import { expect, test } from "vitest";
import { assertScenarioTrials, passedStrictly } from "./scenario-trials.ts";
import type { ScenarioTrials } from "./scenario-trials.ts";

const one: ScenarioTrials = {
  scenario: "a",
  groups: {},
  passed: 2,
  failed: 0,
  open: 0,
  invalid: 0,
  error: 0,
};

test("a strict pass is over graded trials, and needs one", () => {
  expect(passedStrictly({ ...one, invalid: 1, error: 1 })).toBe(true);
  expect(passedStrictly({ ...one, failed: 1 })).toBe(false);
  expect(passedStrictly({ ...one, passed: 0, error: 2 })).toBe(false);
});

test("refuses a scenario given twice, by name", () => {
  expect(() => assertScenarioTrials([one, { ...one, scenario: "b" }])).not.toThrow();
  expect(() => assertScenarioTrials([one, { ...one, scenario: "b" }, one])).toThrow("scenario a");
});

test("refuses counts that are not whole numbers", () => {
  for (const bad of [{ passed: -1 }, { failed: 0.5 }, { invalid: Number.NaN }, { error: Infinity }]) {
    expect(() => assertScenarioTrials([{ ...one, ...bad }])).toThrow(RangeError);
  }
});
