import { pairBand, type PairComparison } from "../../statistics/compare-pair.ts";
import { points } from "./figure-text.ts";
import type { CompareReport } from "./compare-report.ts";

/**
 * Whether an agent got worse from one run to a later one, over one side. Differences are after − before, in shares.
 * `worse`: the whole interval lies below the loss that is allowed, whatever open questions come to. `cannot-tell`: it hangs on
 * them, or there is nothing in common. `not-shown`: neither; `low` is the largest loss that it may yet be.
 */
export type Fall = { side: string; title?: string; before: string; after: string } & (
  | { status: "worse" | "not-shown" | "cannot-tell"; low: number; high: number }
  | { status: "nothing-in-common" }
);

/**
 * How each agent of the first run fared in the second, side by side with itself: the only agents of both where each has one,
 * else those of one name. By the share of scenarios whose trials all passed.
 *
 * @param allowed Loss that is no failure, as a share: 0.02 is two points.
 */
export function fallsOf({ runs: [earlier, later], parts }: CompareReport, allowed: number): Fall[] {
  return parts.flatMap((part): Fall[] => {
    const about = { side: part.side, ...(part.title === undefined ? {} : { title: part.title }) };
    if (part.comparison.status === "nothing-in-common")
      return [{ ...about, before: earlier ?? "", after: later ?? "", status: "nothing-in-common" }];
    return pairsOverTime(part.comparison.pairs, [earlier, later]).map((pair) => ({
      ...about,
      before: pair.first,
      after: pair.second,
      ...fall(pair, allowed),
    }));
  });
}

function pairsOverTime(
  pairs: readonly PairComparison[],
  [earlier, later]: readonly (string | undefined)[],
): PairComparison[] {
  const [only, ...others] = pairs;
  if (only !== undefined && others.length === 0) return [only];
  const before = `${earlier}:`;
  return pairs.filter(
    ({ first, second }) => first.startsWith(before) && second === `${later}:${first.slice(before.length)}`,
  );
}

function fall(pair: PairComparison, allowed: number) {
  const { low, high } = pairBand(pair);
  // A pair's difference is first − second: what is lost.
  const [least, most] = [low.strictDifference, high.strictDifference];
  const ends = { low: -most.high, high: -least.low };
  if (least.low > allowed) return { status: "worse" as const, ...ends };
  if (pair.status === "banded" && most.low > allowed) return { status: "cannot-tell" as const, ...ends };
  return { status: "not-shown" as const, ...ends };
}

/** A fall for people, such as `before:ours → after:ours, Security: worse, by 3.7 to 22.2 points`. */
export function fallText(fall: Fall): string {
  const { before, after, title } = fall;
  const about = `${before} → ${after}${title === undefined ? "" : `, ${title}`}`;
  if (fall.status === "nothing-in-common") return `${about}: cannot tell, no scenario has a score from both`;
  const range = `after − before ${points(fall.low)} to ${points(fall.high)} points`;
  switch (fall.status) {
    case "worse":
      return `${about}: worse (${range})`;
    case "cannot-tell":
      return `${about}: cannot tell before the open questions are answered (${range})`;
    case "not-shown":
      return `${about}: no loss shown (${range})`;
  }
}
