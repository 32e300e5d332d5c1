import { matchesOf } from "./matches.ts";

/** One sentence of a plain text, with its place. */
export type Sentence = { text: string; start: number; end: number; isQuestion: boolean };

/** Ends a sentence: a stop, question or exclamation mark or danda before a space, or a line break. */
const END = /(?:[.!?।]+["')\]*]*(?=\s|$))|\n+/gu;
/** A stop that belongs to an abbreviation. */
const ABBREVIATION = /(?:^|[\s(])(?:rs|no|nos|mr|mrs|ms|dr|st|approx|e\.g|i\.e|etc|vs|a\/c|ac|p\.a|[a-z])$/iu;

/** Splits a plain text (see `plainText`) into sentences; line breaks end one too, decimals and "Rs." do not. */
export function splitSentences(plain: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const close = (end: number): void => {
    const text = plain.slice(start, end);
    if (text.trim() !== "") sentences.push({ text, start, end, isQuestion: /\?["')\]*\s]*$/u.test(text) });
    start = end;
  };
  for (const match of matchesOf(END, plain)) {
    if (match[0].startsWith(".") && ABBREVIATION.test(plain.slice(start, match.index))) continue;
    close(match.index + match[0].length);
  }
  close(plain.length);
  return sentences;
}
