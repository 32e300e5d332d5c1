import type { SuiteSide } from "../../contract/suite-figures.ts";
import { guardActText, type GuardEffect } from "./guard-effect.ts";
import { shownPair } from "./shown-figures.ts";
import { bySide } from "./suite-sides.ts";
import { ours, type Cell, type Row, type Table } from "./table.ts";

type EffectColumn = "agent" | "figure" | "scenarios" | "difference" | "interval" | "won" | "lost" | "p";

/** What a guard is worth, figure by figure; `undefined` in place of what cannot be compared. */
export function guardEffectRows({ guarded, sides }: GuardEffect): {
  name: Pick<Row<EffectColumn>, "agent" | "figure">;
  row: Row<EffectColumn> | undefined;
}[] {
  return sides.map(({ figure, compared }) => {
    const name = { agent: guarded, figure };
    if (compared === undefined) return { name, row: undefined };
    const { difference, interval, onlyFirst, onlySecond, p } = shownPair(compared, "meanDifference");
    const row = {
      ...name,
      scenarios: compared.scenarios,
      difference: ours(difference),
      interval: ours(interval),
      won: ours(onlyFirst),
      lost: ours(onlySecond),
      p: ours(p),
    };
    return { name, row };
  });
}

/** What one guard did, most frequent first, with the episodes of each side that it did it in. */
export function guardActTable({ did }: Pick<GuardEffect, "did">, sides: readonly SuiteSide[]): Table {
  return {
    head: ["did", "rule", "times", "episodes", ...sides.map(({ brief }) => `of ${brief}`)],
    rows: did.map(({ act, rule, times, episodes, over }): Cell[] => {
      const apart = bySide(sides, over).map(({ entry }) => entry.episodes);
      return [guardActText(act), rule ?? "–", times, episodes, ...apart];
    }),
  };
}
