import { expect, test } from "vitest";
import { fallingFactorial } from "./falling-factorial.ts";

test("multiplies count factors downwards from n", () => {
  expect(fallingFactorial(5, 0)).toBe(1n);
  expect(fallingFactorial(5, 2)).toBe(20n);
  expect(fallingFactorial(5, 5)).toBe(120n);
  expect(fallingFactorial(25, 25)).toBe(15511210043330985984000000n);
});

test("is zero when the factors run through zero", () => {
  expect(fallingFactorial(3, 4)).toBe(0n);
  expect(fallingFactorial(0, 1)).toBe(0n);
});
