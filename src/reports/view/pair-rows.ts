import type { PairComparison } from "../../statistics/compare-pair.ts";
import { shownPair } from "./shown-figures.ts";
import { ours, type Row } from "./table.ts";

/** How systems differ, pair by pair. `ranged`: the difference with its interval. */
export function pairRows(
  pairs: readonly PairComparison[],
  figure: "strictDifference" | "meanDifference",
): Row<"pair" | "difference" | "interval" | "ranged" | "onlyFirst" | "onlySecond" | "p" | "adjustedP">[] {
  return pairs.map((pair) => {
    const { difference, interval, onlyFirst, onlySecond, p, adjustedP } = shownPair(pair, figure);
    return {
      pair: `${pair.first} − ${pair.second}`,
      difference: ours(difference),
      interval: ours(interval),
      ranged: ours(`${difference} (${interval})`),
      onlyFirst: ours(onlyFirst),
      onlySecond: ours(onlySecond),
      p: ours(p),
      adjustedP: ours(adjustedP),
    };
  });
}
