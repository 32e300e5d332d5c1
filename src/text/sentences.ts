import { matchesOf } from "./matches.ts";

/** One sentence of a plain text, with its place. */
export type Sentence = { text: string; start: number; end: number; isQuestion: boolean };

/** Ends a sentence: a stop, question or exclamation mark or danda before a space, or a line break. */
const END = /(?:(?<![.!?।])[.!?।]+["')\]*]*(?=\s|$))|\n+/gu;
/** A stop that belongs to an abbreviation. */
const ABBREVIATION = /(?:^|[\s(])(?:rs|no|nos|mr|mrs|ms|dr|st|approx|e\.g|i\.e|etc|vs|a\/c|ac|p\.a|[a-z])$/iu;

/** Longer than any abbreviation with what stands before it. */
const ABBREVIATION_WINDOW = 12;
/** Nobody says more in one breath. What goes on without an end is cut, so that who reads a sentence may look at it as a whole. */
const LONGEST_SENTENCE = 1000;

/**
 * Splits a plain text (see `plainText`) into sentences; line breaks end one too, decimals and "Rs." do not. One that is
 * longer than {@link LONGEST_SENTENCE} is cut between words.
 */
export function splitSentences(plain: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const close = (end: number): void => {
    const isQuestion = /\?["')\]*\s]*$/u.test(plain.slice(Math.max(start, end - LONGEST_SENTENCE), end));
    while (start < end) {
      const cut = end - start > LONGEST_SENTENCE ? cutBetweenWords(plain, start) : end;
      const text = plain.slice(start, cut);
      if (text.trim() !== "") sentences.push({ text, start, end: cut, isQuestion });
      start = cut;
    }
  };
  for (const match of matchesOf(END, plain)) {
    if (match[0].startsWith(".") && ABBREVIATION.test(lastOf(plain, start, match.index))) continue;
    close(match.index + match[0].length);
  }
  close(plain.length);
  return sentences;
}

const lastOf = (plain: string, start: number, end: number): string =>
  plain.slice(Math.max(start, end - ABBREVIATION_WINDOW), end);

/** Behind the last space of the longest piece that begins at a place; without one, at its end. */
function cutBetweenWords(plain: string, start: number): number {
  const end = start + LONGEST_SENTENCE;
  const space = plain.lastIndexOf(" ", end - 1);
  return space > start + LONGEST_SENTENCE / 2 ? space + 1 : end;
}
