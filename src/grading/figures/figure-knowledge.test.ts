import { describe, expect, test } from "vitest";
import type { Json } from "../../contract/json.ts";
import { dayNumberOf } from "../../text/dates.ts";
import { FigureKnowledge, periodsIn } from "./figure-knowledge.ts";

const told = (text: string): FigureKnowledge => {
  const knowledge = new FigureKnowledge();
  knowledge.learnText(text);
  return knowledge;
};
const answered = (...values: readonly Json[]): FigureKnowledge => {
  const knowledge = new FigureKnowledge();
  for (const value of values) knowledge.learnJson(value, "tool");
  return knowledge;
};
const sorted = (numbers: Iterable<number>): number[] => [...numbers].toSorted((a, b) => a - b);

describe("money", () => {
  test.each<[string, FigureKnowledge, number[], number[]]>([
    // what it is, the source, what may be money, what may be added up
    ["a number that is said", told("I want to send 250"), [25_000], [25_000]],
    ["a sum that is said", told("₹250"), [25_000], [25_000]],
    ["a cheque's number", told("cheque number 250250"), [], []],
    ["a sum's field", answered({ amount: 250 }), [25_000], [25_000]],
    ["a field in paise", answered({ amount_paise: 250 }), [250], [250]],
    ["no whole paise", answered({ amount_paise: 2.5 }), [], []],
    ["a price per gram", answered({ gold_rate: 7200 }), [720_000], []],
    ["a count", answered({ tenure_months: 12 }), [], []],
    ["a sum as text", answered({ amount: "250.00" }), [25_000], [25_000]],
    ["a bare number in a sentence", answered({ note: "at most 250 of them" }), [25_000], []],
    ["a sum in a sentence", answered({ note: "up to ₹250 at once" }), [25_000], [25_000]],
    ["a bare number alone", answered({ note: "250" }), [], []],
    ["a number in an address", answered({ address: "250 Elm" }), [], []],
    ["a list of sums", answered({ amounts: [1, 2] }), [100, 200], [100, 200]],
    ["no text", answered({ amount: "" }), [], []],
    ["truth", answered({ amount: true, balance: null }), [], []],
  ])("%s", (_, { amounts, money }, any, sums) => {
    expect([sorted(amounts), sorted(money)]).toEqual([any, sums]);
  });

  test("paise leave whole rupees on either side", () => {
    expect(sorted(answered({ amount: 250.75 }).wholeRupees)).toEqual([25_000, 25_100]);
    expect(sorted(answered({ amount: 250 }).wholeRupees)).toEqual([]);
  });

  test("columns have totals, also over several reads of one tool", () => {
    const knowledge = new FigureKnowledge();
    knowledge.learnJson({ rows: [{ amount: 1 }, { amount: 2 }] }, "page");
    expect(knowledge.totals()).toContain(300);
    knowledge.learnJson({ rows: [{ amount: 4 }] }, "page");
    expect(knowledge.totals()).toContain(700);
    knowledge.learnJson({ rows: [{ amount: 8 }] }, "other");
    knowledge.learnJson({ more: [{ amount: 16 }] }, "page");
    expect(sorted(knowledge.totals())).toEqual([300, 400, 700, 800, 1600]);
  });
});

test.each<[string, FigureKnowledge, number[], number[]]>([
  // percentages and rates in percent
  ["said", told("at 7.1% p.a."), [7.1], [7.1]],
  ["a rate's field", answered({ interest_rate: 7 }), [7], [7]],
  ["a share", answered({ interest_rate: 0.07 }), [0.07, 7], [0.07, 7]],
  ["one in whole", answered({ interest_rate: 1 }), [1], [1]],
  ["a number with a fraction", answered({ value: 7.25 }), [7.25], [7.25]],
  ["too large a number with a fraction", answered({ value: 100.5 }), [100.5], []],
  ["a whole number", answered({ value: 7 }), [7], []],
  ["below nothing", answered({ interest_rate: -2.5 }), [2.5], [2.5]],
])("percentages: %s", (_, { percents, rates }, any, sure) => {
  const inPercent = (micros: Iterable<number>): number[] => sorted(micros).map((micro) => micro / 1e6);
  expect([inPercent(percents), inPercent(rates)]).toEqual([any, sure]);
});

test("days, with and without a year, and days of the month and of the week", () => {
  const day = dayNumberOf(2026, 3, 12);
  expect([...told("on 12 March 2026").days]).toEqual([day]);
  expect([...answered({ on: "2026-03-12" }).days]).toEqual([day]);
  expect([...answered({ on: "2026-03-12T10:00:00Z" }).days]).toEqual([day]);
  expect([...answered({ on: "2026-03-12 10:00" }).days]).toEqual([day]);
  const yearless = told("on 12 March");
  expect([[...yearless.days], [...yearless.daysOfYear]]).toEqual([[], [312]]);
  expect([...told("on the 5th of each month, or the 21st").daysOfMonth]).toEqual([5, 21]);
  expect([...told("on Monday").weekdays]).toEqual([1]);
  expect([...answered({ open: "Monday to Friday" }).weekdays]).toEqual([1, 5]);
  expect([...answered({ open: "Sunday 9:00" }).weekdays]).toEqual([0]);
});

test.each<[string, number, number[]]>([
  ["emi_day", 5, [5]],
  ["due_date", 31, [31]],
  ["due_date", 32, []],
  ["emi_day", 0, []],
  ["emi_day", 5.5, []],
  ["amount", 5, []],
])("the number in %s, %d, as a day of the month", (field, value, days) => {
  expect([...answered({ [field]: value }).daysOfMonth]).toEqual(days);
});

test.each<[string, number, ReturnType<typeof periodsIn>]>([
  ["tenure_months", 12, [{ unit: "months", count: 12 }]],
  ["tenure", 6, [{ unit: "months", count: 6 }]],
  ["term_years", 2, [{ unit: "months", count: 24 }]],
  ["lock_in_days", 10, [{ unit: "days", count: 10 }]],
  ["weeks", 2, [{ unit: "days", count: 14 }]],
  ["tenure_months", 0, []],
  ["emi_day", 5, []],
  ["amount", 5, []],
])("the number in %s, %d, as a period", (field, value, periods) => {
  expect(answered({ [field]: value }).periods).toEqual(periods);
});

test.each<[string, ReturnType<typeof periodsIn>]>([
  ["3 months", [{ unit: "months", count: 3 }]],
  ["a 5-year plan", [{ unit: "months", count: 60 }]],
  ["2 yrs", [{ unit: "months", count: 24 }]],
  ["1 day", [{ unit: "days", count: 1 }]],
  ["7 working days or 2 weeks", [7, 14].map((count) => ({ unit: "days", count }))],
  ["2 साल", [{ unit: "months", count: 24 }]],
  [
    "3 mahine, 10 din",
    [
      { unit: "months", count: 3 },
      { unit: "days", count: 10 },
    ],
  ],
  ["1.5 years", []],
  ["3 daylong", []],
])("periods in %j", (plain, periods) => {
  expect(periodsIn(plain)).toEqual(periods);
  expect(told(plain).periods).toEqual(periods);
});
