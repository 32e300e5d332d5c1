import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths, dayNumber, findDates, isoDate } from "./dates.ts";
import { plainText } from "./plain-text.ts";

const dates = (text: string): string[] =>
  findDates(plainText(text)).map(({ year, month, day }) => `${year ?? "?"}-${month}-${day}`);

test.each([
  ["2026-03-15", ["2026-3-15"]],
  ["at 2026-03-15T10:05:00+05:30", ["2026-3-15"]],
  ["15/03/2026, 15-03-2026, 15.3.26", ["2026-3-15", "2026-3-15", "2026-3-15"]],
  ["03/15/2026", ["2026-3-15"]],
  ["15 March 2026 and 15th of March, 2026", ["2026-3-15", "2026-3-15"]],
  ["March 15, 2026; Mar 15th 2026", ["2026-3-15", "2026-3-15"]],
  ["15-Mar-2026", ["2026-3-15"]],
  ["on 15th March", ["?-3-15"]],
  ["15 मार्च 2026 और १५ मार्च", ["2026-3-15", "?-3-15"]],
  ["2 May, 2nd may", ["?-5-2", "?-5-2"]],
  ["11 Nov, 09:12 and 11 Nov 10:30", ["?-11-11", "?-11-11"]],
  ["11 Nov 10 am", ["?-11-11"]],
  ["11 Nov 26, 11-Nov-26, 11 Nov '26", ["2026-11-11", "2026-11-11", "2026-11-11"]],
  ["10 Nov, 25 leaves", ["?-11-10"]],
])("dates in %s", (text, expected) => {
  expect(dates(text)).toEqual(expected);
});

test.each([
  ["31 Feb 2026"],
  ["the 2 may differ"],
  ["March 2026"],
  ["card valid till 08/28"],
  ["ratio 3/4/5678901"],
  ["REF-2026-03-99"],
])("no date in: %s", (text) => {
  expect(dates(text)).toEqual([]);
});

test("a month after the last of January is the last of February", () => {
  const shifted = (iso: string, months: number) => isoDate(addMonths(dayNumber(iso) ?? Number.NaN, months));
  expect(shifted("2026-01-31", 1)).toBe("2026-02-28");
  expect(shifted("2026-03-15", 24)).toBe("2028-03-15");
  expect(shifted("2026-01-15", -2)).toBe("2025-11-15");
});

test("every spelling of a day is read as that day", () => {
  const names = "January February March April May June July August September October November December".split(
    " ",
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const iso = isoDate(days);
      const [year, month, day] = iso.split("-").map(Number);
      const name = names[(month ?? 1) - 1];
      for (const text of [
        iso,
        `${day}/${month}/${year}`,
        `${day} ${name} ${year}`,
        `${name} ${day}, ${year}`,
      ]) {
        expect([text, dates(text)]).toEqual([text, [`${year}-${month}-${day}`]]);
      }
      expect(dayNumber(iso)).toBe(days);
    }),
  );
});
