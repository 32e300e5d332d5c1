import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyAnswers, answer } from "./any-answers.fixture.ts";
import { anyScenarios } from "./any-scenarios.fixture.ts";
import type { Band } from "./band.ts";
import { macroBand } from "./break-down.ts";
import { pairBand, testsOf } from "./compare-pair.ts";
import { compareSystems } from "./compare-systems.ts";
import { outcomeBounds } from "./outcome-bounds.ts";
import type { ScenarioTrials } from "./scenario-trials.ts";
import { meanBand, summariseTrials, type TrialSummary } from "./summarise-trials.ts";
import { figureBand, inconsistentRange, trialFigures, type TrialFigures } from "./trial-figures.ts";
import type { Interval } from "./wilson.ts";

const options = { seed: 4, draws: 59 };
/** Sums of the same shares may differ in the last digit. */
const ROUNDING = 1e-12;

function trials(scenario: string, counts: Partial<ScenarioTrials>): ScenarioTrials {
  return { scenario, groups: {}, passed: 0, failed: 0, open: 0, invalid: 0, error: 0, ...counts };
}

function bandOfFigures(scenarios: readonly ScenarioTrials[]): Band<TrialFigures> {
  const band = figureBand(trialFigures(scenarios));
  if (band === undefined) throw new Error("nothing graded");
  return band;
}

test("a figure runs from all open trials failed to all passed, with the interval of each end", () => {
  const scenarios = [
    trials("sure", { passed: 3 }),
    trials("asked", { passed: 1, open: 2 }),
    trials("lost", { failed: 1, open: 2 }),
    trials("all open", { open: 3 }),
    trials("broken", { invalid: 3 }),
  ];
  const figures = trialFigures(scenarios);
  expect(figures).toMatchObject({
    status: "banded",
    open: 7,
    low: { scenarios: 4, strict: { count: 1, of: 4, rate: 0.25 }, meanOverScenarios: (1 + 1 / 3) / 4 },
    high: { scenarios: 4, strict: { count: 3, of: 4, rate: 0.75 }, meanOverScenarios: (3 + 2 / 3) / 4 },
    inconsistent: { low: 0, high: 3 },
  });
  const { low, high } = bandOfFigures(scenarios);
  expect(low.strict.interval.low).toBeCloseTo(0.0456, 4);
  expect(high.strict.interval.high).toBeCloseTo(0.9544, 4);
});

test("an open trial that changes nothing leaves a figure without width", () => {
  const { low, high } = bandOfFigures([trials("a", { failed: 1, open: 1 }), trials("b", { passed: 2 })]);
  expect([low.strict.rate, high.strict.rate]).toEqual([0.5, 0.5]);
  expect([low.meanOverScenarios, high.meanOverScenarios]).toEqual([0.5, 0.75]);
});

describe("whatever the answers are", () => {
  test("every figure lies in its band", () => {
    fc.assert(
      fc.property(anyAnswers(anyScenarios), ({ asked, answered }) => {
        const [before, after] = [summariseTrials(asked, options), summariseTrials(answered, options)];
        const [band, figures] = [figureBand(before.overall.figures), figureBand(after.overall.figures)?.low];
        if (band === undefined || figures === undefined) {
          expect(figures).toBe(band);
          return;
        }
        for (const read of RATES) within(read(figures), { low: read(band.low), high: read(band.high) });
        for (const [k, { value }] of figures.passHatK.entries()) {
          within(value, { low: band.low.passHatK[k]?.value, high: band.high.passHatK[k]?.value });
        }
        for (const [k, { value }] of figures.passAtK.entries()) {
          within(value, { low: band.low.passAtK[k]?.value, high: band.high.passAtK[k]?.value });
        }
        if (before.overall.figures.status !== "nothing-graded") {
          within(figures.inconsistent, inconsistentRange(before.overall.figures));
        }
        for (const [estimate, ends] of pairsOfMeans(before, after)) within(estimate, ends);
      }),
    );
  });

  test("the interval of a strict rate lies between the outer limits of the ends", () => {
    fc.assert(
      fc.property(anyAnswers(anyScenarios), ({ asked, answered }) => {
        const [band, figures] = [figureBand(trialFigures(asked)), figureBand(trialFigures(answered))?.low];
        if (band === undefined || figures === undefined) return;
        const outer = { low: band.low.strict.interval.low, high: band.high.strict.interval.high };
        within(figures.strict.interval.low, outer);
        within(figures.strict.interval.high, outer);
      }),
    );
  });

  test("a comparison's differences and tests lie in their bands", () => {
    const both = fc.tuple(anyAnswers(anyScenarios), anyAnswers(anyScenarios));
    fc.assert(
      fc.property(both, ([one, other]) => {
        const compare = (first: readonly ScenarioTrials[], second: readonly ScenarioTrials[]) =>
          compareSystems(
            [
              { system: "first", scenarios: first },
              { system: "second", scenarios: second },
            ],
            options,
          );
        const [before, after] = [compare(one.asked, other.asked), compare(one.answered, other.answered)];
        expect(after.leftOut).toEqual(before.leftOut);
        if (before.status !== "compared" || after.status !== "compared") return;
        expect(after.common).toEqual(before.common);
        const [pair, figures] = [before.pairs[0], after.pairs[0]];
        if (pair === undefined || figures?.status !== "graded") throw new Error("not compared");
        const { low, high } = pairBand(pair);
        for (const name of ["strictDifference", "meanDifference"] as const) {
          within(figures[name].estimate, { low: low[name].estimate, high: high[name].estimate });
        }
        const { least, most } = testsOf(pair);
        within(figures.mcnemar.p, { low: least.p, high: most.p });
        within(figures.mcnemar.adjustedP, { low: least.adjustedP, high: most.adjustedP });
      }),
      { numRuns: 300 },
    );
  });
});

