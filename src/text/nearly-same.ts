import { foldText } from "./plain-text.ts";

/** Fewer words than these are said again without anything being wrong: "Yes, please." */
const FEW_WORDS = 5;
/** Of the words of two messages, how many must be in both. */
const IN_BOTH = 0.85;
/** Words of a message that are looked at. */
const MOST_WORDS = 400;

/**
 * Whether two messages say the same in the same words, or nearly: some words more, fewer or in another place. With another
 * number it is another message.
 */
export function nearlySame(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  if (first.join(" ") === second.join(" ")) return true;
  if (Math.min(first.length, second.length) < FEW_WORDS) return false;
  const [a, b] = [new Set(first), new Set(second)];
  if (numbersIn(a) !== numbersIn(b)) return false;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared) >= IN_BOTH;
}

/**
 * Whether the last of somebody's messages only says again what he has said before. Short ones may recur; they count once
 * the same has been said three times in a row.
 *
 * @param said His messages, in order.
 */
export function repeatsItself(said: readonly string[]): boolean {
  const last = said.at(-1);
  if (last === undefined || said.length < 2) return false;
  const before = said.slice(0, -1);
  if (wordsOf(last).length >= FEW_WORDS) return before.some((each) => nearlySame(each, last));
  return before.length >= 2 && before.slice(-2).every((each) => nearlySame(each, last));
}

function numbersIn(words: ReadonlySet<string>): string {
  return [...words]
    .filter((word) => /\p{N}/u.test(word))
    .toSorted()
    .join(" ");
}

function wordsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
}
