import { describe, expect, test } from "vitest";
import type { Json } from "../../contract/json.ts";
import { dayNumberOf } from "../../text/dates.ts";
import type { Amount } from "../../text/money.ts";
import { scanFigures, type Percent } from "../../text/scan-figures.ts";
import { FigureKnowledge } from "./figure-knowledge.ts";
import { isDerivedAmount, isSourcedAmount, isSourcedDate, isSourcedPercent } from "./figure-support.ts";

/** One source, of what was said or of a tool's answer. */
function knows(...given: readonly Json[]): { all: readonly FigureKnowledge[] } {
  const knowledge = new FigureKnowledge();
  for (const value of given) {
    if (typeof value === "string") knowledge.learnText(value);
    else knowledge.learnJson(value, "tool");
  }
  return { all: [knowledge] };
}

/** The last amount of a text, and the text. */
function amountIn(text: string): [Amount, string] {
  const { plain, amounts } = scanFigures(text);
  const amount = amounts.at(-1);
  if (amount === undefined) throw new Error(`no amount in ${text}`);
  return [amount, plain];
}

describe("an amount comes from the sources", () => {
  test.each<[string, ...Json[]]>([
    ["₹5,000", "it is 5000 rupees"],
    ["₹5,000", { balance: 5000 }],
    ["₹5,001", { balance: 5000.75 }], // in whole rupees, either way
    ["₹5,000", { balance: 5000.75 }],
    ["₹700", { balance: 500, fee: 200 }],
    ["₹300", { balance: 500, fee: 200 }],
    ["₹0", { balance: 0 }],
    ["₹600", { rows: [100, 200, 300].map((amount) => ({ amount })) }],
    ["about ₹5,200", { balance: 5000 }],
    ["about ₹4,750", { balance: 5000 }],
    ["about ₹5,250", { balance: 5000 }],
    ["about ₹1,300", { balance: 9134, limit_amount: 7818 }], // the difference to its last digit
    ["around Rs. 5,100", { balance: 5000 }],
    ["₹0.01", { balance: 500, fee: 499.99 }],
    ["about ₹1,300", { balance: 9150, limit_amount: 7800 }], // half a hundred away
    ["upto ₹5,200", { balance: 5000 }],
  ])("%s from %j", (said, ...given) => {
    expect(isSourcedAmount(...amountIn(said), knows(...given))).toBe(true);
  });

  test.each<[string, ...Json[]]>([
    ["₹5,000", { balance: 4000 }],
    ["₹5,000", { tenure_months: 5000 }],
    ["₹5,002", { balance: 5000.75 }],
    ["₹1,000", { balance: 500 }], // a sum of one with itself is none of two
    ["₹700", { balance: 500, reference_no: 200 }],
    ["₹0", { balance: 500 }],
    ["₹5,200", { balance: 5000 }],
    ["about ₹4,740", { balance: 5000 }],
    ["about ₹5,260", { balance: 5000 }],
    ["about what you have is ₹5,200", { balance: 5000 }],
    ["about ₹1,310", { balance: 9134, limit_amount: 7800 }],
    ["about ₹1,300", { balance: 9151, limit_amount: 7800 }],
  ])("%s does not come from %j", (said, ...given) => {
    expect(isSourcedAmount(...amountIn(said), knows(...given))).toBe(false);
  });
});

describe("an amount that people work out in their head", () => {
  test.each<[string, ...Json[]]>([
    ["12 times that is ₹6,000", { emi: 500 }],
    ["over 2 years that is ₹12,000", { emi: 500 }],
    ["₹600 in all", { emi_amount: 100, fee: 200, charge: 300 }],
    ["₹1.2 lakh", { balance: 123_456 }],
    ["₹1.3 lakh", { balance: 123_456 }],
    ["₹1.23 lakh", { balance: 123_456 }],
    ["1.5 crore", { balance: 15_049_999 }],
    ["11 lakh", { balance: 1_099_999 }],
    ["2 times that is ₹1,000", { emi: 500 }],
    ["₹1 in all", { emi_amount: 0.5, fee: 0.3, charge: 0.2 }],
  ])("%s from %j", (said, ...given) => {
    expect(isDerivedAmount(...amountIn(said), knows(...given))).toBe(true);
  });

  test.each<[string, ...Json[]]>([
    ["1 time that is ₹500", { emi: 500 }],
    ["₹6,000", { emi: 500 }],
    ["0 times that is ₹0", { emi: 500, fee: 0 }],
    ["₹400 in all", { emi_amount: 100, fee: 200 }], // one of them twice
    ["₹500 in all", { emi_amount: 100, fee: 200 }],
    ["₹300 in all", { emi_amount: 100, fee: 200, charge: 0 }],
    ["₹1.4 lakh", { balance: 123_456 }],
    ["₹1.22 lakh", { balance: 123_456 }],
    ["₹1 lakh", { balance: 123_456 }], // one digit says too little
    ["₹123,000", { balance: 123_456 }],
    ["1.2 lakh", { balance: 130_000 }], // a whole unit away
    ["for 12 days that is ₹6,000", { emi: 400 }],
    ["over 12 weeks that is ₹42,000", { emi: 500 }],
  ])("%s not from %j", (said, ...given) => {
    expect(isDerivedAmount(...amountIn(said), knows(...given))).toBe(false);
  });

  test("where more than a dozen sums are known, everything is a sum of three", () => {
    const [known, one] = [Array.from({ length: 12 }, (_, at) => 2 ** at), 2 ** 12];
    const fields = (sums: readonly number[]): Json =>
      Object.fromEntries(sums.map((sum, at) => [`fee_${String.fromCharCode(97 + at)}`, sum]));
    expect(isDerivedAmount(...amountIn("₹7"), knows(fields(known)))).toBe(true);
    expect(isDerivedAmount(...amountIn("₹7"), knows(fields([...known, one])))).toBe(false);
  });
});