test("without an open trial no band has a width", () => {
  fc.assert(
    fc.property(anyScenarios, (scenarios) => {
      const summary = summariseTrials(
        scenarios.map((one) => ({ ...one, open: 0 })),
        options,
      );
      const { figures } = summary.overall;
      expect(figures.status).not.toBe("banded");
      const band = figureBand(figures);
      expect(band?.low).toEqual(band?.high);
      expect(meanBand(summary.mean)?.low).toEqual(meanBand(summary.mean)?.high);
      for (const { macro } of summary.by) expect(macro.status).not.toBe("banded");
    }),
  );
});

test("each answer narrows the band or leaves it", () => {
  const one = anyScenarios.filter((list) => list.some(({ open }) => open > 0));
  fc.assert(
    fc.property(one, fc.boolean(), (scenarios, holds) => {
      const place = scenarios.findIndex(({ open }) => open > 0);
      const next = scenarios.map((each, index) => (index === place ? answer(each, holds ? 1 : 0, 1) : each));
      const [before, after] = [bandOfFigures(scenarios), bandOfFigures(next)];
      for (const read of RATES) {
        expect(read(after.low)).toBeGreaterThanOrEqual(read(before.low) - ROUNDING);
        expect(read(after.high)).toBeLessThanOrEqual(read(before.high) + ROUNDING);
      }
    }),
  );
});

test("bounds enclose the band, and are the band where nothing is invalid or in error", () => {
  fc.assert(
    fc.property(anyScenarios, fc.boolean(), (given, broken) => {
      const scenarios = broken ? given : given.map((one) => ({ ...one, invalid: 0, error: 0 }));
      const [band, bounds] = [figureBand(trialFigures(scenarios)), outcomeBounds(scenarios)];
      if (band === undefined || bounds.status !== "bounded") return;
      const rates = [band.low.strict.rate, band.high.strict.rate];
      for (const rate of rates) within(rate, bounds.strict);
      if (!broken) expect(rates).toEqual([bounds.strict.low, bounds.strict.high]);
      within(band.low.meanOverScenarios, bounds.meanOverScenarios);
      within(band.high.meanOverScenarios, bounds.meanOverScenarios);
    }),
  );
});

const RATES: readonly ((figures: TrialFigures) => number)[] = [
  ({ strict }) => strict.rate,
  ({ atLeastOnce }) => atLeastOnce.rate,
  ({ meanOverScenarios }) => meanOverScenarios,
  ({ meanSingleShot }) => meanSingleShot,
  ({ avgAtK }) => avgAtK,
  ({ failedAll }) => -failedAll,
];

/** The mean, and the macro averages of every grouping. */
function pairsOfMeans(before: TrialSummary, after: TrialSummary): [number, Interval][] {
  const pairs: [number, Interval][] = [];
  const [mean, answered] = [meanBand(before.mean), meanBand(after.mean)?.low];
  if (mean !== undefined && answered !== undefined) {
    pairs.push([answered.estimate, { low: mean.low.estimate, high: mean.high.estimate }]);
  }
  for (const [index, { macro }] of before.by.entries()) {
    const [band, own] = [macroBand(macro), macroBand(after.by[index]?.macro ?? macro)?.low];
    if (band === undefined || own === undefined) continue;
    for (const name of ["strict", "meanOverScenarios"] as const) {
      pairs.push([own[name].estimate, { low: band.low[name].estimate, high: band.high[name].estimate }]);
    }
  }
  return pairs;
}

function within(value: number, { low, high }: { low: number | undefined; high: number | undefined }): void {
  expect(value).toBeGreaterThanOrEqual((low ?? Number.NaN) - ROUNDING);
  expect(value).toBeLessThanOrEqual((high ?? Number.NaN) + ROUNDING);
}
