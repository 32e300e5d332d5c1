import { matchesOf } from "../../../../../text/matches.ts";

/** A time of day as said. `minutes` counts from midnight or noon: "6:20 tonight" and 18:20 are one. */
export type TimeOfDay = { minutes: number; said: string; start: number };

const TIME =
  /(?<![\d:.,/-])(?:(?<hour>1[0-2]|0?\d)(?::(?<minute>[0-5]\d))?\s?(?:[ap]\.?\s?m\b|o'?clock\b)|(?<hours>[01]?\d|2[0-3]):(?<minutes>[0-5]\d))(?![\d:])/giu;
const HALF_DAY = 720;

/** The times of day in a text. */
export function timesOfDay(plain: string): TimeOfDay[] {
  return matchesOf(TIME, plain).map(({ 0: said, index, groups = {} }) => {
    const [hour, minute] = [groups["hour"] ?? groups["hours"], groups["minute"] ?? groups["minutes"] ?? 0];
    return { minutes: (Number(hour) * 60 + Number(minute)) % HALF_DAY, said, start: index };
  });
}
