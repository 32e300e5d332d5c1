import { WHITE_SPACE } from "../white-space.ts";
import { InvalidPattern, UnsupportedPattern, type PatternSource } from "./pattern-source.ts";

/** Classes of the native `v` syntax. Letters and digits are those of Unicode unless the pattern asks for ASCII. */
const categories = {
  unicode: { d: "\\p{Nd}", s: WHITE_SPACE, w: "\\p{L}\\p{N}_" },
  ascii: { d: "0-9", s: "\\t-\\r\\x20", w: "a-zA-Z0-9_" },
};
type Category = keyof (typeof categories)["unicode"];

const controls = new Map([
  ["a", 0x07],
  ["f", 0x0c],
  ["n", 0x0a],
  ["r", 0x0d],
  ["t", 0x09],
  ["v", 0x0b],
  ["\\", 0x5c],
]);
const hexDigits = new Map([
  ["x", 2],
  ["u", 4],
  ["U", 8],
]);
const HEX = /[0-9a-fA-F]/;
const OCTAL = /[0-7]/;
export const DIGIT = /[0-9]/;

/** A character, or a category of characters, which can't be the end of a range. */
type SetItem = { type: "code"; code: number } | { type: "category"; set: string };

/** @returns A class for one character, safe within and without square brackets. */
export function literalSet(code: number): string {
  return `\\u{${code.toString(16)}}`;
}

/** `\d`, `\s`, `\w` and their opposites; `undefined` for any other letter. */
export function categorySet(letter: string, ascii: boolean): string | undefined {
  const lower = letter.toLowerCase();
  if (!isCategory(lower)) return undefined;
  const members = categories[ascii ? "ascii" : "unicode"][lower];
  return `[${letter === lower ? "" : "^"}${members}]`;
}

/** The rest of an escape whose letter has been taken and that stands for one character. */
export function escapedCode(letter: string, source: PatternSource): number {
  const control = controls.get(letter);
  if (control !== undefined) return control;
  const length = hexDigits.get(letter);
  if (length !== undefined) return hexCode(letter, length, source);
  if (letter === "N") throw new UnsupportedPattern("characters by name (\\N)");
  if (/[a-zA-Z]/.test(letter)) throw new InvalidPattern(`bad escape \\${letter}`);
  return letter.codePointAt(0) ?? 0;
}

/** The rest of an octal escape of up to three digits whose first has been taken. */
export function octalCode(digits: string): number {
  const code = Number.parseInt(digits, 8);
  if (code > 0o377) throw new InvalidPattern(`octal escape \\${digits} outside of range`);
  return code;
}

/** Reads a class whose opening bracket has been taken. @returns It in native form. */
export function parseClass(source: PatternSource, ascii: boolean): string {
  const negated = source.takeIf("^");
  const members: string[] = [];
  for (;;) {
    const character = source.take("unterminated character set");
    if (character === "]" && members.length > 0) break;
    const from = setItem(character, source, ascii);
    if (!source.takeIf("-")) {
      members.push(memberOf(from));
      continue;
    }
    const end = source.take("unterminated character set");
    if (end === "]") {
      members.push(memberOf(from), literalSet(0x2d));
      break;
    }
    members.push(rangeOf(from, setItem(end, source, ascii)));
  }
  return `[${negated ? "^" : ""}${members.join("")}]`;
}

function setItem(character: string, source: PatternSource, ascii: boolean): SetItem {
  if (character !== "\\") return { type: "code", code: character.codePointAt(0) ?? 0 };
  const letter = source.take("bad escape (end of pattern)");
  const set = categorySet(letter, ascii);
  if (set !== undefined) return { type: "category", set };
  if (letter === "b") return { type: "code", code: 0x08 };
  if (OCTAL.test(letter)) return { type: "code", code: octalCode(letter + source.takeWhile(OCTAL, 2)) };
  if (DIGIT.test(letter)) throw new InvalidPattern(`bad escape \\${letter}`);
  return { type: "code", code: escapedCode(letter, source) };
}

function memberOf(item: SetItem): string {
  return item.type === "code" ? literalSet(item.code) : item.set;
}

function rangeOf(from: SetItem, to: SetItem): string {
  if (from.type !== "code" || to.type !== "code" || to.code < from.code) {
    throw new InvalidPattern("bad character range");
  }
  return `${literalSet(from.code)}-${literalSet(to.code)}`;
}

function hexCode(letter: string, length: number, source: PatternSource): number {
  const digits = source.takeWhile(HEX, length);
  const code = Number.parseInt(digits, 16);
  if (digits.length !== length || code > 0x10ffff) {
    throw new InvalidPattern(`incomplete escape \\${letter}${digits}`);
  }
  return code;
}

function isCategory(letter: string): letter is Category {
  return letter === "d" || letter === "s" || letter === "w";
}
