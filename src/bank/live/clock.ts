/** What the bank knows of the time: it stands still during an episode. */
export type BankClock = {
  /** As the tools show it: `2025-11-14 03:40:00 EST`. */
  readonly stamp: string;
  /** As records hold it: `11/14/2025`, or as the bank writes days. */
  readonly today: string;
  /** Milliseconds since the epoch, by the bank's own wall clock. */
  readonly atMs: number;
};

/** The public bank's clock. */
export const PUBLIC_CLOCK = "2025-11-14 03:40:00 EST";

const STAMP = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}:\d{2}:\d{2})(?: \S+)?$/;

/** How a bank writes days in its records: `11/14/2025` or `2025-11-14`. */
export type DateForm = "month-first" | "iso";

/**
 * Reads `2025-11-14 03:40:00 EST`; the zone is only shown.
 *
 * @throws RangeError for anything else.
 */
export function readClock(stamp: string, form: DateForm = "month-first"): BankClock {
  const [, year = "", month = "", day = "", time = ""] = STAMP.exec(stamp) ?? [];
  const atMs = Date.parse(`${year}-${month}-${day}T${time}Z`);
  if (dayOf(`${month}/${day}/${year}`) === undefined || Number.isNaN(atMs))
    throw new RangeError(`not a time of the bank: "${stamp}"`);
  return { stamp, today: writtenDay(`${year}-${month}-${day}`, form), atMs };
}

/** A day as a bank writes it. @param iso `2025-11-14`, perhaps with a time after it, which is left out. */
export function writtenDay(iso: string, form: DateForm): string {
  const [year, month, day] = iso.slice(0, 10).split("-");
  return form === "iso" ? `${year}-${month}-${day}` : `${month}/${day}/${year}`;
}

const DAY_MS = 86_400_000;
const DATE = /^(1[0-2]|0?[1-9])\/(3[01]|[12]\d|[0 ]?[1-9])\/(\d{4})$/;
const DATE_AND_TIME = /^(\S+) (\d{1,2}):(\d{1,2}):(\d{1,2})$/;

/** Midnight of a date such as `11/14/2025` or `1/5/2024`, in ms since the epoch. `undefined` when there is no such day. */
export function dayOf(date: string): number | undefined {
  const [, month = "", day = "", year = ""] = DATE.exec(date) ?? [];
  const midnight = new Date(0);
  midnight.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const exists = year !== "" && year !== "0000" && midnight.getUTCDate() === Number(day);
  return exists ? midnight.getTime() : undefined;
}

/** A date with or without a time of day after it, in ms since the epoch. */
export function momentOf(text: string): number | undefined {
  const [, date, hours, minutes, seconds] = DATE_AND_TIME.exec(text) ?? [];
  if (date === undefined) return dayOf(text);
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)];
  const midnight = dayOf(date);
  if (midnight === undefined || h > 23 || m > 59 || s > 61) return undefined;
  return midnight + ((h * 60 + m) * 60 + s) * 1000;
}

/** Whole days from a date to the bank's present; tomorrow is -1. `undefined` when there is no such day. */
export function ageInDays(date: string, clock: BankClock): number | undefined {
  const midnight = dayOf(date);
  return midnight === undefined ? undefined : Math.floor((clock.atMs - midnight) / DAY_MS);
}
