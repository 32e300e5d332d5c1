import type { Piece } from "./pieces.ts";

/** Characters of a value, from `from` up to `to`, that pieces of a text spell out, and where in the text. */
export type Stretch = {
  from: number;
  to: number;
  start: number;
  end: number;
  /** Whether it begins and ends with whole words and numbers of the text. */
  isWhole: boolean;
};

/** A stretch that may go on. */
type Run = Omit<Stretch, "isWhole"> & { opens: boolean; closes: boolean; passed: number };

/** More words or signs than these between two characters part them. */
const MOST_PASSED = 6;

/**
 * All that the pieces of a text spell out of a value, each stretch as long as it goes. The value is in lower case; what
 * it has of signs must be said, and signs that it has not may be.
 *
 * Takes time in proportion to the pieces: at each of them at most one run is kept for each character of the value.
 *
 * @param least Shorter stretches are left out.
 */
export function spelledIn(pieces: readonly Piece[], value: string, least: number): Stretch[] {
  const found: Stretch[] = [];
  let runs: ReadonlyMap<number, Run> = new Map();
  for (const piece of pieces) {
    const { next, went } = after(piece, runs, value);
    for (const run of runs.values())
      if (!went.has(run) && run.to - run.from >= least) found.push(stretchOf(run));
    runs = next;
  }
  for (const run of runs.values()) if (run.to - run.from >= least) found.push(stretchOf(run));
  return longest(found);
}

/** What becomes of the runs with one more piece, and which of them went on. */
function after(
  piece: Piece,
  runs: ReadonlyMap<number, Run>,
  value: string,
): { next: Map<number, Run>; went: ReadonlySet<Run> } {
  const next = new Map<number, Run>();
  const went = new Set<Run>();
  const keep = (run: Run): void => {
    const other = next.get(run.to);
    const isBetter =
      other === undefined || run.from < other.from || (run.from === other.from && run.start > other.start);
    if (isBetter) next.set(run.to, run);
  };
  for (const read of piece.reads) {
    if (read === "") {
      for (const run of runs.values()) {
        if (run.passed >= MOST_PASSED) continue;
        went.add(run);
        keep({ ...run, passed: run.passed + 1 });
      }
      continue;
    }
    for (let at = value.indexOf(read); at !== -1; at = value.indexOf(read, at + 1)) {
      const before = runs.get(at);
      const { start, end, opens, closes } = piece;
      const to = at + read.length;
      if (before !== undefined) went.add(before);
      keep(
        before === undefined
          ? { from: at, to, start, end, opens, closes, passed: 0 }
          : { ...before, to, end, closes, passed: 0 },
      );
    }
  }
  return { next, went };
}

function stretchOf({ from, to, start, end, opens, closes }: Run): Stretch {
  return { from, to, start, end, isWhole: opens && closes };
}

/** Without stretches that are all within another one. */
function longest(found: readonly Stretch[]): Stretch[] {
  const kept: Stretch[] = [];
  const inOrder = found.toSorted(
    (a, b) => a.start - b.start || b.end - a.end || b.to - b.from - (a.to - a.from),
  );
  for (const one of inOrder) {
    const isWithin = kept
      .slice(-MOST_NEIGHBOURS)
      .some(
        (other) =>
          other.start <= one.start && one.end <= other.end && other.to - other.from > one.to - one.from,
      );
    if (!isWithin) kept.push(one);
  }
  return kept;
}

/** Stretches that lie over each other follow each other closely. */
const MOST_NEIGHBOURS = 40;
