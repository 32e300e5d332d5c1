import * as fc from "fast-check";
import { expect, test } from "vitest";
import { wilsonInterval } from "./wilson.ts";

const counts = fc
  .integer({ min: 1, max: 5000 })
  .chain((total) => fc.record({ total: fc.constant(total), passed: fc.integer({ min: 0, max: total }) }));

// Ends from the formula in 40-digit arithmetic. 81/263 and 15/148 are worked examples of Newcombe (1998).
test.each([
  [349, 799, 0.4027882936957089, 0.47140853696079404],
  [465, 799, 0.5474647677788395, 0.6157056795874786],
  [594, 799, 0.7120316671149655, 0.7724973712476123],
  [81, 263, 0.2552885198782742, 0.36620957698280004],
  [15, 148, 0.06238639953073628, 0.16048724172330803],
  [3, 4, 0.3006418425824019, 0.9544127391902995],
  [0, 10, 0, 0.27753279986288926],
  [10, 10, 0.7224672001371107, 1],
  [1, 1_000_000, 1.7652457674537147e-7, 5.664911804311443e-6],
])("wilsonInterval of %d of %d", (passed, total, low, high) => {
  const interval = wilsonInterval({ passed, total });
  expect(interval.low).toBeCloseTo(low, 14);
  expect(interval.high).toBeCloseTo(high, 14);
});

test("widens with confidence", () => {
  expect(wilsonInterval({ passed: 349, total: 799 }, 0.9).low).toBeCloseTo(0.4081952683720693, 14);
  expect(wilsonInterval({ passed: 349, total: 799 }, 0.99).high).toBeCloseTo(0.48233068110123783, 14);
});

test("stays within [0, 1] and encloses the share, with an end exactly at 0 or 1 when nothing or all passed", () => {
  fc.assert(
    fc.property(counts, fc.double({ min: 0.5, max: 0.999, noNaN: true }), (of, confidence) => {
      const { low, high } = wilsonInterval(of, confidence);
      const share = of.passed / of.total;
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
      expect(high).toBeLessThanOrEqual(1);
      expect(low === 0).toBe(of.passed === 0);
      expect(high === 1).toBe(of.passed === of.total);
    }),
  );
});

test("mirrors when passes and failures change places", () => {
  fc.assert(
    fc.property(counts, ({ passed, total }) => {
      const { low, high } = wilsonInterval({ passed, total });
      const mirrored = wilsonInterval({ passed: total - passed, total });
      expect(mirrored.low).toBeCloseTo(1 - high, 12);
      expect(mirrored.high).toBeCloseTo(1 - low, 12);
    }),
  );
});

test("refuses shares of nothing and impossible ones", () => {
  expect(() => wilsonInterval({ passed: 0, total: 0 })).toThrow(RangeError);
  expect(() => wilsonInterval({ passed: 3, total: 2 })).toThrow(RangeError);
  expect(() => wilsonInterval({ passed: 1, total: 2 }, 1)).toThrow(RangeError);
});
