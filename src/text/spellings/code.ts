import type { Part, ValueReader } from "./part.ts";
import { spellingsOf } from "./spelled-value.ts";
import { squeeze, type Spoken } from "./spoken.ts";

/** Shorter codes are only found whole and by themselves: parts of them are parts of words. */
const LONG = 8;
const TELLING = 6;

/**
 * A code of letters and digits: in capitals or not, in groups, with dashes, character by character, digits in words,
 * letters as on the telephone. Of a long code also a part, from two thirds of it on.
 *
 * @returns `undefined` where the value has neither letters nor digits.
 */
export function codeReader(value: string): ValueReader | undefined {
  const code = squeeze(value);
  if (code === "") return undefined;
  const { length } = code;
  const isLong = length >= LONG;
  const least = isLong ? Math.max(TELLING, Math.ceil((length * 2) / 3)) : length;
  return {
    length,
    find(message): Part[] {
      const spelled = spellingsOf(message, code.toLowerCase(), least)
        .filter(({ isWhole }) => isWhole || isLong)
        .map(({ from, to, said }): Part => ({ from, to, said }));
      return isLong ? [...spelled, ...longestParts(message, code, least)] : spelled;
    },
  };
}

/** The stretches of the code that the message holds, each as long as it goes. */
function longestParts({ squeezed }: Spoken, code: string, least: number): Part[] {
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
