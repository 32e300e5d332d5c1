import { describe, expect, test } from "vitest";
import { amountText, countOf, countText, durationText, usdText } from "./quantity-text.ts";

describe("quantities for people", () => {
  test("rupees are grouped by lakhs and crores, dollars by thousands", () => {
    expect(amountText(12_545_000, "INR")).toBe("₹1,25,450.00");
    expect(amountText(12_545_000, "USD")).toBe("$125,450.00");
  });

  test.each([
    [0, "$0.00"],
    ["0.5", "$0.50"],
    ["0.00042", "$0.00042"],
    ["0.000000004", "$0.000000004"],
    ["1234.5", "$1,234.50"],
  ])("%s dollars are %s, never rounded to nothing", (usd, text) => {
    expect(usdText(usd)).toBe(text);
  });

  test.each([
    [12, "12 ms"],
    [4_240, "4.2 s"],
    [61_000, "2 min"],
    [5_400_000, "1.5 h"],
  ])("%d milliseconds are %s", (ms, text) => {
    expect(durationText(ms)).toBe(text);
  });

  test("counts have their thousands apart", () => {
    expect(countText(1_234_567)).toBe("1,234,567");
  });
});

test("a count agrees with what is counted", () => {
  expect([0, 1, 1200].map((count) => countOf(count, "trial"))).toEqual([
    "0 trials",
    "1 trial",
    "1,200 trials",
  ]);
});
