import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mcnemar } from "./mcnemar.ts";

const count = fc.integer({ min: 0, max: 2000 });

// The first six from exact fractions, the rest from 40-digit arithmetic.
test.each([
  [5, 10, 0.3017578125],
  [1, 20, 2.09808349609375e-5],
  [0, 10, 0.001953125],
  [121, 59, 4.434449263755176e-6],
  [400, 470, 0.019267052848609224],
  [0, 1074, 1e-323],
  [500, 1500, 1.474397522976895e-115],
  [50_000, 50_400, 0.20794602416762883],
  [4_990_000, 5_010_000, 2.5448004911551733e-10],
  [4_997_000, 5_003_000, 0.057821285315837544],
])("mcnemar of %d against %d", (onlyFirst, onlySecond, p) => {
  expect(mcnemar({ onlyFirst, onlySecond }) / p).toBeCloseTo(1, 11);
});

test("finds nothing where systems agree everywhere, or disagree evenly", () => {
  expect(mcnemar({ onlyFirst: 0, onlySecond: 0 })).toBe(1);
  expect(mcnemar({ onlyFirst: 1, onlySecond: 0 })).toBe(1);
  expect(mcnemar({ onlyFirst: 8, onlySecond: 7 })).toBe(1);
  expect(mcnemar({ onlyFirst: 100_000, onlySecond: 100_000 })).toBe(1);
});

test("is symmetric, a probability, and falls as a disagreement grows more one-sided", () => {
  fc.assert(
    fc.property(count, count, (onlyFirst, onlySecond) => {
      const p = mcnemar({ onlyFirst, onlySecond });
      expect(mcnemar({ onlyFirst: onlySecond, onlySecond: onlyFirst })).toBe(p);
      expect(p).toBeGreaterThanOrEqual(0);
      expect(p).toBeLessThanOrEqual(1);
      if (onlyFirst >= onlySecond && onlySecond > 0) {
        expect(mcnemar({ onlyFirst: onlyFirst + 1, onlySecond: onlySecond - 1 })).toBeLessThanOrEqual(p);
      }
    }),
  );
});

test("refuses what is no count", () => {
  expect(() => mcnemar({ onlyFirst: -1, onlySecond: 2 })).toThrow(RangeError);
  expect(() => mcnemar({ onlyFirst: 1.5, onlySecond: 2 })).toThrow(RangeError);
});
