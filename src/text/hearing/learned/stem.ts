const SUFFIXES: readonly (readonly [suffix: RegExp, by: string])[] = [
  [/'s$/, ""],
  [/(?<=[a-z]{3})ies$/, "y"],
  [/(?<=[a-z]{3})ied$/, "y"],
  [/(?<=[a-z]{3})(?:ing|ed|es|s|e|ly)$/, ""],
];
const DOUBLE = /([bdgklmnprt])\1$/;

/** A word without the endings by which its forms differ: "cancelled", "cancelling" and "cancels" are "cancel". Not a dictionary's stem. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  for (const [suffix, by] of SUFFIXES) {
    if (suffix.test(word)) return word.replace(suffix, by).replace(DOUBLE, "$1");
  }
  return word;
}
