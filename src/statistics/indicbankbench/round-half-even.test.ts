import * as fc from "fast-check";
import { expect, test } from "vitest";
import { roundHalfEven } from "./round-half-even.ts";

test.each([
  [0.5, 0],
  [1.5, 2],
  [2.5, 2],
  [-0.5, 0],
  [-1.5, -2],
  [-2.5, -2],
  [2.4999999999999996, 2],
  [2.5000000000000004, 3],
  [7, 7],
  [-0.2, 0],
])("%d goes to %d", (value, rounded) => {
  expect(roundHalfEven(value) + 0).toBe(rounded + 0);
});

test("is a nearest whole number, and an even one halfway", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (eighths) => {
      const value = eighths / 8;
      const distance = Math.abs(roundHalfEven(value) - value);
      expect(distance).toBeLessThanOrEqual(0.5);
      if (distance === 0.5) expect(Math.abs(roundHalfEven(value) % 2)).toBe(0);
    }),
  );
});
