import { matchesOf } from "./matches.ts";
import { wholeWord } from "./whole-word.ts";

/** A calendar day found in a text. `year` is absent where the text leaves it out. */
export type DateMention = {
  year: number | undefined;
  month: number;
  day: number;
  start: number;
  end: number;
};

const MONTHS = [
  "jan(?:uary)?|जनवरी",
  "feb(?:ruary)?|फरवरी|फ़रवरी",
  "mar(?:ch)?|मार्च",
  "apr(?:il)?|अप्रैल",
  "may|मई",
  "june?|जून",
  "july?|जुलाई",
  "aug(?:ust)?|अगस्त",
  "sept?(?:ember)?|सितंबर|सितम्बर",
  "oct(?:ober)?|अक्टूबर|अक्तूबर",
  "nov(?:ember)?|नवंबर|नवम्बर",
  "dec(?:ember)?|दिसंबर|दिसम्बर",
].map((names) => names.normalize("NFKC"));
const MONTH_NAMES = MONTHS.map((names) => new RegExp(`^(?:${names})$`, "iu"));
const MONTH = `(?<name>${MONTHS.join("|")})\\.?`;

/** What dates in digits, and dates with a month's name, need to be there at all. */
const JOINED_DIGITS = /\d[-/.]\d/;
const ANY_MONTH = new RegExp(`jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|${MONTHS.join("|")}`, "iu");

/** Year first, with or without a time of day. */
const ISO = wholeWord(
  "(?<year>\\d{4})[-/](?<month>\\d{1,2})[-/](?<day>\\d{1,2})(?:[T ]\\d{1,2}:\\d{2}[\\d:.]*(?:Z|[+-]\\d{2}:?\\d{2})?)?",
  "giu",
);
/** Day first, as in India; the other way round only where it cannot be meant. */
const NUMERIC = wholeWord(
  "(?<day>\\d{1,2})(?<by>[-/.])(?<month>\\d{1,2})\\k<by>(?<year>\\d{4}|\\d{2})",
  "giu",
);
const YEAR =
  "(?:,?[\\s-]+(?<year>\\d{4}(?![-\\d])|(?<!,\\s*)'?\\d{2}(?=\\b(?!\\s*(?:%|\\d|[.,:]\\d|[ap]\\.?m\\b)))))?";
const DAY_MONTH = wholeWord(`(?<day>\\d{1,2})(?<nth>st|nd|rd|th)?[\\s-]*(?:of\\s+)?${MONTH}${YEAR}`, "giu");
const MONTH_DAY = wholeWord(
  `${MONTH}\\s+(?:the\\s+)?(?<day>\\d{1,2})(?<nth>st|nd|rd|th)?(?![.,]?\\d|\\s?%)(?:,?\\s+(?<year>\\d{4}))?`,
  "giu",
);

/**
 * Dates in a plain text (see `plainText`), in reading order: 2026-03-15 (also with a time), 15/03/2026, 15.3.26,
 * 15 March 2026, 15th of March, Mar 15, 2026, 15 मार्च 2026. Days that no month has are not dates.
 */
export function findDates(plain: string): DateMention[] {
  if (!/\d/.test(plain)) return [];
  const found: DateMention[] = [];
  const patterns = [
    ...(JOINED_DIGITS.test(plain) ? [ISO, NUMERIC] : []),
    ...(ANY_MONTH.test(plain) ? [DAY_MONTH, MONTH_DAY] : []),
  ];
  for (const pattern of patterns) {
    for (const match of matchesOf(pattern, plain)) {
      const date = dateOf(match);
      if (date !== undefined && !found.some((other) => other.start < date.end && date.start < other.end)) {
        found.push(date);
      }
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** @returns The days since the epoch of an ISO date or date-time, `undefined` for other text. */
export function dayNumber(iso: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/.exec(iso) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return dayNumberOf(Number(year), Number(month), Number(day));
}

/** @returns The days since the epoch, `undefined` where there is no such day. */
export function dayNumberOf(year: number, month: number, day: number): number | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}

/** The ISO date of a number of days since the epoch. */
export function isoDate(days: number): string {
  return new Date(days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Moves a day by whole months; a day that the target month lacks becomes its last one. */
export function addMonths(days: number, months: number): number {
  const date = new Date(days * MS_PER_DAY);
  const target = date.getUTCFullYear() * 12 + date.getUTCMonth() + months;
  const [year, month] = [Math.floor(target / 12), (target % 12) + 1];
  return Date.UTC(year, month - 1, Math.min(date.getUTCDate(), daysIn(year, month))) / MS_PER_DAY;
}

export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const MS_PER_DAY = 86_400_000;
/** Two-digit years up to this one are of this century. */
const LAST_SHORT_YEAR = 60;

function dateOf(match: RegExpExecArray): DateMention | undefined {
  const { year, month, day, name, nth } = match.groups ?? {};
  if (name !== undefined && isModalMay(name, year, nth)) return undefined;
  let [m, d] = [name === undefined ? Number(month) : monthOf(name), Number(day)];
  if (m > 12 && d <= 12 && match.groups?.["by"] !== undefined) [m, d] = [d, m];
  const y = year === undefined ? undefined : fullYear(year.replace("'", ""));
  if (dayNumberOf(y ?? LEAP_YEAR, m, d) === undefined) return undefined;
  return { year: y, month: m, day: d, start: match.index, end: match.index + match[0].length };
}

/** Where the year is left out, 29 February may be meant. */
const LEAP_YEAR = 2024;

/** "the 2 may differ" is no date, "2 May" and "2nd may" are. */
function isModalMay(name: string, year: string | undefined, nth: string | undefined): boolean {
  return name.startsWith("may") && year === undefined && nth === undefined;
}

function monthOf(name: string): number {
  return MONTH_NAMES.findIndex((pattern) => pattern.test(name)) + 1;
}

function fullYear(year: string): number {
  const value = Number(year);
  if (year.length === 4) return value;
  return value <= LAST_SHORT_YEAR ? 2000 + value : 1900 + value;
}
