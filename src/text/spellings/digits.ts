import { readings, type DigitRun } from "./digit-runs.ts";
import type { Part, ValueReader } from "./part.ts";
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
    find: (message) =>
      message.runs.flatMap((run) => (run.counts || isYear(run, message) ? [] : partsIn(run, digits))),
  };
}

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
