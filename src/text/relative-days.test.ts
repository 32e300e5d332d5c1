import { expect, test } from "vitest";
import { maySpeakOf } from "./relative-days.ts";

const today = "2026-11-12"; // a Thursday

test.each([
  ["It goes out on the 15th.", "2026-11-15"],
  ["This Sunday ₹1,199 is taken.", "2026-11-15"],
  ["in three days", "2026-11-15"],
  ["15 tareekh ko", "2026-11-15"],
  ["रविवार को", "2026-11-15"],
  ["tomorrow afternoon", "2026-11-13"],
  ["kal dopahar ko", "2026-11-13"],
  ["It is due today.", "2026-11-12"],
  ["next EMI on the fifth", "2026-12-05"],
])("%s may be %s", (text, day) => {
  expect(maySpeakOf(text, { day, today })).toBe(true);
});

test.each([
  ["It goes out on the 14th.", "2026-11-15"],
  ["This Saturday", "2026-11-15"],
  ["on the 15th", "2027-11-15"],
  ["15 instalments", "2026-11-15"],
  ["tomorrow", "2026-11-15"],
  ["₹15.00 on Sunday", "2026-12-06"],
])("%s is not %s", (text, day) => {
  expect(maySpeakOf(text, { day, today })).toBe(false);
});
