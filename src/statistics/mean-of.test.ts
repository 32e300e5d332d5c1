import * as fc from "fast-check";
import { expect, test } from "vitest";
import { meanOf } from "./mean-of.ts";

test("averages", () => {
  expect(meanOf([1, 0, 0.5])).toBe(0.5);
});

test("is the same to the last digit in any order", () => {
  const values = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 });
  const shuffled = values.chain((list) =>
    fc.shuffledSubarray(list, { minLength: list.length }).map((other) => ({ list, other })),
  );
  fc.assert(
    fc.property(shuffled, ({ list, other }) => {
      expect(meanOf(other)).toBe(meanOf(list));
    }),
  );
});

test("refuses the mean of nothing", () => {
  expect(() => meanOf([])).toThrow(RangeError);
});
