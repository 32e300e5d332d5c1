import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numbersInRanges } from "./number-ranges.ts";

describe("ranges", () => {
  test.each([
    ["cheques 552601 to 552603", ["552601", "552602", "552603"]],
    ["552601-552603", ["552601", "552602", "552603"]],
    ["552601 - 603", ["552601", "552602", "552603"]],
    ["000098 se 000101 tak", ["000098", "000099", "000100", "000101"]],
    ["100201 to 100202 and 100310 till 100311", ["100201", "100202", "100310", "100311"]],
  ])("%s", (text, numbers) => expect(numbersInRanges(text)).toEqual(numbers));
});

describe("no ranges", () => {
  test.each([
    "552605 to 552601",
    "552601 and 552605",
    "100000 to 552605",
    "2026-11-12 to 2026-11-30",
    "1800-555-0100",
    "₹25,000 to 30,000",
    "12 to 15",
    "5525 to 552605",
  ])("%s", (text) => expect(numbersInRanges(text)).toEqual([]));
});

test("a range has both ends and everything between", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_800 }), fc.integer({ min: 1, max: 99 }), (from, more) => {
      const said = [from, from + more].map((number) => String(number).padStart(6, "0"));
      const numbers = numbersInRanges(said.join(" to "));
      expect(numbers).toHaveLength(more + 1);
      expect([numbers[0], numbers.at(-1)]).toEqual(said);
    }),
  );
});
