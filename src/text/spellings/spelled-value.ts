import { spelledIn } from "./spelled.ts";
import type { Spoken } from "./spoken.ts";

/** Characters of a value that a message spells out, how, and what stands before and after it. */
export type Spelling = {
  from: number;
  to: number;
  said: string;
  isWhole: boolean;
  before: string;
  after: string;
  /** Where it stands, in the message as written or with number words as digits. */
  start: number;
  form: "plain" | "worded";
};

/** As much of a message is looked at on either side. */
const AROUND = 80;

/**
 * What a message spells out of a value: written, grouped, character by character, in words and digits, with letters as
 * on the telephone ("bravo", "b as in boat"), in the cells of a table. Numbers that count or date something are none.
 *
 * @param value In lower case, with the signs that must be said.
 */
export function spellingsOf(message: Spoken, value: string, least: number): Spelling[] {
  const texts = message.worded === message.plain ? [message.plain] : [message.worded, message.plain];
  const found = texts.flatMap((text) =>
    spelledIn(text === message.plain ? message.plainPieces : message.wordedPieces, value, least)
      .filter(({ start, end }) => text !== message.worded || !countsSomething(message, start, end))
      .map(({ from, to, start, end, isWhole }): Spelling => {
        const [before, after] = [
          text.slice(Math.max(0, start - AROUND), start),
          text.slice(end, end + AROUND),
        ];
        const form = text === message.plain ? "plain" : "worded";
        return { from, to, said: text.slice(start, end), isWhole, before, after, start, form };
      }),
  );
  const seen = new Set<string>();
  return found.filter(({ from, to, said, after }) => {
    const place = `${from} ${to} ${said}${after}`;
    return !seen.has(place) && seen.add(place);
  });
}

/** Whether a place of the message is a sum of money, a decimal or a date, and not a number that names something. */
function countsSomething({ runs, dates, worded }: Spoken, start: number, end: number): boolean {
  if (/\p{L}/u.test(worded.slice(start, end))) return false;
  const overlaps = (other: { start: number; end: number }): boolean => other.start < end && start < other.end;
  return runs.some((run) => run.counts && overlaps(run)) || dates.some(overlaps);
}
