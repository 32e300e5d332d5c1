import { describe, expect, it } from "vitest";
import { ageInDays, dayOf, momentOf, readClock } from "./clock.ts";

describe("a date", () => {
  it.each([
    ["11/14/2025", "2025-11-14"],
    ["1/5/2024", "2024-01-05"],
    ["01/05/2024", "2024-01-05"],
    ["02/29/2024", "2024-02-29"],
    ["12/31/1999", "1999-12-31"],
    ["10/ 1/2024", "2024-10-01"],
    ["01/01/0099", "0099-01-01"],
    ["01/01/0001", "0001-01-01"],
  ])("%s is read", (text, day) => {
    expect(new Date(dayOf(text) ?? Number.NaN).toISOString().slice(0, 10)).toBe(day);
  });

  it.each([
    "",
    "soon",
    "02/30/2024",
    "02/29/2023",
    "04/31/2024",
    "13/01/2024",
    "00/10/2024",
    "01/00/2024",
    "01/32/2024",
    "01/01/24",
    "01/01/0000",
    "2024-01-01",
    "11/14/2025 ",
    "x11/14/2025",
  ])('"%s" is none', (text) => {
    expect(dayOf(text)).toBeUndefined();
  });
});

describe("a moment", () => {
  const midnight = dayOf("11/10/2025") ?? Number.NaN;
  it.each([
    ["11/10/2025", 0],
    ["11/10/2025 00:00:01", 1],
    ["11/10/2025 00:02:01", 121],
    ["11/10/2025 9:30:5", 34_205],
    ["11/10/2025 23:59:59", 86_399],
    ["11/10/2025 23:59:61", 86_401],
  ])("%s lies %i seconds after midnight", (text, seconds) => {
    expect(momentOf(text)).toBe(midnight + seconds * 1000);
  });

  it.each([
    "11/10/2025 24:00:00",
    "11/10/2025 23:60:00",
    "11/10/2025 23:59:62",
    "02/30/2025 10:00:00",
    "11/10/2025 10:00",
  ])('"%s" is none', (text) => {
    expect(momentOf(text)).toBeUndefined();
  });
});

describe("the clock", () => {
  const clock = readClock("2025-11-14 03:40:00 EST");

  it("shows the time in the forms of tools and records", () => {
    expect(clock).toEqual({
      stamp: "2025-11-14 03:40:00 EST",
      today: "11/14/2025",
      atMs: Date.UTC(2025, 10, 14, 3, 40),
    });
    expect(readClock("2025-11-14 03:40:00").today).toBe("11/14/2025");
  });

  it.each(["", "2025-11-14", "2025-02-30 03:40:00", "2025-11-14 24:40:00", "2025-11-14 03:40:00 E S T"])(
    'refuses "%s"',
    (stamp) => {
      expect(() => readClock(stamp)).toThrow(RangeError);
    },
  );

  it.each([
    ["11/14/2025", 0],
    ["11/13/2025", 1],
    ["11/15/2025", -1],
    ["11/14/2024", 365],
    ["never", undefined],
  ])("counts whole days from %s: %j", (date, days) => {
    expect(ageInDays(date, clock)).toBe(days);
  });
});

it("a bank that writes days the other way round has today so, too", () => {
  expect(readClock("2026-11-05 09:30:00 IST", "iso")).toMatchObject({ today: "2026-11-05" });
  expect(readClock("2026-11-05 09:30:00 IST")).toMatchObject({ today: "11/05/2026" });
});
