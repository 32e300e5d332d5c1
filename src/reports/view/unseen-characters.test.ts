import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textPieces, visibleText } from "./unseen-characters.ts";

describe("characters that cannot be seen", () => {
  test.each([
    ["a\u202Eb", "a⟨U+202E⟩b"],
    ["\u001b[31mred", "⟨U+001B⟩[31mred"],
    ["nul\u0000", "nul⟨U+0000⟩"],
    ["zero\u200Bwidth", "zero⟨U+200B⟩width"],
    ["tag\u{E0041}", "tag⟨U+E0041⟩"],
    ["lone\uD800", "lone⟨U+D800⟩"],
    ["private\uE000", "private⟨U+E000⟩"],
    ["line\u2028end", "line⟨U+2028⟩end"],
    ["back\r over", "back⟨U+000D⟩ over"],
  ])("%j is shown as %s", (text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  test.each(["plain", "two\nlines\tand a tab", "₹1,25,450", "नमस्ते क्‍ष", "👨‍👩‍👧 ❤️", "العربية", "été"])(
    "%s stays as it is",
    (text) => {
      expect(visibleText(text)).toBe(text);
    },
  );

  test("a line break of another system is one line break", () => {
    expect(textPieces("a\r\nb")).toEqual([{ kind: "text", text: "a\nb" }]);
  });

  test("have their names said", () => {
    expect(textPieces("\u202E")).toEqual([
      { kind: "unseen", code: "U+202E", name: "right-to-left override" },
    ]);
    expect(textPieces("\u{E0069}")).toMatchObject([{ name: "tag i" }]);
  });

  test("none is left, all other text is, and showing twice changes nothing", () => {
    const acting = /(?!\n|\t)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const shown = visibleText(text);
        expect(acting.test(shown)).toBe(false);
        expect(visibleText(shown)).toBe(shown);
        const seen = textPieces(text).flatMap((piece) => (piece.kind === "text" ? [piece.text] : []));
        for (const piece of seen) expect(text.replaceAll("\r\n", "\n")).toContain(piece);
      }),
    );
  });
});