describe("a percentage", () => {
  const percentIn = (text: string): Percent => {
    const [percent] = scanFigures(text).percents;
    if (percent === undefined) throw new Error(`no percentage in ${text}`);
    return percent;
  };
  test.each<[string, boolean, ...Json[]]>([
    ["100%", true],
    ["7.1%", true, "the rate is 7.1% p.a."],
    ["7.1%", true, { interest_rate: 7.1 }],
    ["7.1%", true, { interest_rate: 0.071 }],
    ["7%", true, { count: 7 }],
    ["7.12%", true, { interest_rate: 7.123 }],
    ["7.13%", false, { interest_rate: 7.123 }],
    ["7%", false, { interest_rate: 6.6 }],
    ["0.5%", true, { interest_rate: 7.5, senior_rate: 8 }],
    ["8%", true, { interest_rate: 7.5, extra_rate: 0.5 }],
    ["15%", false, { interest_rate: 7.5 }],
    ["0%", false, { interest_rate: 7.5 }],
    ["12%", false, { count: 7, others_count: 5 }],
    ["7.125%", false, { interest_rate: 7.1 }],
    ["7.1%", true, { interest_rate: 7.5, extra_rate: 0.4 }],
    ["0%", false, { interest_rate: 7.5, senior_rate: 7.4 }],
    ["0%", true, { interest_rate: 0 }],
    ["7.1%", false],
  ])("%s: %j with %j", (said, is, ...given) => {
    expect(isSourcedPercent(percentIn(said), knows(...given))).toBe(is);
  });
});

describe("a date, told on 16 September 2026", () => {
  const today = dayNumberOf(2026, 9, 16) ?? 0;
  const isSourced = (text: string, ...given: readonly Json[]): boolean => {
    const { plain, dates } = scanFigures(text);
    const [date] = dates;
    if (date === undefined) throw new Error(`no date in ${text}`);
    return isSourcedDate(date, plain, knows(...given), today);
  };

  test.each<[string, ...Json[]]>([
    ["12 March 2024", { opened_on: "2024-03-12" }],
    ["12 March", "on 12 March"],
    ["12 March 2024", "on 12 March"],
    ["29 February", "on 29 February"], // though no year near has one
    ["12 March", { opened_on: "2019-03-12" }],
    ["5 October 2026", { emi_day: 5 }],
    ["5 October", "on the 5th of every month"],
    ["21 October 2027", { emi_day: 21 }], // 400 days from now
    ["after 3 months, on 20 September", { opened_on: "2025-06-20" }],
    ["for 2 months, to 10 March", { opened_on: "2027-01-10" }],
    ["10 March 2020", { opened_on: "2020-01-10", tenure_months: 2 }],
    ["9 March 2020", { opened_on: "2020-01-10", tenure_months: 2 }],
    ["20 January 2020", { opened_on: "2020-01-10", lock_in_days: 10 }],
    ["31 December 2019", { opened_on: "2020-01-10", lock_in_days: 10 }],
    ["29 September 2026", "on Tuesday"],
    ["3 September 2026", "on Thursday"],
    ["within 5 working days, by 21 September 2026"],
    ["within 6 working days, by 2 October 2026"],
    ["within 4 to 5 business days, by 30 September 2026"],
  ])("%s from %j", (said, ...given) => {
    expect(isSourced(said, ...given)).toBe(true);
  });

  test.each<[string, ...Json[]]>([
    ["12 March 2024", { opened_on: "2024-03-13" }],
    ["12 March 2024", { opened_on: "2023-03-12" }],
    ["5 October 2026", { emi_day: 6 }],
    ["22 October 2027", { emi_day: 22 }], // 401 days from now
    ["20 September", { opened_on: "2025-06-20" }],
    ["12 March 2020", { opened_on: "2020-01-10", tenure_months: 2 }],
    ["22 January 2020", { opened_on: "2020-01-10", lock_in_days: 10 }],
    ["28 September 2026", "on Tuesday"],
    ["6 October 2026", "on Tuesday"],
    ["within 5 working days, by 20 September 2026"],
    ["within 4 to 5 business days, by 2 October 2026"],
    ["within 4 business days, by 19 August 2026"],
  ])("%s not from %j", (said, ...given) => {
    expect(isSourced(said, ...given)).toBe(false);
  });

  test.each([
    ["1 October 2026", true],
    ["30 September 2026", true],
    ["31 October 2026", true],
    ["29 October 2026", false],
    ["31 December 2024", false], // an edge of a month long ago
    ["17 September", true],
    ["15 September 2026", true],
    ["18 September 2026", true],
    ["19 September 2026", true], // two days, counted without the first
    ["20 September 2026", false],
    ["16 October 2026", true],
    ["16 September 2025", true],
    ["17 September 2027", true],
    ["18 September 2027", false],
    ["22 September 2026", true], // a week, counted without its first day
    ["21 September 2026", false],
    ["25 September 2026", false],
    ["28 September 2026", false],
    ["2 October 2026", false],
    ["14 October 2026", false],
    ["15 October 2026", true],
    ["18 October 2026", false],
    ["13 November 2026", false],
    ["14 November 2026", true],
    ["18 November 2026", false],
    ["14 December 2026", true],
    ["18 December 2026", false],
    ["13 December 2026", false],
    ["15 March 2027", true],
    ["14 March 2027", false],
    ["18 April 2027", false],
    ["16 January 2027", false],
    ["31 October", true],
    ["4 November", false],
  ])("%s by the calendar alone: %j", (said, is) => {
    expect(isSourced(said)).toBe(is);
  });
});
