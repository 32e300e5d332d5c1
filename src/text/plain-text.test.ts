import * as fc from "fast-check";
import { expect, test } from "vitest";
import { foldText, plainText } from "./plain-text.ts";

test.each([
  ["१,२५,४५०", "1,25,450"],
  ["৯৮ ੧੨ ૩૪ ௫௬ ౭౮ ೯೦ ൧൨", "98 12 34 56 78 90 12"],
  ["٣٤ ۵۶", "34 56"],
  ["“Yes” — it’s ₹500", `"Yes" - it's ₹500`],
  ["１２３", "123"],
  ["a\u200bb\ufeff", "ab"],
])("plain form of %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test("compared form ignores case, Latin accents and spacing, and keeps Devanagari vowels", () => {
  expect(foldText("  Résumé\n IS  ready ")).toBe("resume is ready");
  expect(foldText("हाँ जी")).toBe("हाँ जी");
  expect(foldText("हाँ")).not.toBe(foldText("ह"));
});

test("bringing a text to its forms twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
      expect(plainText(plainText(text))).toBe(plainText(text));
    }),
  );
});
