import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addAmounts, amountIn, centsIn, dollars } from "./amounts.ts";
import { BadArguments } from "./lenient-values.ts";
import { fixedText, isDigits, readFloat, roundedTo } from "./number-text.ts";

describe("numbers with a fixed number of decimals", () => {
  it.each([
    [0.125, 2, "0.12"],
    [0.375, 2, "0.38"],
    [2.5, 0, "2"],
    [3.5, 0, "4"],
    [2.675, 2, "2.67"],
    [1.005, 2, "1.00"],
    [-0.125, 2, "-0.12"],
    [-0, 2, "-0.00"],
    [1e22, 2, "10000000000000000000000.00"],
    [1e22, 0, "10000000000000000000000"],
    [Number.NaN, 2, "nan"],
    [Number.NEGATIVE_INFINITY, 2, "-inf"],
    [Number.POSITIVE_INFINITY, 2, "inf"],
    [0, 0, "0"],
    [-2.5, 0, "-2"],
    [0.5, 0, "0"],
    [1.5, 0, "2"],
    [12.5, 0, "12"],
    [0.75, 1, "0.8"],
    [0.25, 1, "0.2"],
    [0.0625, 3, "0.062"],
    [9.5, 0, "10"],
    [1e20, 2, "100000000000000000000.00"],
    [1e21, 1, "1000000000000000000000.0"],
    [-1e21, 0, "-1000000000000000000000"],
  ])("%d with %d decimals is %s", (value, decimals, text) => {
    expect(fixedText(value, decimals)).toBe(text);
  });

  it("is within half a unit of the last place of the value", () => {
    const values = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        expect(Math.abs(roundedTo(value, decimals) - value)).toBeLessThanOrEqual(0.5000001 / 10 ** decimals);
      }),
    );
  });

  it("rounds ties to even", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (n) => {
        expect(Number(fixedText(n + 0.5, 0)) % 2).toBe(0);
      }),
    );
  });
});

describe("reading numbers", () => {
  it("reads what JavaScript writes", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => Object.is(readFloat(String(value)), value + 0)),
    );
  });

  it.each([
    [" 5 ", 5],
    ["+5", 5],
    ["-5.", -5],
    ["-.5", -0.5],
    ["1_000", 1000],
    ["1_0.2_5", 10.25],
    ["1e3", 1000],
    ["1E+3", 1000],
    ["1.5e-3", 0.0015],
    ["1e1_0", 1e10],
    ["inf", Number.POSITIVE_INFINITY],
    ["+Infinity", Number.POSITIVE_INFINITY],
    ["-INF", Number.NEGATIVE_INFINITY],
    ["nan", Number.NaN],
    ["-NaN", Number.NaN],
    ["٣٤", 34],
    ["９०", 90],
    ["\u{1D7D8}\u{1D7E1}\u{1D7E2}\u{1D7FF}", 909],
  ])("reads %j as %d", (text, value) => {
    expect(readFloat(text)).toBe(value);
  });

  it("does not round infinities or what is no number", () => {
    expect([roundedTo(Number.NaN, 2), roundedTo(Number.NEGATIVE_INFINITY, 2), roundedTo(2.675, 2)]).toEqual([
      Number.NaN,
      Number.NEGATIVE_INFINITY,
      2.67,
    ]);
  });

  it.each(["infinit", "nano", "", " ", "1,000", "$5", "0x10", "1__0", "_1", "1_", "--1", "1e", ".", "five"])(
    "refuses %j",
    (text) => {
      expect(readFloat(text)).toBeUndefined();
    },
  );

  it("takes digits of any script for digits", () => {
    expect(readFloat("١٢٫".slice(0, 2))).toBe(12);
    expect(["４８", "²", "1²", ""].map(isDigits)).toEqual([true, true, true, false]);
    expect(["½", "1.0", "Ⅳ", "-1"].map(isDigits)).toEqual([false, false, false, false]);
  });
});

describe("amounts", () => {
  const cents = fc.integer({ min: -1e11, max: 1e11 });

  it("adds whole cents without any error", () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(addAmounts(a / 100, b / 100)).toBe((a + b) / 100);
      }),
    );
  });

  it("a thousand cents make ten dollars, which floats do not", () => {
    const floats = Array.from({ length: 1000 }, () => 0.01).reduce((sum, cent) => sum + cent, 0);
    const exact = Array.from({ length: 1000 }, () => 0.01).reduce(addAmounts, 0);
    expect([floats === 10, exact]).toEqual([false, 10]);
  });

  it("knows whole cents from fractions", () => {
    expect([0.1, 12.34, -5, 0.125, 1e-7, Number.NaN, 1e300].map(centsIn)).toEqual([
      10n,
      1234n,
      -500n,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("reads balances in every form in which they are stored", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(amountIn(dollars(amount / 100))).toBe(amount / 100);
      }),
    );
    expect([amountIn("$2,850.75"), amountIn(null), amountIn(500), amountIn(" 5 ")]).toEqual([
      2850.75, 0, 500, 5,
    ]);
    expect(() => amountIn("N/A")).toThrow(BadArguments);
  });
});
