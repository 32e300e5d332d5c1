import * as fc from "fast-check";
import jstat from "jstat";
import { expect, test } from "vitest";
import { binomialHalfTail } from "./binomial-half-tail.ts";

/** The tail in whole numbers. */
function exactTail(most: number, tosses: number): number {
  let term = 1n;
  let sum = 0n;
  for (let heads = 0; heads <= most; heads++) {
    sum += term;
    term = (term * BigInt(tosses - heads)) / BigInt(heads + 1);
  }
  return Number((sum * 10n ** 40n) / 2n ** BigInt(tosses)) / 1e40;
}

test("agrees with the exact sum of binomial terms", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (tosses, any) => {
      const most = any % (Math.floor(tosses / 2) + 1);
      const exact = exactTail(most, tosses);
      // Below 1e-25 the check above has itself fewer digits.
      if (exact > 1e-25) expect(binomialHalfTail({ most, tosses }) / exact).toBeCloseTo(1, 13);
    }),
  );
});

test("agrees with jstat, whose own digits end at the tenth", () => {
  for (const [most, tosses] of [
    [5, 15],
    [400, 870],
    [3, 12],
    [40, 100],
  ] as const) {
    expect(binomialHalfTail({ most, tosses })).toBeCloseTo(jstat.binomial.cdf(most, tosses, 0.5), 9);
  }
});

test("refuses what is not a lower tail", () => {
  expect(() => binomialHalfTail({ most: 6, tosses: 11 })).toThrow(RangeError);
  expect(() => binomialHalfTail({ most: -1, tosses: 11 })).toThrow(RangeError);
  expect(() => binomialHalfTail({ most: 0.5, tosses: 11 })).toThrow(RangeError);
});
