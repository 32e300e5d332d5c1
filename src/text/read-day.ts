import { dayNumberOf, findDates } from "./dates.ts";

/** A calendar day. */
export type Day = { year: number; month: number; day: number };

/**
 * A whole text as a date; numbers with slashes are month first, as in the bank's records, unless they cannot be.
 *
 * @returns `undefined` where it is no date, or more than a date.
 */
export function readDay(text: string): Day | undefined {
  const trimmed = text.trim();
  if (!/^[\d\p{L}]/u.test(trimmed) || trimmed.length > 40 || !/\d/.test(trimmed)) return undefined;
  const [, one, , other, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(trimmed) ?? [];
  if (one !== undefined) {
    const [first, second] = [Number(one), Number(other)];
    return first > 12 ? dayOf(Number(year), second, first) : dayOf(Number(year), first, second);
  }
  const [found] = findDates(trimmed);
  if (found === undefined || found.year === undefined) return undefined;
  const isWhole = found.start === 0 && found.end === trimmed.length;
  return isWhole ? dayOf(found.year, found.month, found.day) : undefined;
}

function dayOf(year: number, month: number, day: number): Day | undefined {
  return dayNumberOf(year, month, day) === undefined ? undefined : { year, month, day };
}
