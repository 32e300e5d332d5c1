import { foldText } from "../plain-text.ts";
import { containsWords } from "./contains-words.ts";
import type { Part, ValueReader } from "./part.ts";
import { squeeze, type Spoken } from "./spoken.ts";

/** Letters one by one: "M-A-S-O-N C-O-L-E". */
const SPELT = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[\s.,-]{1,3}[\p{L}\p{N}](?![\p{L}\p{N}])){3,}/gu;
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
      return letters.length < SHORTEST_SPELT ? [] : spelt(message, letters).map(whole);
    },
  };
}

function spelt({ plain }: Spoken, letters: string): string[] {
  return [...plain.matchAll(SPELT)]
    .map(([found]) => found)
    .filter((found) => squeeze(found).includes(letters));
}

/** "Mason Cole" as it stands in lists. */
function turnedName(folded: string): string | undefined {
  const [, first, last] = /^([\p{L}'-]+(?: [\p{L}'.-]+)?) ([\p{L}'-]+)$/u.exec(folded) ?? [];
  return first === undefined || last === undefined ? undefined : `${last}, ${first}`;
}
