import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bootstrapMacroMean } from "./bootstrap.ts";
import { meanInterval } from "./mean-interval.ts";
import { wilsonInterval } from "./wilson.ts";

const options = { seed: 3, draws: 99 };

test("is the bootstrap's where scenarios differ", () => {
  const groups = [[0, 1, 0.5], [1]];
  expect(meanInterval(groups, options)).toEqual({
    ...bootstrapMacroMean(groups, options),
    method: "bootstrap",
  });
});

test("has the width of a Wilson interval where all scenarios came out alike", () => {
  const all = Array.from({ length: 27 }, () => 1);
  const { low, high } = wilsonInterval({ passed: 27, total: 27 });
  expect(meanInterval([all], options)).toMatchObject({ estimate: 1, low, high, method: "wilson" });
  const none = meanInterval([all.map(() => 0)], options);
  expect([none.low, none.high]).toEqual([0, wilsonInterval({ passed: 0, total: 27 }).high]);
});

test("of groups of one size counts all their scenarios, of unlike ones fewer", () => {
  const groups = (...sizes: number[]) => sizes.map((size) => Array.from({ length: size }, () => 1));
  const low = (...sizes: number[]) => meanInterval(groups(...sizes), options).low;
  expect(low(5, 5)).toBeCloseTo(wilsonInterval({ passed: 10, total: 10 }).low, 12);
  expect(low(1, 9)).toBeLessThan(low(5, 5));
  expect(low(1, 9)).toBeGreaterThan(wilsonInterval({ passed: 1, total: 1 }).low);
});

const share = fc.constantFrom(0, 1 / 3, 0.5, 1);
const groups = fc.array(fc.array(share, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 });

test("holds its estimate, stays within [0, 1], and one scenario alone is never certain", () => {
  fc.assert(
    fc.property(groups, (some) => {
      const { estimate, low, high } = meanInterval(some, options);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      const alike = some.every((shares) => shares.every((one) => one === shares[0]));
      if (!alike) return;
      expect(low).toBeLessThanOrEqual(estimate + 1e-12);
      expect(high).toBeGreaterThanOrEqual(estimate - 1e-12);
      expect(high - low).toBeGreaterThan(0.05);
    }),
  );
});
