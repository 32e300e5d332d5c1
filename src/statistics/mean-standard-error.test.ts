import { expect, test } from "vitest";
import { meanStandardError } from "./mean-standard-error.ts";

test("the standard error of a mean, by known values", () => {
  // 2, 4, 4, 4, 5, 5, 7, 9: the sum of squares about 5 is 32.
  expect(meanStandardError([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
  expect(meanStandardError([0, 1])).toBeCloseTo(0.5, 12);
  expect(meanStandardError([1, 1, 1])).toBe(0);
});

test("the order of the values changes nothing, and one value has no spread", () => {
  expect(meanStandardError([0.1, 0.7, 0.2])).toBe(meanStandardError([0.7, 0.2, 0.1]));
  expect(() => meanStandardError([1])).toThrow(RangeError);
});
