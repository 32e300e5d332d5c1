import type { Manifest, PlannedScenario } from "../../contract/manifest.ts";
import { isOnSide, type FraudSide } from "../../reports/view/fraud-side.ts";

export type ScorerName = "verdict" | FraudSide;

/**
 * Under which name an episode is scored. Attacks and legitimate customers of a fraud suite are two scorers, so that no
 * figure of the log can mix them.
 */
export function scorerOf(kind: Manifest["suite"]["kind"], planned: PlannedScenario): ScorerName {
  if (kind !== "fraud") return "verdict";
  return isOnSide(planned, "utility") ? "utility" : "security";
}
