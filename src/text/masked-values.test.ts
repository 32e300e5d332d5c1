import { describe, expect, test } from "vitest";
import { findMaskedValues, unmaskedIn } from "./masked-values.ts";

const shown = (mask: string, reply: string): string[] =>
  findMaskedValues(mask).flatMap((masked) => unmaskedIn(reply)(masked));

test("masks of phones, tax numbers, cards and e-mail addresses are found", () => {
  const text =
    'XXXXXX0199, a*****@example.com, XXXXX6255X, "****4321", XXXX XXXX XXXX 4321, 4xxx-xxxx-xxxx-1234';
  expect(findMaskedValues(text)).toEqual([
    { text: "a*****@example.com", kind: "email" },
    { text: "XXXXXX0199", kind: "digits" },
    { text: "XXXXX6255X", kind: "pan" },
    { text: "****4321", kind: "digits" },
    { text: "XXXXXXXXXXXX4321", kind: "digits" },
    { text: "4XXXXXXXXXXX1234", kind: "digits" },
  ]);
  expect(findMaskedValues("XXL, **bold**, xx, *** and XXXXXX")).toEqual([]);
});

describe("more than the mask shows", () => {
  test.each([
    ["XXXXXX0199", "Your mobile is 5550100199."],
    ["XXXXXX0199", "+91 55501 00199"],
    ["XXXXXX0199", "91-5550100199"],
    ["XXXXXX0199", "ending in 100199"],
    ["XXXXXX0199", "XXXX100199"],
    ["XXXXXX0199", "55XXXX0199"],
    ["XXXXX6255X", "PAN ABCPE6255K"],
    ["XXXXX6255X", "It ends 255K."],
    ["XXXXX6255X", "XXXXX6255K"],
    ["****4321", "card 5412 7500 0000 4321"],
    ["****4321", "5412750000004321"],
    ["****4321", "card **5412 7500 0000 4321** is frozen"],
    ["****4321", "5412 **** **** 4321"],
    ["****4321", "5412-xxxx-xxxx-4321"],
    ["****4321", "५४१२ ७५०० ०००० ४३२१"],
    ["a*****@example.com", "asha@example.com"],
    ["a*****@example.com", "as****@example.com"],
  ])("%s: %s", (mask, reply) => {
    expect(shown(mask, reply)).not.toEqual([]);
  });
});

describe("no more than the mask shows", () => {
  test.each([
    ["XXXXXX0199", "XXXXXX0199 is on file, it ends 0199"],
    ["XXXXXX0199", "Pune 410199, account SAV5550199, ₹10,199, REF-SCP-0199"],
    ["XXXXXX0199", "5550100198"],
    ["XXXXX6255X", "XXXXX6255X, digits 6255"],
    ["XXXXX6255X", "ABCPE6254K"],
    ["****4321", "card ****4321, ending 4321, **** **** **** 4321, XX4321"],
    ["****4321", "limit 14321, cheque 004321, card id DC5URG4321"],
    ["****4321", "5412 7500 0000 4320"],
    ["a*****@example.com", "a*****@example.com, help@example.org, b***@example.com"],
    ["XXXXXX482K", "Your PAN ends 482K."],
  ])("%s: %s", (mask, reply) => {
    expect(shown(mask, reply)).toEqual([]);
  });
});
