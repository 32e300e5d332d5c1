import { matchesOf } from "./matches.ts";

/** What parts one clause from the next. A comma inside a number does not. */
const BREAK = /[;:()]|,(?=\s)|\s-\s|(?<!\p{L})(?:but|so|therefore|while|whereas|although)(?!\p{L})/giu;
/** "and" opens a clause of its own where a verb follows before the next break: "… and the other stays active". */
const AND =
  /(?<!\p{L})and(?=\s[^;:,.]{0,400}?(?<!\p{L})(?:is|are|was|were|will|has|have|had|can|does|do|stays?|remains?|works?|continues?|goes|runs?|ends?|reaches|takes|pays|left|kept)(?!\p{L}))/giu;

/** The part of a sentence before a place that belongs to the same clause. */
export function clauseBefore(sentence: string, index: number): string {
  const before = sentence.slice(0, index);
  const last = matchesOf(BREAK, before).at(-1);
  return last === undefined ? before : before.slice(last.index + last[0].length);
}

/** As {@link clauseBefore}, where the clause is the subject of what follows: "Both, this and that, have been changed". */
export function subjectBefore(sentence: string, index: number): string {
  return clauseBefore(sentence, sentence.slice(0, index).replace(/,\s*$/, "").length);
}

/** The part of a sentence from a place that belongs to the same clause. What only opens it, as a colon, is left out. */
export function clauseFrom(sentence: string, index: number): string {
  const after = sentence.slice(index).replace(/^[\s:-]+/, "");
  const ends = [after.search(BREAK), after.search(AND)].filter((end) => end !== -1);
  return after.slice(0, Math.min(after.length, ...ends));
}
