import type { Manifest } from "../../contract/manifest.ts";
import { sideOf, type Grouped } from "../../contract/side-of.ts";
import type { SuiteFigures, SuiteSide } from "../../contract/suite-figures.ts";

/** What each side of a suite has of entries that are told by side, in the suite's order. */
export function bySide<Entry extends { side: string }>(
  sides: readonly SuiteSide[],
  entries: readonly Entry[],
): { told: SuiteSide; entry: Entry }[] {
  return sides.flatMap((told) => {
    const entry = entries.find(({ side }) => side === told.id);
    return entry === undefined ? [] : [{ told, entry }];
  });
}

/** The filter of episodes, `group:value`, that leaves those of one side. */
export function sideFilter({ where }: Pick<SuiteSide, "where">): string {
  return `${where.group}:${where.value}`;
}

/** By what the figures of sides are broken down: the most telling grouping that is not the sides' own. */
export function sidedGrouping({
  sides,
  groupings,
}: Pick<SuiteFigures, "sides" | "groupings">): SuiteFigures["groupings"][number] | undefined {
  return groupings.find(({ key }) => sides.every(({ where }) => where.group !== key));
}

/** The scenarios that are to a scenario what the other sides of its suite are to its own: the others of its pair. */
export function counterparts<Scenario extends Grouped>(
  scenario: Grouped,
  all: readonly Scenario[],
  { sides, pairedBy }: Manifest["suite"]["figures"],
): Scenario[] {
  const own = sideOf(scenario, sides);
  if (own === undefined || pairedBy === undefined) return [];
  const pair = scenario.groups[pairedBy];
  return all.filter((other) => {
    const side = sideOf(other, sides);
    return pair !== undefined && other.groups[pairedBy] === pair && side !== undefined && side !== own;
  });
}
