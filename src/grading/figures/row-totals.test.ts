import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ReadRows } from "./row-totals.ts";

const totals = (...pages: { amount: number }[][]): Set<number> => {
  const rows = new ReadRows();
  for (const page of pages) rows.add(page);
  return new Set(rows.totals());
};

test("however rows are split into pages, and however often a page is read, their total is theirs", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(amounts, fc.nat(12), fc.boolean(), (list, place, again) => {
      const rows = list.map((amount, index) => ({ amount, reference_id: `T${index}` }));
      const pages = [rows.slice(0, place), rows.slice(place)];
      const found = totals(...pages, ...(again ? pages : []));
      const sum = list.reduce((one, other) => one + other, 0) * 100;
      expect(found.has(sum)).toBe(true);
      expect(Math.max(...found)).toBe(sum);
    }),
  );
});

test("two rows that are alike in one page are two", () => {
  const row = { amount: 118, note: "fee" };
  expect(totals([row, row], [row])).toContain(23_600);
});

test("positions, counts and ids are not added up", () => {
  const rows = [1, 2].map((installment_no) => ({ installment_no, tenure_months: 12, account_number: 5 }));
  const read = new ReadRows();
  read.add(rows);
  expect([...read.totals()]).toEqual([]);
});

test("rows that share a label, or two, have a total of their own", () => {
  const rows = [
    { amount: 1, type: "debit", by: "upi", day: "2026-10-02", only: "a" },
    { amount: 20, type: "debit", by: "upi", day: "2026-10-05", only: "b" },
    { amount: 300, type: "debit", by: "card", day: "2026-11-05", only: "c" },
    { amount: 4000, type: "credit", by: "upi", day: "2026-11-05", only: "d" },
  ];
  const read = new ReadRows();
  read.add(rows);
  const sums = [...new Set([...read.totals()].map((paise) => paise / 100))].toSorted((a, b) => a - b);
  // Debits by UPI and in October 21, debits in November 300, debits 321, UPI in November 4,000,
  // by UPI 4,021, in November or on the 5th of it 4,300, all 4,321.
  expect(sums).toEqual([21, 300, 321, 4000, 4021, 4300, 4321]);
});

test("a date says which month and which day it is", () => {
  const read = new ReadRows();
  read.add([
    { amount: 1, date: "2026-10-02" },
    { amount: 20, date: "2026-10-05" },
    { amount: 300, date: "2026-11-05T10:00:00Z" },
    { amount: 4000, date: "2026-11-05T12:00:00Z" },
  ]);
  const sums = [...new Set([...read.totals()].map((paise) => paise / 100))].toSorted((a, b) => a - b);
  // October, the 5th of November and November at once, all.
  expect(sums).toEqual([21, 4300, 4321]);
});

test("numbers and settings are no labels", () => {
  const read = new ReadRows();
  read.add([
    { amount: 1, level: 3, open: true },
    { amount: 20, level: 3, open: true },
    { amount: 300, level: 4, open: false },
  ]);
  const sums = new Set([...read.totals()].map((paise) => paise / 100));
  expect(sums.has(321)).toBe(true);
  expect(sums.has(21)).toBe(false);
});

test("of pages that overlap, a row counts as often as the page that has it most", () => {
  expect(
    [...totals([{ amount: 5 }], [{ amount: 5 }, { amount: 5 }], [{ amount: 7 }])].toSorted((a, b) => a - b),
  ).toEqual([500, 700, 1000, 1700]);
  expect([...totals([{ amount: 5 }, { amount: 5 }], [{ amount: 5 }])]).toEqual([1000, 500]);
});
