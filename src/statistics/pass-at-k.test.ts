import * as fc from "fast-check";
import { expect, test } from "vitest";
import { passAtK } from "./pass-at-k.ts";
import { passHatK } from "./pass-hat-k.ts";

const drawCounts = fc
  .integer({ min: 1, max: 300 })
  .chain((trials) => fc.record({ trials: fc.constant(trials), passed: fc.integer({ min: 0, max: trials }) }));

test("counts draws without replacement", () => {
  expect(passAtK({ trials: 4, passed: 1, k: 2 })).toBe(0.5);
  expect(passAtK({ trials: 3, passed: 1, k: 1 })).toBe(1 / 3);
  expect(passAtK({ trials: 3, passed: 1, k: 3 })).toBe(1);
  expect(passAtK({ trials: 3, passed: 0, k: 3 })).toBe(0);
});

test("keeps all digits of chances near 0 and near 1", () => {
  expect(passAtK({ trials: 1_000_000, passed: 1, k: 1 })).toBe(1e-6);
  expect(passAtK({ trials: 100, passed: 50, k: 25 })).toBe(0.9999999994787606);
});

test("at k = 1 is the share that passed, and at k = trials whether any did", () => {
  fc.assert(
    fc.property(drawCounts, ({ trials, passed }) => {
      expect(passAtK({ trials, passed, k: 1 })).toBe(passed / trials);
      expect(passAtK({ trials, passed, k: trials })).toBe(passed > 0 ? 1 : 0);
    }),
  );
});

test("rises as k grows, and is never below pass^k", () => {
  fc.assert(
    fc.property(drawCounts, fc.nat(), ({ trials, passed }, any) => {
      const k = 1 + (any % trials);
      const value = passAtK({ trials, passed, k });
      expect(value).toBeGreaterThanOrEqual(passHatK({ trials, passed, k }));
      if (k < trials) expect(passAtK({ trials, passed, k: k + 1 })).toBeGreaterThanOrEqual(value);
    }),
  );
});

test("is one minus the chance that all drawn trials failed", () => {
  fc.assert(
    fc.property(drawCounts, fc.nat(), ({ trials, passed }, any) => {
      const k = 1 + (any % trials);
      const allFail = passHatK({ trials, passed: trials - passed, k });
      expect(passAtK({ trials, passed, k })).toBeCloseTo(1 - allFail, 14);
    }),
  );
});

test("refuses impossible counts", () => {
  expect(() => passAtK({ trials: 3, passed: 1, k: 4 })).toThrow(RangeError);
  expect(() => passAtK({ trials: 3, passed: 4, k: 1 })).toThrow(RangeError);
  expect(() => passAtK({ trials: 3, passed: 1, k: 0 })).toThrow(RangeError);
});
