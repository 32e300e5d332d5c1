import { addMonths, dayNumberOf, daysIn, isoDate, type DateMention } from "../../text/dates.ts";
import { matchesOf } from "../../text/matches.ts";
import { remember } from "../../text/remember.ts";
import type { Amount } from "../../text/money.ts";
import { weekdayOf } from "../../text/weekdays.ts";
import type { Percent } from "../../text/scan-figures.ts";
import { periodsIn, type FigureKnowledge, type KnownFigures, type Period } from "./figure-knowledge.ts";

/** Words that say a figure is rounded. */
const ROUNDED =
  /(?:about|around|approx(?:imately|\.)?|nearly|almost|roughly|over|under|more than|less than|close to|some|upto|~|लगभग|करीब|lagbhag|kareeb|takreeban)\s*(?:rs\.?|inr|₹)?\s*$/iu;
/** How far a rounded figure may be from what it rounds. */
const ROUNDING = 0.05;

/**
 * Whether an amount comes from the sources: it is there by value, is such a value in whole rupees, is announced as
 * rounded, or is the sum or difference of two different sums of money or the total of a column that a tool returned.
 */
export function isSourcedAmount(amount: Amount, plain: string, sources: KnownFigures): boolean {
  const { paise } = amount;
  const all = sources.all;
  if (all.some(({ amounts, wholeRupees }) => amounts.has(paise) || wholeRupees.has(paise))) return true;
  if (all.some((knowledge) => knowledge.totals().has(paise))) return true;
  const money = all.flatMap((knowledge) => [...knowledge.money]);
  const has = (value: number): boolean => all.some((knowledge) => knowledge.money.has(value));
  const derived = money.some(
    (one) =>
      one > 0 && ((paise > one && paise !== 2 * one && has(paise - one)) || (paise > 0 && has(paise + one))),
  );
  if (derived) return true;
  return isAnnouncedAsRounded(amount, plain) && roundsOneOf(paise, money);
}

/**
 * Whether an amount would follow from the sources by a calculation that people do in their head but that may as well be
 * chance: a sum of money some times over, with the number of times stated, the sum of three, or one in lakh or crore to the
 * digits that are given.
 */
export function isDerivedAmount(amount: Amount, plain: string, sources: KnownFigures): boolean {
  const { paise } = amount;
  if (paise === 0) return false;
  const money = [...new Set(sources.all.flatMap((knowledge) => [...knowledge.money]))].filter(
    (one) => one > 0,
  );
  if (IN_SCALE.test(plain.slice(amount.start, amount.end))) {
    const unit = precisionOf(paise);
    if (unit <= paise / 10 && money.some((one) => Math.abs(one - paise) < unit)) return true;
  }
  const counts = timesStated(plain);
  if (money.some((one) => counts.has(paise / one))) return true;
  const known = new Set(money);
  if (money.length > MOST_TRIPLES) return false;
  return money.some((one, index) =>
    money.slice(index + 1).some((other) => {
      const third = paise - one - other;
      return third > 0 && third !== one && third !== other && known.has(third);
    }),
  );
}

const IN_SCALE = /lakhs?|lacs?|crores?|cr\b|\d\s?l\b|लाख|करोड़/iu;

/** More sums of money make every amount a sum of three of them. */
const MOST_TRIPLES = 12;

/** How many times something may be meant to come: months and small numbers that the message itself has. */
function timesStated(plain: string): Set<number> {
  const numbers = [...plain.matchAll(/(?<![\d.,₹-]|\p{L}|rs\.? )\d{1,3}(?![\d.,%]|-\d)/giu)].map(([number]) =>
    Number(number),
  );
  const months = periodsIn(plain).flatMap(({ unit, count }) => (unit === "months" ? [count] : []));
  return new Set([...numbers, ...months].filter((count) => count > 1));
}

function isAnnouncedAsRounded({ start, end }: Amount, plain: string): boolean {
  const currency = /^\D*/.exec(plain.slice(start, end))?.[0] ?? "";
  return ROUNDED.test(plain.slice(Math.max(0, start - 24), start) + currency);
}

/** Rounds a sum of money, or in its last digit given the difference of two. */
function roundsOneOf(paise: number, money: readonly number[]): boolean {
  if (money.some((one) => Math.abs(one - paise) <= one * ROUNDING)) return true;
  const unit = precisionOf(paise);
  return money.some((one) => money.some((other) => Math.abs(one - other - paise) <= unit / 2));
}

/** Whether a percentage is in the sources, rounds one of them, or is the difference or sum of two. */
export function isSourcedPercent({ micro }: Percent, sources: KnownFigures): boolean {
  if (micro === ALL) return true; // "100 % secure" is no figure of anybody's
  if (sources.all.some(({ percents }) => percents.has(micro))) return true;
  const rates = new Set(sources.all.flatMap((knowledge) => [...knowledge.rates]));
  const unit = Math.min(precisionOf(micro), HUNDREDTH);
  const has = (value: number): boolean => value > 0 && rates.has(value);
  return [...rates].some(
    (rate) =>
      Math.round(rate / unit) * unit === micro ||
      (micro !== 2 * rate && has(micro - rate)) ||
      (micro > 0 && has(micro + rate)),
  );
}

