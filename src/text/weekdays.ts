import { wholeWord } from "./whole-word.ts";

/** Sunday first, as days of the week are counted from 0. */
const NAMES = [
  "sundays?|ravi[vw]aa?r|it[vw]aa?r|रविवार|इतवार",
  "mondays?|som[vw]aa?r|सोमवार",
  "tuesdays?|mangal[vw]aa?r|मंगलवार",
  "wednesdays?|budh[vw]aa?r|बुधवार",
  "thursdays?|guru[vw]aa?r|veer[vw]aa?r|brihaspati[vw]aa?r|गुरुवार|बृहस्पतिवार",
  "fridays?|shukra?[vw]aa?r|शुक्रवार",
  "saturdays?|shani[vw]aa?r|शनिवार",
].map((names) => wholeWord(names));
/** What every name of a day has in it. */
const ANY = /day|[vw]aa?r|वार|weekend/iu;
const WEEKEND = wholeWord("weekends?");

/** Days of the week that a plain text names, 0 for Sunday, in English, Hindi and Hinglish; a weekend is two of them. */
export function weekdaysIn(plain: string): number[] {
  if (!ANY.test(plain)) return [];
  const named = NAMES.flatMap((pattern, day) => (pattern.test(plain) ? [day] : []));
  return WEEKEND.test(plain) ? [...new Set([...named, 0, 6])] : named;
}

/** @returns The day of the week, 0 for Sunday, of a number of days since the epoch, which was a Thursday. */
export function weekdayOf(days: number): number {
  return (((days + 4) % 7) + 7) % 7;
}
