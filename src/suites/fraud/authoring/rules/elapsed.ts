import { dayNumberOf, isoDate } from "../../../../text/dates.ts";
import { weekdayOf } from "../../../../text/weekdays.ts";

/** In which days and hours a rule counts. */
export type Unit = "minutesAgo" | "hoursAgo" | "daysAgo" | "businessDaysAgo" | "monthsAgo";

/** `11/16/2026` or `2026-11-16`, perhaps with a time, `10:15`; without one, the beginning of the day. */
type Time = { day: number; minute: number };

/**
 * How long before `until` a time was, as the bank counts: the day of the event is day 0, hours run from the minute, and
 * business days leave out weekends and holidays.
 *
 * @returns `undefined` where either is no time; negative for what is still to come.
 */
export function elapsed(
  since: string,
  until: string,
  { unit, holidays }: { unit: Unit; holidays: readonly string[] },
): number | undefined {
  const [from, to] = [timeOf(since), timeOf(until)];
  if (from === undefined || to === undefined) return undefined;
  const days = to.day - from.day;
  switch (unit) {
    case "minutesAgo":
      return days * MINUTES + to.minute - from.minute;
    case "hoursAgo":
      return (days * MINUTES + to.minute - from.minute) / 60;
    case "daysAgo":
      return days;
    case "monthsAgo":
      return monthsBetween(from.day, to.day);
    case "businessDaysAgo":
      return businessDays(from.day, to.day, holidays);
  }
}

/** Business days after the first day up to and with the last. */
function businessDays(from: number, to: number, holidays: readonly string[]): number {
  let count = 0;
  for (let day = from + 1; day <= to; day++) {
    const isWeekend = weekdayOf(day) === 0 || weekdayOf(day) === 6;
    if (!isWeekend && !holidays.includes(isoDate(day))) count++;
  }
  return count;
}

/** Whole months that have passed. */
function monthsBetween(from: number, to: number): number {
  const [year = 0, month = 0, date = 0] = isoDate(from).split("-").map(Number);
  const [endYear = 0, endMonth = 0, endDate = 0] = isoDate(to).split("-").map(Number);
  return (endYear - year) * 12 + endMonth - month - (endDate < date ? 1 : 0);
}

function timeOf(text: string): Time | undefined {
  const {
    year,
    month,
    date,
    hour = "0",
    minute = "0",
  } = (MONTH_FIRST.exec(text) ?? ISO.exec(text))?.groups ?? {};
  if (year === undefined) return undefined;
  const day = dayNumberOf(Number(year), Number(month), Number(date));
  return day === undefined ? undefined : { day, minute: Number(hour) * 60 + Number(minute) };
}

const MINUTES = 24 * 60;
const MONTH_FIRST = /^(?<month>\d{2})\/(?<date>\d{2})\/(?<year>\d{4})(?: (?<hour>\d{2}):(?<minute>\d{2}))?$/;
const ISO = /^(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2})(?: (?<hour>\d{2}):(?<minute>\d{2}))?$/;
