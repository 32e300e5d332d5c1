import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plainCharacters } from "./characters.ts";
import { plainText } from "./plain-text.ts";

/** Every character of the classes that a reader does not see, whatever version of Unicode runs. */
const unseen = Array.from({ length: 0x10ffff }, (_, code) => code).filter(
  (code) =>
    (code < 0xd800 || code > 0xdfff) &&
    /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(String.fromCodePoint(code)),
);

test("there are some of each kind that hides in values", () => {
  for (const code of [0xad, 0x34f, 0x61c, 0x180e, 0x200b, 0x202e, 0x2061, 0x2064, 0x2066, 0xfe0f, 0xe0041])
    expect(unseen).toContain(code);
});

test("no unseen character parts a value", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z]{2,3}-?\d{4,8}$/),
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(...unseen)), { minLength: 1, maxLength: 6 }),
      (value, places) => {
        const chars = value.split("");
        for (const [place, code] of places)
          chars.splice(place % (chars.length + 1), 0, String.fromCodePoint(code));
        expect(plainText(`ref. ${chars.join("")}, thanks`)).toBe(`ref. ${value}, thanks`);
      },
    ),
    { numRuns: 1_000 },
  );
});

test("digits of every script are ASCII", () => {
  for (let code = 0x80; code < 0x1ffff; code++) {
    const digit = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(digit)) expect(plainCharacters(digit), code.toString(16)).toMatch(/^[0-9]$/);
  }
  expect(plainCharacters("२,३०,२२८ ௫௬ 𝟕𝟖 ６")).toBe("2,30,228 56 78 6");
});

test.each([
  ["FRZ\u201158210 — “it’s”\u00a0₹500", 'FRZ-58210 - "it\'s" ₹500'],
  ["1½ lakh, ½, 3 ¾", "1.5 lakh, 0.5, 3.75"],
  ["₹500¹ and 10²", "₹500 1 and 10 2"],
  ["\u0430_63 for \u0430 \u0441\u0430\u0440", "a_63 for \u0430 \u0441\u0430\u0440"],
  ["6\ufe0f\u20e33\ufe0f\u20e3", "63"],
  ["one\u2028two\r\nthree", "one\ntwo\nthree"],
])("%j is %j", (text, plain) => expect(plainCharacters(text)).toBe(plain));

test("references of HTML are what they stand for", () => {
  expect(plainText("FRZ&#8209;58210, FRZ&#x2011;58210, FRZ&ndash;58210, FRZ&shy;-58210")).toBe(
    "FRZ-58210, FRZ-58210, FRZ-58210, FRZ-58210",
  );
  expect(plainText("AT&T; &nosuch; &#0; &#1114112;")).toBe("AT&T; &nosuch; &#0; &#1114112;");
  expect(plainText("Rs&nbsp;5&amp;more")).toBe("Rs 5&more");
});

test("reading twice changes nothing more, whatever marks there are", () => {
  const piece = fc.constantFrom(
    "**",
    "*",
    "_",
    "`",
    "\\",
    "&amp;",
    "&#42;",
    "-",
    "a",
    "7",
    " ",
    "\n",
    "|",
    "<b>",
    "~~",
    "@",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const plain = plainText(pieces.join(""));
      expect(plainText(plain)).toBe(plain);
    }),
    { numRuns: 2_000 },
  );
});
