import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addMonths,
  fixedDepositValue,
  goldLoan,
  monthlyInstalment,
  recurringDepositValue,
} from "./formulae.ts";

const tiers = [{ upTo: 250000, percent: 85 }, { upTo: 500000, percent: 80 }, { percent: 75 }];
const principal = fc.integer({ min: 1000, max: 10_000_000 });
const rate = fc.integer({ min: 300, max: 1500 }).map((points) => points / 100);
const months = fc.integer({ min: 1, max: 360 });

describe("deposits", () => {
  it("compound quarterly", () => {
    expect(fixedDepositValue(500000, 6.5, 12)).toBe(533301);
    expect(fixedDepositValue(100000, 8, 3)).toBe(102000);
  });

  it("count each instalment of a recurring deposit for the months it runs", () => {
    expect(recurringDepositValue(1000, 8, 3)).toBe(
      Math.round(1000 * (1.02 + 1.02 ** (2 / 3) + 1.02 ** (1 / 3))),
    );
  });

  it("a recurring deposit is worth less than its sum deposited at the start, and more than its sum", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 50000 }),
        rate,
        fc.integer({ min: 6, max: 120 }),
        (sum, r, n) => {
          const value = recurringDepositValue(sum, r, n);
          expect(value).toBeGreaterThan(sum * n);
          expect(value).toBeLessThan(fixedDepositValue(sum * n, r, n) + 1);
        },
      ),
    );
  });
});

describe("monthlyInstalment", () => {
  it("is the annuity, and an equal share without interest", () => {
    expect(monthlyInstalment(2_000_000, 10.5, 60)).toBe(42988);
    expect(monthlyInstalment(1200, 0, 12)).toBe(100);
  });

  it("pays the loan off: what remains after the last month is rounding only", () => {
    fc.assert(
      fc.property(principal, rate, months, (loan, r, n) => {
        const emi = monthlyInstalment(loan, r, n);
        const growth = (1 + r / 1200) ** n;
        const left = loan * growth - (emi * (growth - 1)) / (r / 1200);
        expect(Math.abs(left)).toBeLessThanOrEqual((0.51 * (growth - 1)) / (r / 1200));
      }),
    );
  });
});

describe("goldLoan", () => {
  it.each([
    [200_000, { amount: 170_000, percent: 85 }],
    [300_000, { amount: 250_000, percent: 85 }],
    [400_000, { amount: 320_000, percent: 80 }],
    [640_000, { amount: 500_000, percent: 80 }],
    [1_000_000, { amount: 750_000, percent: 75 }],
  ])("value %i", (value, loan) => {
    expect(goldLoan(value, tiers)).toEqual(loan);
  });

  it("never falls as the value grows", () => {
    fc.assert(
      fc.property(principal, fc.integer({ min: 0, max: 500_000 }), (value, more) => {
        expect(goldLoan(value + more, tiers).amount).toBeGreaterThanOrEqual(goldLoan(value, tiers).amount);
      }),
    );
  });
});

describe("addMonths", () => {
  it.each([
    ["2026-05-12", 12, "2027-05-12"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2026-11-30", 3, "2027-02-28"],
    ["2026-10-31", 2, "2026-12-31"],
  ])("%s + %i months", (date, count, expected) => {
    expect(addMonths(date, count)).toBe(expected);
  });
});
