import * as fc from "fast-check";
import { expect, test } from "vitest";
import { withoutEmphasis } from "./emphasis.ts";

test.each([
  ["**₹1,425** came", "  ₹1,425   came"],
  ["**Ref:** BLK-1", "  Ref:   BLK-1"],
  ["__Note__ it", "  Note   it"],
  ["**Card ****4417** is frozen", "  Card ****4417   is frozen"],
  ["**one** and **two**", "  one   and   two  "],
])("marks of emphasis: %s", (text, bare) => expect(withoutEmphasis(text)).toBe(bare));

test.each([
  "****4321",
  "cards ****4321 and ****8044",
  "9876**1234",
  "**4321",
  "2 ** 3 ** 4",
  "snake__case__name",
  "a*****@example.com",
  "**\nnot closed in its line\n**",
])("no emphasis: %s", (text) => expect(withoutEmphasis(text)).toBe(text));

test("every character keeps its place", () => {
  const piece = fc.constantFrom("**", "__", "****4321", "₹1,425", " ", "a", "\n", "*");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join("");
      const bare = withoutEmphasis(text);
      expect(bare).toHaveLength(text.length);
      for (const [index, char] of text.split("").entries())
        if (char !== "*" && char !== "_") expect(bare[index]).toBe(char);
    }),
  );
});
