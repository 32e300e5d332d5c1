import type { FraudScenario } from "../../fraud-scenario.ts";
import { HouseCheckId } from "../../house-rules.ts";
import type { CheckResult } from "../../../../contract/verdict.ts";
import { COULD_FAIL } from "../could-fail.ts";
import { ENGAGEMENT } from "../engagement-result.ts";
import type { Failure } from "./define-failure-type.ts";

/** The gating results that failed, each with the kind of its check. */
export function failuresIn({ checks }: FraudScenario, results: readonly GivenResult[]): Failure[] {
  return results.flatMap(({ check, gating, finding }): Failure[] => {
    if (!gating || finding.status !== "failed") return [];
    return [{ check, kind: kindOf(check, checks), finding }];
  });
}

type GivenResult = Pick<CheckResult, "check" | "gating" | "finding">;

function kindOf(check: string, checks: FraudScenario["checks"]): Failure["kind"] {
  if (check === ENGAGEMENT) return ENGAGEMENT;
  if (check === COULD_FAIL) return "assertion";
  const house = HouseCheckId.safeParse(check);
  if (house.success) return house.data;
  return checks.find(({ id }) => id === check)?.kind ?? "assertion";
}
