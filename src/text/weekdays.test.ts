import { expect, test } from "vitest";
import { dayNumber } from "./dates.ts";
import { weekdayOf, weekdaysIn } from "./weekdays.ts";

test.each([
  ["last Sunday", [0]],
  ["on Tuesday or by friday", [2, 5]],
  ["this weekend", [0, 6]],
  ["pichhle ravivar ko", [0]],
  ["शुक्रवार को", [5]],
  ["he sat in the sun", []],
  ["Sundaycraft", []],
])("%s", (text, days) => expect(weekdaysIn(text)).toEqual(days));

test.each([
  ["2026-11-12", 4],
  ["2026-11-08", 0],
  ["1969-12-31", 3],
])("%s", (date, weekday) => expect(weekdayOf(dayNumber(date) ?? 0)).toBe(weekday));
