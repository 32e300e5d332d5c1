import type { Part, ValueReader } from "./part.ts";
import { squeeze, type Spoken } from "./spoken.ts";

/** Shorter codes are only found whole and by themselves: parts of them are parts of words. */
const LONG = 8;
const TELLING = 6;

/**
 * A code of letters and digits: in capitals or not, in groups, with dashes, character by character, digits in words. Of
 * a long code also a part, from two thirds of it on.
 *
 * @returns `undefined` where the value has neither letters nor digits.
 */
export function codeReader(value: string): ValueReader | undefined {
  const code = squeeze(value);
  if (code === "") return undefined;
  if (code.length >= LONG) return { length: code.length, find: (message) => longestParts(message, code) };
  const spaced = new RegExp(
    `(?<![\\p{L}\\p{N}])${code.split("").join("[\\s\\-_.,/]{0,2}")}(?![\\p{L}\\p{N}])`,
    "iu",
  );
  return {
    length: code.length,
    find({ worded }): Part[] {
      const said = spaced.exec(worded)?.[0];
      return said === undefined ? [] : [{ from: 0, to: code.length, said }];
    },
  };
}

/** The stretches of the code that the message holds, each as long as it goes. */
function longestParts({ squeezed }: Spoken, code: string): Part[] {
  const least = Math.max(TELLING, Math.ceil((code.length * 2) / 3));
  const parts: Part[] = [];
  for (let from = 0; from + least <= code.length; from++) {
    let to = from + least;
    if (!squeezed.includes(code.slice(from, to))) continue;
    while (to < code.length && squeezed.includes(code.slice(from, to + 1))) to++;
    const within = parts.some((part) => part.from <= from && part.to >= to);
    if (!within) parts.push({ from, to, said: code.slice(from, to) });
  }
  return parts;
}
