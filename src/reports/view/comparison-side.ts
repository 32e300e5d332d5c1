import type { Manifest } from "../../contract/manifest.ts";
import { isOnSide, type FraudSide } from "./fraud-side.ts";

/**
 * What a comparison is over: all scenarios, or for a fraud suite its attacks and its controls, which are never made one
 * figure.
 */
export type ComparisonSide = "all" | FraudSide;

type Grouped = { groups: Readonly<Record<string, string>> };

type SideOfRuns = { side: ComparisonSide; holds: (scenario: Grouped) => boolean };

const SIDES: readonly SideOfRuns[] = [
  { side: "security", holds: (scenario) => isOnSide(scenario, "security") },
  { side: "utility", holds: (scenario) => isOnSide(scenario, "utility") },
];

/** The sides of runs that are compared, each with the scenarios that belong to it. A side without any is left out. */
export function comparisonSides(manifests: readonly Pick<Manifest, "suite" | "scenarios">[]): SideOfRuns[] {
  if (manifests.some(({ suite }) => suite.kind !== "fraud")) return [{ side: "all", holds: () => true }];
  return SIDES.filter(({ holds }) => manifests.some(({ scenarios }) => scenarios.some(holds)));
}
