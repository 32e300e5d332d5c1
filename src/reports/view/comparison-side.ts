import { isOnSide, type Grouped } from "../../contract/side-of.ts";
import type { Manifest } from "../../contract/manifest.ts";
import type { SuiteSide } from "../../contract/suite-figures.ts";

/** What a comparison is over: one side of the suite, or without `told` all scenarios. */
export type ComparisonSide = {
  /** The side's id, or `all`. */
  side: string;
  told?: SuiteSide;
  holds: (scenario: Grouped) => boolean;
};

const ALL: ComparisonSide = { side: "all", holds: () => true };

/**
 * The sides that runs which are compared have in common, each with the scenarios that belong to it; sides are never made
 * one figure. A side without any scenario is left out. All scenarios at once where the runs share no side.
 */
export function comparisonSides(
  manifests: readonly Pick<Manifest, "suite" | "scenarios">[],
): ComparisonSide[] {
  const [first, ...others] = manifests.map(({ suite }) => suite.figures.sides);
  const common = (first ?? []).filter((side) => others.every((sides) => sides.some(isSame(side))));
  if (common.length === 0) return [ALL];
  return common
    .map((told): ComparisonSide => {
      return { side: told.id, told, holds: (scenario) => isOnSide(scenario, told) };
    })
    .filter(({ holds }) => manifests.some(({ scenarios }) => scenarios.some(holds)));
}

function isSame({ id, where }: SuiteSide): (other: SuiteSide) => boolean {
  return (other) => other.id === id && other.where.group === where.group && other.where.value === where.value;
}
