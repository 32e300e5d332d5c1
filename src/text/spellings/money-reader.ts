import { parseRupees } from "../money.ts";
import { decimalOf } from "../decimal.ts";
import type { ValueReader } from "./part.ts";

/** Smaller numbers without any sign of money are about something else. */
const TELLING_BARE = 1_000_00;
const CURRENCY_BEFORE = /(?:[$€£₹]|\b(?:usd|inr|eur|gbp))\s?$/iu;
const CURRENCY_AFTER = /^\s?(?:dollars?|usd|bucks|rupees|inr|eur|euros?|gbp|pounds?)\b/iu;
/** "1200 Light St": a house number. */
const HOUSE =
  /^\s+(?:[NSEW]\.?\s+)?[A-Z][\p{L}']*\.?(?:\s+[A-Z][\p{L}']*)?\s+(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Boulevard|Way|Ct|Court|Pl|Place)\b/u;

/**
 * A sum of money by value, in any grouping, with or without its currency, in words, in thousands. A bare number counts
 * from 1,000 on, or with decimals. The sign does not matter.
 *
 * @returns `undefined` where the value is no sum.
 */
export function moneyReader(value: string): ValueReader | undefined {
  const decimal = decimalOf(value)?.replace(/^-/, "");
  const minor = decimal === undefined ? undefined : parseRupees(decimal);
  if (minor === undefined) return undefined;
  return {
    length: 1,
    find({ figures: { plain, amounts } }) {
      return amounts
        .filter((amount) => amount.paise === minor)
        .map(({ mark, start, end }) => ({ mark, said: plain.slice(start, end), start, end }))
        .filter(
          ({ mark, said, start, end }) =>
            mark !== "bare" ||
            isMoney(said, { before: plain.slice(0, start), after: plain.slice(end), minor }),
        )
        .map(({ said }) => ({ from: 0, to: 1, said }));
    },
  };
}

function isMoney(
  said: string,
  { before, after, minor }: { before: string; after: string; minor: number },
): boolean {
  if (CURRENCY_BEFORE.test(before) || CURRENCY_AFTER.test(after) || /\.\d{2}$/.test(said)) return true;
  return minor >= TELLING_BARE && !HOUSE.test(after);
}
