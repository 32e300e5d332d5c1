/** A stretch of text as it stands, or one character that could change how text is read without being seen. */
export type TextPiece = { kind: "text"; text: string } | { kind: "unseen"; code: string; name: string };

/**
 * Control characters other than line break and tab, line and paragraph separators, private use, lone surrogates, and all
 * that Unicode calls ignorable (marks that turn the direction of text, invisible characters, tags). Zero-width joiners
 * and the selectors of emoji stay: Indian scripts and emoji need them.
 */
const UNSEEN =
  /(?!\n|\t|\u200C|\u200D|\uFE0E|\uFE0F)[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

const NAMES: Readonly<Record<number, string>> = {
  0x00: "null",
  0x07: "bell",
  0x08: "backspace",
  0x0d: "carriage return",
  0x1b: "escape",
  0x7f: "delete",
  0xad: "soft hyphen",
  0x61c: "Arabic letter mark",
  0x200b: "zero-width space",
  0x200e: "left-to-right mark",
  0x200f: "right-to-left mark",
  0x2028: "line separator",
  0x2029: "paragraph separator",
  0x202a: "left-to-right embedding",
  0x202b: "right-to-left embedding",
  0x202c: "pop directional formatting",
  0x202d: "left-to-right override",
  0x202e: "right-to-left override",
  0x2060: "word joiner",
  0x2066: "left-to-right isolate",
  0x2067: "right-to-left isolate",
  0x2068: "first strong isolate",
  0x2069: "pop directional isolate",
  0xfeff: "byte order mark",
};

/**
 * Cuts text into what may be shown as it is and what must be shown by name. A carriage return before a line break is
 * part of the break.
 */
export function textPieces(text: string): TextPiece[] {
  const lines = text.replaceAll("\r\n", "\n");
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of lines.matchAll(UNSEEN)) {
    if (match.index > from) pieces.push({ kind: "text", text: lines.slice(from, match.index) });
    pieces.push({ kind: "unseen", ...describe(match[0]) });
    from = match.index + match[0].length;
  }
  if (from < lines.length) pieces.push({ kind: "text", text: lines.slice(from) });
  return pieces;
}

/** Text in which what cannot be seen is written out, such as `⟨U+202E⟩`: safe to copy, to print and to paste. */
export function visibleText(text: string): string {
  return textPieces(text)
    .map((piece) => (piece.kind === "text" ? piece.text : `⟨${piece.code}⟩`))
    .join("");
}

function describe(character: string): { code: string; name: string } {
  const point = character.codePointAt(0) ?? 0;
  const code = `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
  const tag =
    point >= 0xe0020 && point <= 0xe007e ? `tag ${String.fromCodePoint(point - 0xe0000)}` : undefined;
  return { code, name: NAMES[point] ?? tag ?? "unseen character" };
}
