import { foldText } from "../plain-text.ts";
import { containsWords } from "./contains-words.ts";
import type { Part, ValueReader } from "./part.ts";
import { spellingsOf } from "./spelled-value.ts";
import { squeeze } from "./spoken.ts";

/** Shorter words are spelt out by accident. */
const SHORTEST_SPELT = 4;

/** Words as a whole, without regard to case, accents and spacing; spelt out letter by letter; a name turned round. */
export function textReader(value: string): ValueReader {
  const wanted = foldText(value);
  const letters = squeeze(value);
  const turned = turnedName(wanted);
  const whole = (said: string): Part => ({ from: 0, to: wanted.length, said });
  return {
    length: wanted.length,
    find(message) {
      if (containsWords(message.folded, wanted)) return [whole(wanted)];
      if (turned !== undefined && containsWords(message.folded, turned)) return [whole(turned)];
      if (letters.length < SHORTEST_SPELT) return [];
      return spellingsOf(message, letters.toLowerCase(), letters.length)
        .filter(({ isWhole, said }) => isWhole && isSpelt(said))
        .map(({ said }) => whole(said));
    },
  };
}

/** Letter by letter, or with a letter's word for each: no words that merely follow each other. */
function isSpelt(said: string): boolean {
  return (
    /(?<![\p{L}\p{N}])[\p{L}\p{N}](?![\p{L}\p{N}])/u.test(said) ||
    /\d|_/.test(said) ||
    said.split(/\W+/).length > 3
  );
}

/** "Mason Cole" as it stands in lists. */
function turnedName(folded: string): string | undefined {
  const [, first, last] = /^([\p{L}'-]+(?: [\p{L}'.-]+)?) ([\p{L}'-]+)$/u.exec(folded) ?? [];
  return first === undefined || last === undefined ? undefined : `${last}, ${first}`;
}
