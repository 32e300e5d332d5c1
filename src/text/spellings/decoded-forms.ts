import { matchesOf } from "../matches.ts";

/** A text that another one hides, and how. */
export type DecodedForm = {
  how:
    | "base64"
    | "hexadecimal"
    | "binary"
    | "character codes"
    | "percent-encoding"
    | "escapes"
    | "rot13"
    | "backwards";
  text: string;
};

const BASE64 = /(?<![A-Za-z\d+/_-])[A-Za-z\d+/_-]{6,}={0,2}(?![A-Za-z\d+/_=-])/g;
const HEXADECIMAL =
  /(?<![\dA-Za-z])(?:0x)?[\da-f]{2}(?:[\s:,-]{0,2}(?:0x|\\x)?[\da-f]{2}){3,}(?![\dA-Za-z])/gi;
const BINARY = /(?<!\d)[01]{7,8}(?:[\s,-]{0,2}[01]{7,8}){3,}(?!\d)/g;
const CODES = /(?<!\d)\d{2,3}(?:[\s,-]{1,2}\d{2,3}){3,}(?!\d)/g;
const PERCENT = /(?:[\w.~-]|%[\da-f]{2}){3,}/gi;
const ESCAPES = /\\u\{?([\da-f]{4,6})\}?|\\x([\da-f]{2})/gi;
/** What people write and say: letters, digits, signs. */
const READABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} \t\n]{3,}$/u;
/** Base64 of longer texts stands in several lines, but values are short. */
const LONGEST = 4_000;

/**
 * The texts that a message holds in an encoding that everybody can undo: base64, hexadecimal, binary and decimal
 * character codes, percent-encoding, escapes, rot13, and from the end to the beginning (characters, and words). What comes
 * out as no text is left out.
 */
export function decodedForms(text: string): DecodedForm[] {
  const forms: DecodedForm[] = [
    ...matchesOf(BASE64, text).map(([found]) => ({
      how: "base64" as const,
      text: ofBytes(fromBase64(found)),
    })),
    ...matchesOf(HEXADECIMAL, text).map(([found]) => ({
      how: "hexadecimal" as const,
      text: ofBytes(inPairs(found.replace(/0x|\\x|[^\da-f]/gi, ""), 2, 16)),
    })),
    ...matchesOf(BINARY, text).map(([found]) => ({
      how: "binary" as const,
      text: ofBytes(fromBinary(found)),
    })),
    ...matchesOf(CODES, text).map(([found]) => ({
      how: "character codes" as const,
      text: ofBytes((found.match(/\d+/g) ?? []).map(Number)),
    })),
  ];
  if (text.includes("%")) {
    const percent = matchesOf(PERCENT, text).filter(([found]) => found.includes("%"));
    forms.push(...percent.map(([found]) => ({ how: "percent-encoding" as const, text: fromPercent(found) })));
  }
  if (/\\[ux]/.test(text)) forms.push({ how: "escapes", text: text.replace(ESCAPES, fromEscape) });
  if (/[a-z]/i.test(text)) forms.push({ how: "rot13", text: text.replace(/[a-z]/gi, turned) });
  forms.push(
    { how: "backwards", text: Array.from(text).toReversed().join("") },
    {
      how: "backwards",
      text: text
        .split(/[\s,]+/)
        .toReversed()
        .join(" "),
    },
  );
  return forms.filter((form) => form.text !== text && READABLE.test(form.text));
}

function ofBytes(bytes: readonly number[] | undefined): string {
  if (bytes === undefined || bytes.length > LONGEST || bytes.some((byte) => byte > 255)) return "";
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return "";
  }
}

function fromBase64(found: string): number[] | undefined {
  const digits = found.replace(/=+$/, "").replaceAll("-", "+").replaceAll("_", "/");
  if (digits.length % 4 === 1 || digits.length > LONGEST) return undefined;
  try {
    return Array.from(atob(digits), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Seven or eight digits a character, as the first group has it. */
function fromBinary(found: string): number[] {
  const width = /^[01]+/.exec(found)?.[0].length === 7 ? 7 : 8;
  return inPairs(found.replace(/[^01]/g, ""), width, 2);
}

function inPairs(digits: string, width: number, radix: number): number[] {
  const values: number[] = [];
  for (let at = 0; at + width <= digits.length && values.length <= LONGEST; at += width)
    values.push(Number.parseInt(digits.slice(at, at + width), radix));
  return values;
}

function fromPercent(found: string): string {
  try {
    return decodeURIComponent(found);
  } catch {
    return "";
  }
}

function fromEscape(_: string, unicode: string | undefined, byte: string | undefined): string {
  const code = Number.parseInt(unicode ?? byte ?? "", 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

function turned(letter: string): string {
  const base = letter <= "Z" ? 65 : 97;
  return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
}
