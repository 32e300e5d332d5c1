import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bootstrapDifference, bootstrapMacroMean, bootstrapMean } from "./bootstrap.ts";
import { normalQuantile } from "./normal-quantile.ts";
import { seededRandom } from "./seeded-random.ts";

const score = fc.constantFrom(0, 0.25, 1 / 3, 0.5, 2 / 3, 1);
const scores = fc.array(score, { minLength: 1, maxLength: 12 });
const pairs = fc.array(fc.record({ first: score, second: score }), { minLength: 1, maxLength: 12 });
const few = { seed: 11, draws: 99 };

test("states everything that is needed to get the same interval again, and gets it for ever", () => {
  const interval = bootstrapMean([0, 1, 1, 0.5, 1, 0, 0, 1, 1 / 3, 1], { seed: 5 });
  // The same ends as from an independent program of the published generator and estimator.
  expect(interval).toEqual({
    estimate: 0.5833333333333333,
    low: 0.3,
    high: 0.85,
    confidence: 0.95,
    draws: 10_000,
    seed: 5,
  });
  expect(bootstrapMean([0, 1, 1, 0.5, 1, 0, 0, 1, 1 / 3, 1], interval)).toEqual(interval);
});

test("is near the normal interval where that holds", () => {
  const half = Array.from({ length: 400 }, (_, index) => index % 2);
  const { estimate, low, high } = bootstrapMean(half, { seed: 1 });
  const reach = normalQuantile(0.975) * Math.sqrt(0.25 / 400);
  expect(estimate).toBe(0.5);
  expect(low).toBeCloseTo(0.5 - reach, 2);
  expect(high).toBeCloseTo(0.5 + reach, 2);
});

test("covers the truth about as often as it says", () => {
  const coin = seededRandom(123);
  const samples = Array.from({ length: 300 }, () => Array.from({ length: 60 }, () => coin.below(2)));
  const covering = samples.filter((sample) => {
    const { low, high } = bootstrapMean(sample, { seed: 2, draws: 499, confidence: 0.9 });
    return low <= 0.5 && 0.5 <= high;
  });
  // 270 expected; percentile intervals are known to be a little narrow.
  expect(covering.length).toBeGreaterThan(250);
  expect(covering.length).toBeLessThan(290);
});

test("takes the k-th smallest and k-th largest mean, k = (draws + 1) * alpha", () => {
  // With 19 draws at 0.9, k is 1: the interval runs from the smallest to the largest mean drawn.
  const all = bootstrapMean([0, 0, 1], { seed: 4, draws: 19, confidence: 0.9 });
  expect([all.low, all.high]).toEqual([0, 1]);
});

test("ignores what makes a scenario hard for both systems", () => {
  const paired = Array.from({ length: 40 }, (_, index) => ({
    first: (index % 2) / 2 + 0.5,
    second: (index % 2) / 2,
  }));
  const { estimate, low, high } = bootstrapDifference(paired, { seed: 1, draws: 199 });
  expect([estimate, low, high]).toEqual([0.5, 0.5, 0.5]);
});

test("gives no width to systems that score alike", () => {
  fc.assert(
    fc.property(scores, (alike) => {
      const paired = alike.map((one) => ({ first: one, second: one }));
      expect(bootstrapDifference(paired, few)).toMatchObject({ estimate: 0, low: 0, high: 0 });
    }),
  );
});

test("mirrors the interval when the systems change places", () => {
  fc.assert(
    fc.property(pairs, (scored) => {
      const one = bootstrapDifference(scored, few);
      const swapped = scored.map(({ first, second }) => ({ first: second, second: first }));
      const other = bootstrapDifference(swapped, few);
      expect(other.low).toBeCloseTo(-one.high, 15);
      expect(other.high).toBeCloseTo(-one.low, 15);
      expect(other.estimate).toBeCloseTo(-one.estimate, 15);
    }),
  );
});

test("stays within the range of the scores, low end first", () => {
  fc.assert(
    fc.property(scores, fc.nat(), (some, seed) => {
      const { low, high } = bootstrapMean(some, { seed, draws: 99 });
      expect(low).toBeLessThanOrEqual(high);
      expect(low).toBeGreaterThanOrEqual(Math.min(...some) - 1e-15);
      expect(high).toBeLessThanOrEqual(Math.max(...some) + 1e-15);
    }),
  );
});

test("weighs groups alike in a macro average, whatever their size", () => {
  const groups = [[1], [0, 0, 0, 0], [0.5, 0.5]];
  expect(bootstrapMacroMean(groups, few)).toMatchObject({ estimate: 0.5, low: 0.5, high: 0.5 });
});

test("resamples within groups only: differences between them add no width", () => {
  const within = bootstrapMacroMean(
    [
      [0, 1, 0, 1],
      [5, 6, 5, 6],
    ],
    { seed: 1, draws: 999 },
  );
  expect(within.low).toBeGreaterThanOrEqual(2.5);
  expect(within.high).toBeLessThanOrEqual(3.5);
});

test("refuses no scores, empty groups, and draws too few for the confidence", () => {
  expect(() => bootstrapMean([], { seed: 1 })).toThrow(RangeError);
  expect(() => bootstrapMacroMean([], { seed: 1 })).toThrow(RangeError);
  expect(() => bootstrapMacroMean([[1], []], { seed: 1 })).toThrow(RangeError);
  expect(() => bootstrapMean([1], { seed: 1, draws: 38 })).toThrow(RangeError);
  expect(() => bootstrapMean([1], { seed: 1, draws: 39 })).not.toThrow();
  expect(() => bootstrapMean([1], { seed: 1, draws: 99.5 })).toThrow(RangeError);
  expect(() => bootstrapMean([1], { seed: 1, confidence: 1 })).toThrow(RangeError);
  expect(() => bootstrapMean([1], { seed: -1 })).toThrow(RangeError);
});
