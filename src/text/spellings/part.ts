import type { Spoken } from "./spoken.ts";

/**
 * What of a value a message gives: the characters from `from` up to `to` of the value's own plain form, which only its
 * reader knows. `said` is how it was put.
 */
export type Part = { from: number; to: number; said: string };

/** Finds what a message gives of one value. */
export type ValueReader = {
  /** Length of the value's plain form: a part from 0 to it gives the whole value. */
  readonly length: number;
  find(message: Spoken): readonly Part[];
};

/** Whether the parts together give all of one part. */
export function cover(parts: readonly Part[], { from, to }: { from: number; to: number }): boolean {
  let reached = from;
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    if (part.from > reached) break;
    reached = Math.max(reached, part.to);
  }
  return reached >= to;
}
