import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exactRatio } from "./exact-ratio.ts";

test("gives the nearest double to fractions whose parts no double can hold", () => {
  expect(exactRatio(10n ** 400n, 3n * 10n ** 400n)).toBe(1 / 3);
  expect(exactRatio(7n * 10n ** 350n, 10n ** 351n)).toBe(0.7);
  expect(exactRatio(10n ** 400n, 10n ** 100n)).toBe(1e300);
  expect(exactRatio(10n ** 100n, 10n ** 400n)).toBe(1e-300);
});

test("rounds once: halfway cases go to even, and a remainder far below decides them", () => {
  const halfway = 2n ** 54n + 2n; // between 2^54 and 2^54 + 4
  expect(exactRatio(halfway, 1n)).toBe(2 ** 54);
  expect(exactRatio(halfway * 3n, 3n)).toBe(2 ** 54);
  expect(exactRatio(halfway * 2n ** 200n + 1n, 2n ** 200n)).toBe(2 ** 54 + 4);
});

test("falls to zero below the smallest double", () => {
  expect(exactRatio(1n, 10n ** 400n)).toBe(0);
  expect(exactRatio(0n, 10n ** 400n)).toBe(0);
});

test("agrees with the division of doubles wherever that is exact", () => {
  const part = fc.bigInt(1n, 2n ** 53n);
  fc.assert(
    fc.property(part, part, fc.bigInt(2n ** 60n, 2n ** 900n), (over, under, factor) => {
      expect(exactRatio(over * factor, under * factor)).toBe(Number(over) / Number(under));
    }),
  );
});

test("refuses what is no fraction of whole numbers", () => {
  expect(() => exactRatio(1n, 0n)).toThrow(RangeError);
  expect(() => exactRatio(-1n, 2n)).toThrow(RangeError);
});
