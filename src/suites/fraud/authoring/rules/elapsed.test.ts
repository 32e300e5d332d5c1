import * as fc from "fast-check";
import { expect, test } from "vitest";
import { elapsed, type Unit } from "./elapsed.ts";

const holidays = ["2026-11-11"];
const NOW = "11/16/2026 10:15";

test.each<[since: string, unit: Unit, expected: number | undefined]>([
  ["11/16/2026 10:05", "minutesAgo", 10],
  ["11/15/2026 10:15", "hoursAgo", 24],
  ["11/15/2026 18:15", "hoursAgo", 16],
  ["11/16/2026", "daysAgo", 0],
  ["10/17/2026", "daysAgo", 30],
  ["11/17/2026", "daysAgo", -1],
  ["11/06/2026", "businessDaysAgo", 5],
  ["11/09/2026", "businessDaysAgo", 4],
  ["11/14/2026", "businessDaysAgo", 1],
  ["11/16/2025", "monthsAgo", 12],
  ["11/17/2025", "monthsAgo", 11],
  ["2026-11-14", "daysAgo", 2],
  ["2026-11-16 09:45", "minutesAgo", 30],
  ["16 Nov", "daysAgo", undefined],
  ["02/30/2026", "daysAgo", undefined],
])("%s, %s: %s", (since, unit, expected) => {
  expect(elapsed(since, NOW, { unit, holidays })).toBe(expected);
});

test("days between two days are the days there and back", () => {
  const day = fc.date({ min: new Date("1950-01-01"), max: new Date("2090-12-31"), noInvalidDate: true });
  const written = (date: Date): string => {
    const [year = "", month = "", of = ""] = date.toISOString().slice(0, 10).split("-");
    return `${month}/${of}/${year}`;
  };
  fc.assert(
    fc.property(day, day, (one, other) => {
      const there = elapsed(written(one), written(other), { unit: "daysAgo", holidays }) ?? Number.NaN;
      const back = elapsed(written(other), written(one), { unit: "daysAgo", holidays });
      expect(there === 0 ? 0 : -there).toBe(back);
    }),
  );
});
