import { remember } from "./remember.ts";

/** Zeros of the digit scripts that Indian customers write in; ASCII and full-width ones need no entry. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
] as const;

const OTHER_DIGIT = new RegExp(`[${ZEROS.map((zero) => `${hex(zero)}-${hex(zero + 9)}`).join("")}]`, "g");
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const WIDE_SPACE = /[ \t]{3,}/g;
const HAS_WIDE_SPACE = /[ \t]{3}/;
const PLAIN_ASCII = /^[\t\n\r -~]*$/;

/**
 * The text with one spelling for what can be spelt in several ways: digits of every Indian script as ASCII,
 * typographic quotes and dashes as plain ones, compatibility forms resolved (NFKC), invisible characters left out, wide
 * gaps narrowed. Case, accents and other spacing stay; positions found in it refer to it, not to the original.
 */
export function plainText(text: string): string {
  if (PLAIN_ASCII.test(text)) return HAS_WIDE_SPACE.test(text) ? text.replace(WIDE_SPACE, "  ") : text;
  return spelledPlainly(text);
}

const spelledPlainly = remember((text) =>
  text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[‘’‛ʼ′]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(OTHER_DIGIT, (digit) => String(digitValue(digit)))
    .replace(WIDE_SPACE, "  "),
);

/** {@link plainText} without case, Latin accents and differences of spacing: the form in which texts are compared. */
export const foldText = remember((text): string => {
  const plain = plainText(text).toLowerCase();
  const bare = PLAIN_ASCII.test(plain) ? plain : plain.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return bare.normalize("NFC").replace(/\s+/g, " ").trim();
});

function digitValue(digit: string): number {
  const code = digit.charCodeAt(0);
  return code - (ZEROS.findLast((zero) => zero <= code) ?? code);
}

function hex(code: number): string {
  return `\\u${code.toString(16).padStart(4, "0")}`;
}
