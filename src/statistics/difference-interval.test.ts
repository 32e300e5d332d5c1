import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bootstrapDifference, type PairedScores } from "./bootstrap.ts";
import { differenceInterval } from "./difference-interval.ts";

const options = { seed: 3, draws: 99 };
const pairs = (count: number, pair: PairedScores) => Array.from({ length: count }, () => pair);

test("is the paired bootstrap's where scenarios differ unlike", () => {
  const some = [...pairs(3, { first: 1, second: 0 }), ...pairs(2, { first: 0.5, second: 0.5 })];
  expect(differenceInterval(some, options)).toEqual({
    ...bootstrapDifference(some, options),
    method: "bootstrap",
  });
});

test("27 scenarios that two systems did alike leave room for an eighth that they would not", () => {
  const { estimate, low, high } = differenceInterval(pairs(27, { first: 1, second: 1 }), options);
  // R: prop.test(0, 27, correct = FALSE) gives 0 to 0.1246.
  expect([estimate, low, high]).toEqual([0, expect.closeTo(-0.1246, 4), expect.closeTo(0.1246, 4)]);
});

test("27 that one won and the other lost leave none beyond that", () => {
  const { low, high } = differenceInterval(pairs(27, { first: 1, second: 0 }), options);
  expect([low, high]).toEqual([expect.closeTo(1 - 2 * 0.1246, 3), 1]);
});

const share = fc.constantFrom(0, 1 / 3, 0.5, 1);
const some = fc.array(fc.record({ first: share, second: share }), { minLength: 1, maxLength: 8 });

test("stays within [-1, 1], holds its estimate, and is mirrored when the systems are swapped", () => {
  fc.assert(
    fc.property(some, (scores) => {
      const one = differenceInterval(scores, options);
      const other = differenceInterval(
        scores.map(({ first, second }) => ({ first: second, second: first })),
        options,
      );
      expect(other.low).toBeCloseTo(-one.high, 12);
      expect(other.high).toBeCloseTo(-one.low, 12);
      expect(one.low).toBeGreaterThanOrEqual(-1 - 1e-12);
      expect(one.high).toBeLessThanOrEqual(1 + 1e-12);
      expect(one.low).toBeLessThanOrEqual(one.estimate + 1e-12);
      expect(one.high).toBeGreaterThanOrEqual(one.estimate - 1e-12);
      expect(one.high - one.low).toBeGreaterThan(0);
    }),
  );
});
