import type { DateMention } from "../dates.ts";

/**
 * Digits that are read as one number, in the groups in which they stand: "(410) 555-0326" has three. `counts`: the
 * number is a sum of money or a decimal, and no number that names something.
 */
export type DigitRun = { groups: readonly string[]; counts: boolean; start: number; end: number };

const GROUPED = "\\d{1,3}(?:,\\d{2,3})+(?:\\.\\d+)?";
/** Groups of digits apart from letters, with what people put between them. */
const RUN = new RegExp(
  `(?<![\\p{L}\\d_.,]|\\d-)(?:(?<grouped>${GROUPED})|(?<run>\\d+(?:(?:[\\s().-]{1,3}|,\\s)\\d+)*))(?![\\p{L}\\d_]|-\\p{L})`,
  "gu",
);
const CURRENCY_BEFORE = /(?:[$€£₹]|\b(?:usd|inr|eur|gbp))\s?$/iu;
const CURRENCY_AFTER = /^\s?(?:dollars?|usd|cents|rupees|inr|points?)\b/iu;
const DECIMAL = /^\d+\.\d{1,2}$/;

/** The numbers of a text, in order. Of its dates those with a month's name, slashes or the year first are left out. */
export function digitRuns(plain: string, dates: readonly DateMention[]): DigitRun[] {
  if (!/\d/.test(plain)) return [];
  let text = plain;
  for (const { start, end } of dates) {
    const date = plain.slice(start, end);
    if (/[\p{L}/]|^\d{4}-/u.test(date))
      text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
  }
  const runs: DigitRun[] = [];
  for (const match of text.matchAll(RUN)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const counts =
      match.groups?.["grouped"] !== undefined ||
      DECIMAL.test(match[0]) ||
      CURRENCY_BEFORE.test(text.slice(0, start)) ||
      CURRENCY_AFTER.test(text.slice(end));
    runs.push({ groups: match[0].match(/\d+/g) ?? [], counts, start, end });
  }
  return runs;
}

/** Every number that neighbouring groups of a run make together; `whole` where they are all of it. */
export function* readings(run: DigitRun): Generator<{ digits: string; whole: boolean }> {
  const { groups } = run;
  for (let from = 0; from < groups.length; from++) {
    let digits = "";
    for (let to = from; to < groups.length && digits.length <= LONGEST; to++) {
      digits += groups[to];
      yield { digits, whole: from === 0 && to === groups.length - 1 };
    }
  }
}

/** No number of a bank's is longer. */
const LONGEST = 34;
