import { describe, expect, test } from "vitest";
import {
  assertScenarioTrials,
  countedTrials,
  gradedTrials,
  inScenarioOrder,
  passedStrictly,
  shareOfPasses,
  strictOutcome,
  type ScenarioTrials,
} from "./scenario-trials.ts";

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

const trials = (passed: number, failed = 0, open = 0): ScenarioTrials => ({
  scenario: "a",
  groups: {},
  passed,
  failed,
  open,
  invalid: 0,
  error: 0,
});

describe("the trials of a scenario", () => {
  test.each<[ScenarioTrials, string, boolean]>([
    [trials(2), "passed", true],
    [trials(1), "passed", true],
    [trials(2, 1), "failed", false],
    [trials(2, 1, 1), "failed", false],
    [trials(2, 0, 1), "open", true],
    [trials(0, 0, 1), "open", false],
    [trials(0), "ungraded", false],
  ])("%j strictly: %s", (given, outcome, strictly) => {
    expect(strictOutcome(given)).toBe(outcome);
    expect(passedStrictly(given)).toBe(strictly);
  });

  test("are counted", () => {
    expect(gradedTrials(trials(2, 3, 4))).toBe(5);
    expect(countedTrials(trials(2, 3, 4))).toBe(9);
    expect(shareOfPasses(trials(1, 3, 4))).toBe(0.25);
  });

  test("stand in the order of their scenarios", () => {
    const named = ["b", "c", "a"].map((scenario) => ({ ...trials(1), scenario }));
    expect(inScenarioOrder(named).map(({ scenario }) => scenario)).toEqual(["a", "b", "c"]);
  });

  test("are whole numbers, once for each scenario", () => {
    expect(() => assertScenarioTrials([trials(0)])).not.toThrow();
    expect(() => assertScenarioTrials([trials(1), trials(1)])).toThrow("scenario a is counted twice");
    for (const count of [-1, 0.5, NaN])
      for (const field of ["passed", "failed", "open", "invalid", "error"])
        expect(() => assertScenarioTrials([{ ...trials(1), [field]: count }])).toThrow(
          "a count that is not a whole number >= 0",
        );
  });
});
