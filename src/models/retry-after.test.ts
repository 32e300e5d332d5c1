import * as fc from "fast-check";
import { expect, test } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

const NOW = Date.parse("2026-11-01T10:00:00Z");
const said = (value: string, header = "retry-after"): number | undefined =>
  retryAfterMs({ headers: { [header]: value } }, NOW);

test("whole and broken seconds", () => {
  expect(said("2")).toBe(2000);
  expect(said("1.5")).toBe(1500);
  expect(said(" 90 ")).toBe(90_000);
  expect(said("0")).toBe(0);
});

test("the header in milliseconds comes first", () => {
  const headers = { "retry-after-ms": "250", "retry-after": "2" };
  expect(retryAfterMs({ headers }, NOW)).toBe(250);
});

test("dates in all three forms of HTTP; a past one means at once", () => {
  expect(said("Sun, 01 Nov 2026 10:00:30 GMT")).toBe(30_000);
  expect(said("Sunday, 01-Nov-26 10:00:30 GMT")).toBe(30_000);
  expect(said("Sun, 01 Nov 2026 09:00:00 GMT")).toBe(0);
});

test.each(["", "-1", "soon", "1e9", "2026", "-5 seconds", "NaN", "Infinity", "Sunday"])(
  "%j says nothing, or a plain number of seconds",
  (value) => {
    expect(said(value)).toBe(/^\d+$/.test(value) ? Number(value) * 1000 : undefined);
  },
);

test("the delay that Google writes into the body", () => {
  const body = '{"error":{"code":429,"details":[{"@type":"RetryInfo","retryDelay":"34.5s"}]}}';
  expect(retryAfterMs({ headers: {}, body }, NOW)).toBe(34_500);
  expect(retryAfterMs({ headers: { "retry-after": "7" }, body }, NOW)).toBe(7000);
  expect(retryAfterMs({ headers: undefined, body: "{}" }, NOW)).toBeUndefined();
});

test("property: every number of seconds reads back", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seconds) => {
      expect(said(String(seconds))).toBe(seconds * 1000);
    }),
  );
});

test("property: every date reads back to the second", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (seconds) => {
      expect(said(new Date(NOW + seconds * 1000).toUTCString())).toBe(seconds * 1000);
    }),
  );
});

test("property: whatever is said, the wait is unknown or a number from 0", () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const ms = said(value);
      expect(ms === undefined || (Number.isFinite(ms) && ms >= 0)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
