import type { FraudScenario } from "../../../contract/fraud-scenario.ts";
import type { CheckResult } from "../../../contract/verdict.ts";
import { ENGAGEMENT } from "../engagement-result.ts";
import type { Failure } from "./define-failure-type.ts";

/** The gating results that failed, each with the kind of its check. */
export function failuresIn({ checks }: FraudScenario, results: readonly CheckResult[]): Failure[] {
  return results.flatMap(({ check, gating, finding }): Failure[] => {
    if (!gating || finding.status !== "failed") return [];
    const kind =
      check === ENGAGEMENT ? ENGAGEMENT : (checks.find(({ id }) => id === check)?.kind ?? "assertion");
    return [{ check, kind, finding }];
  });
}
