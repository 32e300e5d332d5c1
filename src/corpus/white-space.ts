/**
 * What the public harness's language takes for white space, as the inside of a regular expression's class. JavaScript's
 * own `\s` differs: it has U+FEFF, and lacks U+001C to U+001F and U+0085.
 */
export const WHITE_SPACE =
  "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

const nonBlank = new RegExp(`[^${WHITE_SPACE}]+`, "g");

/** @returns The stretches between white space; none for a blank text. */
export function wordsOf(text: string): string[] {
  return text.match(nonBlank) ?? [];
}

export function isBlank(text: string): boolean {
  return wordsOf(text).length === 0;
}