const ALL = 100_000_000;
/** 6.6 % is not 7 %; only what lies behind the second decimal may be left out. */
const HUNDREDTH = 10_000;

/** The unit of the last digit that is given: 6.5 is given in tenths, 24,600 in hundreds. */
function precisionOf(value: number): number {
  const zeros = /0*$/.exec(String(value))?.[0].length ?? 0;
  return value === 0 ? 1 : 10 ** zeros;
}

/** Longest stretch between today and a date that a calendar alone explains. */
const ABOUT_A_YEAR = 400;

/**
 * Whether a date comes from the sources: it is there by value, lies a stated period from one that is, is a monthly day
 * that they name, or is a day that the calendar gives (yesterday, a month ago, a month's first or last day).
 */
export function isSourcedDate(
  date: DateMention,
  plain: string,
  sources: KnownFigures,
  today: number,
): boolean {
  if (date.year === undefined) return isSourcedDayOfYear(date, plain, sources, today);
  const day = dayNumberOf(date.year, date.month, date.day);
  return day !== undefined && isSourcedDay(day, plain, sources, today);
}

/** A day without a year may be of this year, the last or the next. */
function isSourcedDayOfYear(date: DateMention, plain: string, sources: KnownFigures, today: number): boolean {
  if (sources.all.some(({ daysOfYear }) => daysOfYear.has(date.month * 100 + date.day))) return true;
  const known = sources.all.flatMap((knowledge) => [...knowledge.days]);
  if (known.some((day) => isoDate(day).endsWith(monthDay(date)))) return true;
  const year = Number(isoDate(today).slice(0, 4));
  return [year - 1, year, year + 1].some((candidate) => {
    const day = dayNumberOf(candidate, date.month, date.day);
    return day !== undefined && isSourcedDay(day, plain, sources, today);
  });
}

function isSourcedDay(day: number, plain: string, sources: KnownFigures, today: number): boolean {
  const all: readonly FigureKnowledge[] = sources.all;
  if (all.some(({ days }) => days.has(day))) return true;
  const [, , dayOfMonth] = isoDate(day).split("-").map(Number);
  if (
    all.some(({ daysOfYear }) => daysOfYear.has(Number(isoDate(day).slice(5, 7)) * 100 + (dayOfMonth ?? 0)))
  )
    return true;
  const near = Math.abs(day - today) <= ABOUT_A_YEAR;
  if (near && (isMonthEdge(day) || all.some(({ daysOfMonth }) => daysOfMonth.has(dayOfMonth ?? 0))))
    return true;
  if (Math.abs(day - today) < A_FORTNIGHT && all.some(({ weekdays }) => weekdays.has(weekdayOf(day))))
    return true;
  if (CALENDAR.some((period) => isApart(today, day, period))) return true;
  if (workingDaysFit(day - today, plain)) return true;
  const periods = [...periodsIn(plain), ...all.flatMap((knowledge) => knowledge.periods)];
  const starts = all.flatMap((knowledge) => [...knowledge.days]);
  return periods.some((period) => starts.some((start) => isApart(start, day, period)));
}

/** "Last Sunday" and "Friday after next" lie nearer than that. */
const A_FORTNIGHT = 14;

/** What "tomorrow", "last week" and "next quarter" mean, counted from today. */
const CALENDAR: readonly Period[] = [
  ...[1, 2, 7, 14, 30, 60, 90].map((count): Period => ({ unit: "days", count })),
  ...[1, 2, 3, 6, 12].map((count): Period => ({ unit: "months", count })),
];

/** A period may be counted with or without its first day. */
function isApart(start: number, day: number, { unit, count }: Period): boolean {
  const ends =
    unit === "days" ? [start + count, start - count] : [addMonths(start, count), addMonths(start, -count)];
  return ends.some((end) => Math.abs(end - day) <= 1);
}

function isMonthEdge(day: number): boolean {
  const [year = 0, month = 1, dayOfMonth = 0] = isoDate(day).split("-").map(Number);
  return dayOfMonth === 1 || dayOfMonth === daysIn(year, month);
}

/** "Within 7 working days, by 24 March": weekends and holidays come on top. */
function workingDaysFit(distance: number, plain: string): boolean {
  return workingDaysIn(plain).some(({ least, most }) => distance >= least && distance <= 2 * most + 4);
}

const WORKING_DAYS = /(\d{1,2})(?:\s?(?:-|to)\s?(\d{1,2}))?\s+(?:working|business|banking)\s+days/giu;

/** Each stated number of working days once. */
const workingDaysIn = remember((plain) => {
  const spans = matchesOf(WORKING_DAYS, plain).map((match) => ({
    least: Number(match[1]),
    most: Number(match[2] ?? match[1]),
  }));
  return [...new Map(spans.map((span) => [`${span.least} ${span.most}`, span])).values()];
});

function monthDay({ month, day }: DateMention): string {
  return `-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
