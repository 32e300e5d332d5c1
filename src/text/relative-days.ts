import { dayNumber, isoDate } from "./dates.ts";
import { foldText } from "./plain-text.ts";
import { wordsToDigits } from "./spellings/number-words.ts";

/** How far from today a day may lie that is spoken of without its month. */
const ABOUT_A_MONTH = 45;
const A_FORTNIGHT = 14;
const WEEKDAYS = [
  "sunday|sun|ravivar|itvar|itwar|रविवार",
  "monday|mon|somvar|somwar|सोमवार",
  "tuesday|tue|tues|mangalvar|mangalwar|मंगलवार",
  "wednesday|wed|budhvar|budhwar|बुधवार",
  "thursday|thu|thurs|guruvar|guruwar|गुरुवार",
  "friday|fri|shukravar|shukrawar|शुक्रवार",
  "saturday|sat|shanivar|shaniwar|शनिवार",
].map((names) => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, "iu"));
/** By how many days from today. */
const NAMED: readonly [pattern: RegExp, days: readonly number[]][] = [
  [/(?<!\p{L})(?:today|aaj|आज)(?!\p{L})/u, [0]],
  [/(?<!\p{L})(?:tomorrow|yesterday|kal|कल)(?!\p{L})/u, [1, -1]],
  [/(?<!\p{L})(?:day after tomorrow|day before yesterday|parson?|परसों)(?!\p{L})/u, [2, -2]],
];

/**
 * Whether a text may speak of a day without naming its month: "on the 15th", "this Sunday", "tomorrow", "in three days".
 *
 * @param today The day on which it is said, and the day that is meant, as ISO dates.
 */
export function maySpeakOf(text: string, { day, today }: { day: string; today: string }): boolean {
  const [wanted, now] = [dayNumber(day), dayNumber(today)];
  if (wanted === undefined || now === undefined || Math.abs(wanted - now) > ABOUT_A_MONTH) return false;
  const apart = wanted - now;
  const said = wordsToDigits(foldText(text));
  if (NAMED.some(([pattern, days]) => days.includes(apart) && pattern.test(said))) return true;
  const dayOfMonth = Number(isoDate(wanted).slice(8));
  if (numbersIn(DAY_OF_MONTH, said).includes(dayOfMonth)) return true;
  if (numbersIn(DAYS_AWAY, said).includes(Math.abs(apart))) return true;
  return Math.abs(apart) <= A_FORTNIGHT && WEEKDAYS[(((wanted + THURSDAY) % 7) + 7) % 7]?.test(said) === true;
}

/** Day 0 of `dayNumber` was a Thursday. */
const THURSDAY = 4;
const DAY_OF_MONTH = /(?<![\d.,:/-])(\d{1,2})(?:st|nd|rd|th|\s?(?:tareekh|tarikh|taarikh|तारीख))(?!\p{L})/gu;
const DAYS_AWAY = /(?<![\d.,:/-])(\d{1,2})\s(?:days?|din|दिन)(?!\p{L})/gu;

function numbersIn(pattern: RegExp, text: string): number[] {
  return [...text.matchAll(pattern)].map(([, number]) => Number(number));
}
