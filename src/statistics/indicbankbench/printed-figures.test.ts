import { expect, test } from "vitest";
import { printedMean, printedPercent } from "./printed-figures.ts";

test("prints whole percent, halves of the binary value to even", () => {
  expect([0, 1, 0.125, 0.375, 0.005, 2 / 3].map(printedPercent)).toEqual([
    "0%",
    "100%",
    "12%",
    "38%",
    "0%",
    "67%",
  ]);
});

test("prints means with two decimals, halves of the binary value to even", () => {
  expect([0, 1, 0.125, 0.375, 0.625, 2 / 3].map(printedMean)).toEqual([
    "0.00",
    "1.00",
    "0.12",
    "0.38",
    "0.62",
    "0.67",
  ]);
  expect(printedMean(-0.125)).toBe("-0.12");
});

test("does not take a decimal half for a binary one", () => {
  // 1.005 lies below and 2.675 below in binary; 1.115 lies above.
  expect([1.005, 2.675, 1.115].map(printedMean)).toEqual(["1.00", "2.67", "1.11"]);
});
