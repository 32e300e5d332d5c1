import type { Manifest } from "../../contract/manifest.ts";

/**
 * What a comparison is over: all scenarios, or for a fraud suite its attacks and its controls, which are never made one
 * figure.
 */
export type ComparisonSide = "all" | "security" | "utility";

type Grouped = { groups: Readonly<Record<string, string>> };

type SideOfRuns = { side: ComparisonSide; holds: (scenario: Grouped) => boolean };

const SIDES: readonly SideOfRuns[] = [
  { side: "security", holds: ({ groups }) => groups["variant"] === "attack" },
  { side: "utility", holds: ({ groups }) => groups["variant"] === "control" },
];

/** The sides of runs that are compared, each with the scenarios that belong to it. A side without any is left out. */
export function comparisonSides(manifests: readonly Pick<Manifest, "suite" | "scenarios">[]): SideOfRuns[] {
  if (manifests.some(({ suite }) => suite.kind !== "fraud")) return [{ side: "all", holds: () => true }];
  return SIDES.filter(({ holds }) => manifests.some(({ scenarios }) => scenarios.some(holds)));
}
