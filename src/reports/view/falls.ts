import { pairBand, type PairComparison } from "../../statistics/compare-pair.ts";
import { points } from "./figure-text.ts";
import { countOf } from "./quantity-text.ts";
import type { CompareReport } from "./compare-report.ts";

/**
 * Whether an agent got worse from one run to a later one, over one side. Differences are after − before, in shares.
 * `worse`: the whole interval lies below the loss that is allowed, whatever open questions come to. `cannot-tell`: it hangs on
 * them. `not-shown`: neither; `low` is the largest loss that it may yet be. `missing`: the later run has no agent of that name.
 */
export type Fall = { side: string; title?: string; before: string; after: string } & (
  | ({ status: "worse" | "not-shown" | "cannot-tell" } & Deciding)
  | { status: "nothing-in-common" | "missing" }
);

/** What decides: the paired difference of the shares of scenarios whose trials all passed, between the ends of its interval. */
type Deciding = {
  figure: "strict";
  low: number;
  high: number;
  confidence: number;
  /** Loss that is no failure, as a share: 0.02 is two points. */
  allowed: number;
  scenarios: number;
};

/** Two runs by the names that their agents have in the report, and the loss that is no failure, as a share. */
export type OverTime = { before: string; after: string; allowed: number };

/** How each agent of the earlier run fared in the later one: the only two that are compared, else those of one name. */
export function fallsOf({ parts }: CompareReport, { before, after, allowed }: OverTime): Fall[] {
  return parts.flatMap(({ side, title, comparison }): Fall[] => {
    const about = { side, ...(title === undefined ? {} : { title }) };
    if (comparison.status === "nothing-in-common")
      return [{ ...about, before, after, status: "nothing-in-common" }];
    const pairs = pairsOverTime(comparison.pairs, { before, after });
    const held = new Set(pairs.map(({ first }) => first));
    const missing = comparison.systems
      .map(({ system }) => system)
      .filter((system) => pairs.length > 0 && system.startsWith(`${before}:`) && !held.has(system));
    return [
      ...pairs.map((pair) => ({
        ...about,
        before: pair.first,
        after: pair.second,
        ...fall(pair, { allowed, scenarios: comparison.common.length }),
      })),
      ...missing.map((system) => ({ ...about, before: system, after, status: "missing" as const })),
    ];
  });
}

function pairsOverTime(
  pairs: readonly PairComparison[],
  { before, after }: Pick<OverTime, "before" | "after">,
): PairComparison[] {
  const [only, ...others] = pairs;
  if (only !== undefined && others.length === 0) return [only];
  const start = `${before}:`;
  return pairs.filter(
    ({ first, second }) => first.startsWith(start) && second === `${after}:${first.slice(start.length)}`,
  );
}

function fall(pair: PairComparison, { allowed, scenarios }: Pick<Deciding, "allowed" | "scenarios">) {
  const { low, high } = pairBand(pair);
  // A pair's difference is first − second: what is lost.
  const [least, most] = [low.strictDifference, high.strictDifference];
  const { confidence } = least;
  const ends = { low: -most.high, high: -least.low };
  const deciding = { figure: "strict" as const, ...ends, confidence, allowed, scenarios };
  if (least.low > allowed) return { status: "worse" as const, ...deciding };
  if (pair.status === "banded" && most.low > allowed) return { status: "cannot-tell" as const, ...deciding };
  return { status: "not-shown" as const, ...deciding };
}

/** A fall for people: the verdict, and the figure and interval that decided it. */
export function fallText(fall: Fall): string {
  const { before, after, title } = fall;
  const about = `${before} → ${after}${title === undefined ? "" : ` (${title})`}`;
  switch (fall.status) {
    case "nothing-in-common":
      return `${about}: cannot tell, no scenario has a score from both`;
    case "missing":
      return `${about}: cannot tell, the later run has no agent of that name`;
    case "worse":
      return `${about}: worse. ${decidingText(fall)} lies wholly below ${points(-fall.allowed)}`;
    case "cannot-tell":
      return `${about}: cannot tell before the open questions are answered. ${decidingText(fall)}`;
    case "not-shown":
      return `${about}: no loss shown. ${decidingText(fall)} does not lie wholly below ${points(-fall.allowed)}`;
  }
}

function decidingText({ low, high, confidence, scenarios }: Deciding): string {
  const interval = `${Math.round(100 * confidence)} % interval ${points(low)} to ${points(high)} points`;
  return `Passed all trials, after − before: ${interval} (paired, ${countOf(scenarios, "scenario")})`;
}
