import { describe, expect, it } from "vitest";
import { Ids, verificationId } from "./ids.ts";

/** Ids over a hash that begins with these digits and goes on with letters. */
const idsOf = (start: string): Ids => new Ids(() => start.padEnd(64, "a"));

describe("digits of cards", () => {
  it.each([
    ["12345678", "1234"],
    ["a1b2c3d4e5", "1234"],
    ["abcde123", "0123"],
    ["abcdefab9", "0000"],
  ])("of a hash that begins with %s are %s", (start, digits) => {
    expect(idsOf(start).cardDigits(4, 8, "card")).toBe(digits);
  });

  it.each([
    ["a1b2c3d4e5", "1234"],
    ["12", "1200"],
    ["", "0000"],
    [`${"a".repeat(63)}7`, "7000"],
  ])("of a credit card whose hash begins with %s are %s", (start, digits) => {
    expect(idsOf(start).creditCardLast4("account")).toBe(digits);
  });
});

it("the id of a record is the beginning of the hash over what it is about", () => {
  const seeds: string[] = [];
  const ids = new Ids((text) => {
    seeds.push(text);
    return "0123456789abcdef".repeat(4);
  });
  expect(ids.hex(5, "a", "b")).toBe("01234");
  expect(ids.dispute("ann", "t")).toBe("dsp_0123456789ab");
  expect(ids.limitIncrease("card", "ann", 1000)).toBe("cli_0123456789ab");
  expect(
    ids.creditCardTransaction({ user: "ann", cardType: "C", merchant: "M", amount: 5.5, category: "X" }),
  ).toBe("txn_0123456789ab");
  expect(seeds).toEqual([
    "a:b",
    "dispute:ann:t",
    "cli_request:card:ann:1000.00",
    "transaction:ann:C:M:5.50:X",
  ]);
  expect(verificationId("ann", "2025-11-14 03:40:00 EST")).toBe("ann_20251114_034000_EST");
});
