import type { Trajectory } from "../../contract/trajectory.ts";

/** A time as Inspect's older readers take it too: with an offset, not with the letter Z. */
export function logTime(msSinceEpoch: number): string {
  return new Date(msSinceEpoch).toISOString().replace("Z", "+00:00");
}

/** When an episode began and ended, in milliseconds since the epoch. */
export function episodeSpan({ startedAt, events }: Trajectory): { from: number; to: number } {
  const from = Date.parse(startedAt);
  return { from, to: from + (events.at(-1)?.atMs ?? 0) };
}
