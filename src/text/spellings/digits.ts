import { readings, type DigitRun } from "./digit-runs.ts";
import type { Part, ValueReader } from "./part.ts";
import { spellingsOf } from "./spelled-value.ts";
import type { Spoken } from "./spoken.ts";

/** Up to this length a number is only found whole. */
const SHORT = 7;
/** As many digits of a card may be shown: its issuer's at the beginning, or the last four. */
const SHOWABLE = 6;
const PHONE = /^\d{3},\d{3},\d{4}$/;

/**
 * A number that names something (card, account, PIN, CVV): in groups, digit by digit, in words. Of a long number also
 * a part, once it is longer than what may be shown of a card.
 *
 * @returns `undefined` where the value has no digits.
 */
export function digitsReader(value: string): ValueReader | undefined {
  const digits = value.replace(/\D/g, "");
  if (digits === "") return undefined;
  return {
    length: digits.length,
    find(message) {
      const read = message.runs.flatMap((run) =>
        run.counts || isYear(run, message) ? [] : partsIn(run, digits),
      );
      return read.length > 0 ? read : spelledWhole(message, digits);
    },
  };
}

/** Digits with words or cells of a table between them: "seven, then three, then one and six". */
export function spelledWhole(message: Spoken, digits: string): Part[] {
  if (digits.length < SHORTEST_SPELLED) return [];
  return spellingsOf(message, digits, digits.length)
    .filter(({ isWhole, said }) => isWhole && saidOneByOne(said, digits))
    .map(({ said }) => ({ from: 0, to: digits.length, said }));
}

/** Of short numbers two that stand beside each other are a coincidence: "36 and 30". */
function saidOneByOne(said: string, digits: string): boolean {
  const groups = said.match(/\d+/g) ?? [];
  if (groups.length < 2) return false;
  return digits.length > SHORT || !/[\p{L}]/u.test(said) || groups.every((group) => group.length === 1);
}

const SHORTEST_SPELLED = 3;

const YEAR_BEFORE =
  /\b(?:(?<!\bend(?:s|ing)?\s)in|since|until|till|year|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?),?\s$/i;

/** "In November 2025": four digits that are a year, and not the last of a card. */
function isYear({ groups, start }: DigitRun, { worded }: Spoken): boolean {
  const [only = "", ...others] = groups;
  return (
    others.length === 0 &&
    /^(?:19|20)\d\d$/.test(only) &&
    YEAR_BEFORE.test(worded.slice(Math.max(0, start - 16), start))
  );
}

function partsIn(run: DigitRun, digits: string): Part[] {
  const { length } = digits;
  const isPhone = PHONE.test(run.groups.join(","));
  const parts: Part[] = [];
  for (const { digits: said, whole } of readings(run)) {
    if (isPhone && !whole) continue;
    if (said === digits) parts.push({ from: 0, to: length, said });
    const isTelling = length > SHORT && said.length > Math.max(SHOWABLE, length / 2) && said.length < length;
    const from = isTelling ? digits.indexOf(said) : -1;
    if (from !== -1) parts.push({ from, to: from + said.length, said });
  }
  return parts;
}
