import * as fc from "fast-check";
import { expect, test } from "vitest";
import { outcomeBounds } from "./outcome-bounds.ts";
import { anyScenarios } from "./any-scenarios.fixture.ts";
import { trialFigures } from "./trial-figures.ts";

test("counts episodes without a score once as failed and once as passed", () => {
  const bounds = outcomeBounds([
    { scenario: "a", groups: {}, passed: 2, failed: 0, open: 0, invalid: 1, error: 1 },
    { scenario: "b", groups: {}, passed: 1, failed: 1, open: 0, invalid: 0, error: 0 },
    { scenario: "c", groups: {}, passed: 0, failed: 0, open: 0, invalid: 0, error: 2 },
    { scenario: "never-played", groups: {}, passed: 0, failed: 0, open: 0, invalid: 0, error: 0 },
  ]);
  expect(bounds).toEqual({
    status: "bounded",
    unscored: 4,
    episodes: 8,
    scenarios: 3,
    strict: { low: 0, high: 2 / 3 },
    meanOverScenarios: {
      low: expect.closeTo((0.5 + 0.5 + 0) / 3, 15),
      high: expect.closeTo((1 + 0.5 + 1) / 3, 15),
    },
    meanSingleShot: { low: 3 / 8, high: 7 / 8 },
  });
});

test("says so when nothing was played", () => {
  expect(outcomeBounds([])).toEqual({ status: "no-episodes" });
});

test("encloses the figures, and meets them where every episode has a score", () => {
  fc.assert(
    fc.property(anyScenarios, (scenarios) => {
      const figures = trialFigures(scenarios);
      const bounds = outcomeBounds(scenarios);
      if (figures.status !== "graded") return;
      if (bounds.status !== "bounded") throw new Error("graded, yet without an episode");
      const pairs = [
        [figures.strict.rate, bounds.strict],
        [figures.meanOverScenarios, bounds.meanOverScenarios],
        [figures.meanSingleShot, bounds.meanSingleShot],
      ] as const;
      for (const [figure, { low, high }] of pairs) {
        expect(low).toBeLessThanOrEqual(figure + 1e-15);
        expect(high).toBeGreaterThanOrEqual(figure - 1e-15);
        if (bounds.unscored === 0) expect([low, high]).toEqual([figure, figure]);
      }
    }),
  );
});
