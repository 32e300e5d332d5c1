import { findDates } from "../dates.ts";
import { readDay, type Day } from "../read-day.ts";
import { splitSentences } from "../sentences.ts";
import { readings } from "./digit-runs.ts";
import type { Part, ValueReader } from "./part.ts";
import type { Spoken } from "./spoken.ts";

const NUMERIC = /(?<![\d/.-])(\d{1,2})\s?([-/. ])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d|[-/]\d)/g;
const YEAR_FIRST = /(?<![\d/.-])(\d{4})\s?([-/. ])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d|[-/]\d)/g;
/** Where a day without its year, or a year alone, tells a date of birth. */
const BIRTH = /\b(?:birth|birthday|born|dob|d\.o\.b)\b/i;
const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);

/**
 * A date in any usual spelling: with a month's name, numeric in either order, with a short year, without separators,
 * read out in words. In a sentence about a birth also a part of it: the day without the year, month and year, the year.
 * Its plain form is YYYYMMDD.
 *
 * @returns `undefined` where the value is no date.
 */
export function dateReader(value: string): ValueReader | undefined {
  const date = readDay(value);
  return date === undefined ? undefined : { length: 8, find: (message) => findDay(message, date) };
}

/** Whether a message states a day, year included, in some spelling. */
export function statesDay(message: Spoken, date: Day): boolean {
  return wholeDays(message, date).length > 0;
}

function findDay(message: Spoken, date: Day): Part[] {
  const whole = wholeDays(message, date).map((said): Part => ({ from: 0, to: 8, said }));
  if (whole.length > 0 || !BIRTH.test(message.worded)) return whole;
  return splitSentences(message.worded)
    .filter(({ text }) => BIRTH.test(text))
    .flatMap(({ text }) => partsOf(text, date));
}

/** How the message puts the whole date. */
function wholeDays(message: Spoken, { year, month, day }: Day): string[] {
  const { worded } = message;
  if (!/\d/.test(worded)) return [];
  const isYear = (given: string): boolean => Number(given) === (given.length === 2 ? year % 100 : year);
  const isDay = (a: string, b: string): boolean =>
    (Number(a) === month && Number(b) === day) || (Number(a) === day && Number(b) === month);
  const named = message.dates
    .filter((date) => date.year === year && date.month === month && date.day === day)
    .map(({ start, end }) => worded.slice(start, end));
  const numeric = [...worded.matchAll(NUMERIC)]
    .filter(([, a = "", , b = "", given = ""]) => isDay(a, b) && isYear(given))
    .map(([found]) => found);
  const yearFirst = [...worded.matchAll(YEAR_FIRST)]
    .filter(([, given = "", , a = "", b = ""]) => isDay(a, b) && isYear(given))
    .map(([found]) => found);
  const compact = compactForms({ year, month, day });
  const run = message.runs
    .filter(({ counts }) => !counts)
    .flatMap((each) => [...readings(each)].map(({ digits }) => digits))
    .filter((digits) => compact.has(digits));
  return [...named, ...numeric, ...yearFirst, ...run];
}

function compactForms({ year, month, day }: Day): ReadonlySet<string> {
  const [y, m, d] = [String(year).padStart(4, "0"), pad(month), pad(day)];
  return new Set([`${m}${d}${y}`, `${d}${m}${y}`, `${y}${m}${d}`]);
}

/** What a sentence about a birth gives of it. */
function partsOf(sentence: string, { year, month, day }: Day): Part[] {
  const monthName = MONTHS[month - 1] ?? "";
  const named = new RegExp(
    `\\b${monthName.slice(0, 3)}[a-z]*\\.?,?\\s+(?:of\\s+)?${year}\\b|\\b0?${month}/${year}\\b`,
    "i",
  );
  const monthAndYear = named.exec(sentence)?.[0];
  const dayAndMonth = findDates(sentence)
    .filter((date) => date.year === undefined && date.month === month && date.day === day)
    .map(({ start, end }): Part => ({ from: 4, to: 8, said: sentence.slice(start, end) }));
  const short = `(?:'\\s?|\\b(?:in|year(?: of birth)?(?: on file)?(?: is| was)?)\\s+'?)${pad(year % 100)}(?![\\d:/-]|[.,]\\d|\\s?%|\\s+(?:days|hours|minutes))`;
  const yearAlone =
    new RegExp(`(?<![\\d/.-])${year}(?![\\d/-])`).exec(sentence)?.[0] ??
    new RegExp(short, "i").exec(sentence)?.[0];
  const monthAlone = new RegExp(
    `\\b(?:born|birth(?:day| ?month|date)?\\s+(?:\\p{L}+\\s+){0,4}(?:is|was|falls))\\s+in\\s+(?:the month of\\s+)?${monthName}\\b`,
    "iu",
  ).exec(sentence)?.[0];
  return [
    ...dayAndMonth,
    ...(monthAndYear === undefined ? [] : [{ from: 0, to: 6, said: monthAndYear }]),
    ...(monthAlone === undefined || monthAndYear !== undefined ? [] : [{ from: 4, to: 6, said: monthAlone }]),
    ...(yearAlone === undefined || monthAndYear !== undefined ? [] : [{ from: 0, to: 4, said: yearAlone }]),
  ];
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
