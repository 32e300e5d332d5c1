import * as fc from "fast-check";
import { expect, test } from "vitest";
import { passHatK } from "./pass-hat-k.ts";

const drawCounts = fc
  .integer({ min: 1, max: 300 })
  .chain((trials) => fc.record({ trials: fc.constant(trials), passed: fc.integer({ min: 0, max: trials }) }));

test("counts draws without replacement", () => {
  expect(passHatK({ trials: 4, passed: 3, k: 2 })).toBe(0.5);
  expect(passHatK({ trials: 3, passed: 2, k: 2 })).toBe(1 / 3);
  expect(passHatK({ trials: 3, passed: 3, k: 3 })).toBe(1);
  expect(passHatK({ trials: 3, passed: 2, k: 3 })).toBe(0);
  expect(passHatK({ trials: 3, passed: 0, k: 1 })).toBe(0);
});

test("is exact where the binomials themselves overflow", () => {
  // From exact fractions.
  expect(passHatK({ trials: 1000, passed: 900, k: 400 })).toBe(1.7406457450943418e-24);
  expect(passHatK({ trials: 1000, passed: 700, k: 350 })).toBe(3.939433441377499e-71);
  expect(passHatK({ trials: 1000, passed: 999, k: 500 })).toBe(0.5);
  expect(passHatK({ trials: 1_000_000, passed: 999_999, k: 250_000 })).toBe(0.75);
});

test("at k = 1 is the share that passed, and at k = trials whether all did", () => {
  fc.assert(
    fc.property(drawCounts, ({ trials, passed }) => {
      expect(passHatK({ trials, passed, k: 1 })).toBe(passed / trials);
      expect(passHatK({ trials, passed, k: trials })).toBe(passed === trials ? 1 : 0);
    }),
  );
});

test("falls as k grows, and rises with each trial passed", () => {
  fc.assert(
    fc.property(drawCounts, fc.nat(), ({ trials, passed }, any) => {
      const k = 1 + (any % trials);
      const value = passHatK({ trials, passed, k });
      if (k < trials) expect(passHatK({ trials, passed, k: k + 1 })).toBeLessThanOrEqual(value);
      if (passed < trials) expect(passHatK({ trials, passed: passed + 1, k })).toBeGreaterThanOrEqual(value);
    }),
  );
});

test.each([
  { trials: 3, passed: 1, k: 0 },
  { trials: 3, passed: 1, k: 4 },
  { trials: 3, passed: 4, k: 1 },
  { trials: 3, passed: -1, k: 1 },
  { trials: 0, passed: 0, k: 0 },
  { trials: 3, passed: 1.5, k: 1 },
  { trials: Number.NaN, passed: 1, k: 1 },
])("refuses impossible counts: $k of $trials, $passed passed", (counts) => {
  expect(() => passHatK(counts)).toThrow(RangeError);
});
