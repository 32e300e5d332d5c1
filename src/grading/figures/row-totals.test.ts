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
