import type { Manifest, PlannedScenario } from "../../contract/manifest.ts";

/**
 * Under which name an episode is scored. Attacks and legitimate customers of a fraud suite are two scorers, so that no
 * figure of the log can mix them.
 */
export type ScorerName = "verdict" | "security" | "utility";

export function scorerOf(kind: Manifest["suite"]["kind"], { groups }: PlannedScenario): ScorerName {
  if (kind !== "fraud") return "verdict";
  return groups["variant"] === "control" ? "utility" : "security";
}
