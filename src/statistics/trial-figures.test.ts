import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ScenarioTrials } from "./scenario-trials.ts";
import { anyScenarios } from "./any-scenarios.fixture.ts";
import { figureBand, gradedFigures, trialFigures, type TrialFigures } from "./trial-figures.ts";

function trials(scenario: string, passed: number, failed: number, unscored = 0): ScenarioTrials {
  return { scenario, groups: {}, passed, failed, open: 0, invalid: unscored, error: 0 };
}

test("computes every figure over graded trials, each scenario with its own number of them", () => {
  // pass^2: 1, 1/3, 0, 1 — pass@2: 1, 1, 0, 1 — pass@1: 1, 2/3, 0, 1.
  const figures = trialFigures([
    trials("a", 3, 0),
    trials("b", 2, 1),
    trials("c", 0, 4),
    trials("d", 2, 0, 1),
  ]);
  expect(figures).toEqual({
    status: "graded",
    scenarios: 4,
    trials: { total: 12, fewest: 2, most: 4 },
    strict: { count: 2, of: 4, rate: 0.5, interval: expect.anything() },
    atLeastOnce: { count: 3, of: 4, rate: 0.75, interval: expect.anything() },
    failedAll: 1,
    inconsistent: 1,
    meanOverScenarios: expect.closeTo((1 + 2 / 3 + 0 + 1) / 4, 15),
    meanSingleShot: 7 / 12,
    passHatK: [
      { k: 1, value: expect.closeTo((1 + 2 / 3 + 0 + 1) / 4, 15) },
      { k: 2, value: expect.closeTo((1 + 1 / 3 + 0 + 1) / 4, 15) },
    ],
    passAtK: [
      { k: 1, value: expect.closeTo((1 + 2 / 3 + 0 + 1) / 4, 15) },
      { k: 2, value: 0.75 },
    ],
    avgAtK: expect.closeTo(((1 + 2 / 3 + 1) / 4 + 0.75) / 2, 15),
  });
});

test("gives shares of scenarios their Wilson interval, at the confidence asked for", () => {
  const all = Array.from({ length: 799 }, (_, index) =>
    trials(`s${index}`, index < 349 ? 1 : 0, index < 349 ? 0 : 1),
  );
  const { strict } = gradedFigures(all);
  expect(strict.interval.low).toBeCloseTo(0.4027882936957089, 14);
  expect(strict.interval.high).toBeCloseTo(0.471408536960794, 14);
  expect(gradedFigures(all, 0.9).strict.interval.low).toBeCloseTo(0.4081952683720693, 14);
});

test("leaves scenarios without a score out of every figure", () => {
  const graded = [trials("a", 1, 1), trials("b", 2, 0)];
  expect(trialFigures([...graded, trials("c", 0, 0, 3)])).toEqual(trialFigures(graded));
});

test("says so when nothing was graded", () => {
  expect(trialFigures([])).toEqual({ status: "nothing-graded" });
  expect(trialFigures([trials("a", 0, 0, 3)])).toEqual({ status: "nothing-graded" });
  expect(() => gradedFigures([trials("a", 0, 0, 3)])).toThrow(RangeError);
  expect(() => gradedFigures([])).toThrow(RangeError);
});

test("its figures hold together, whatever the counts, at both ends of a band", () => {
  fc.assert(
    fc.property(anyScenarios, (scenarios) => {
      const band = figureBand(trialFigures(scenarios));
      if (band === undefined) return;
      holdTogether(band.low);
      holdTogether(band.high);
    }),
  );
});

function holdTogether(figures: TrialFigures): void {
  const { passHatK, passAtK, strict, atLeastOnce, failedAll, inconsistent } = figures;
  expect(strict.count + inconsistent + failedAll).toBe(figures.scenarios);
  expect(atLeastOnce.count + failedAll).toBe(figures.scenarios);
  expect(passHatK).toHaveLength(figures.trials.fewest);
  expect(passHatK[0]?.value).toBe(figures.meanOverScenarios);
  expect(passAtK[0]?.value).toBe(figures.meanOverScenarios);
  for (const [index, { value }] of passHatK.entries()) {
    expect(passAtK[index]?.value).toBeGreaterThanOrEqual(value);
    expect(passHatK[index + 1]?.value ?? 0).toBeLessThanOrEqual(value + 1e-15);
    expect(passAtK[index + 1]?.value ?? 1).toBeGreaterThanOrEqual((passAtK[index]?.value ?? 0) - 1e-15);
  }
  // With like numbers of trials pass^n is the strict rate; with unlike ones the curve ends at the smallest n.
  if (figures.trials.fewest === figures.trials.most) {
    expect(passHatK.at(-1)?.value).toBeCloseTo(strict.rate, 14);
    expect(passAtK.at(-1)?.value).toBeCloseTo(atLeastOnce.rate, 14);
    expect(figures.meanSingleShot).toBeCloseTo(figures.meanOverScenarios, 14);
  }
}
