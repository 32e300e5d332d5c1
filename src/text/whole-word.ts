/** What cannot stand beside a word: letters, their marks (Devanagari vowels are marks), digits, underscore. */
const PART = "[\\p{L}\\p{M}\\p{N}_]";

/** A pattern that matches only whole words, in any script, ignoring case. Sources are brought to NFKC, as texts are. */
export function wholeWord(source: string, flags: "u" | "iu" | "gu" | "giu" = "iu"): RegExp {
  return new RegExp(`(?<!${PART})(?:${source.normalize("NFKC")})(?!${PART})`, flags);
}

/** Alternatives for {@link wholeWord}; a space stands for any spacing. Longest first, so that no word hides another. */
export function anyOfWords(words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(" ", "\\s+"))
    .join("|");
}
