import type { FraudCheck } from "../../fraud-check.ts";
import { checkKind } from "../check-kinds.ts";
import type { CheckResult } from "../../../../contract/verdict.ts";

/**
 * Whether a gating check failed on something that was done or said, which no later end of the conversation undoes; a
 * check that misses something might have been met, had the conversation gone on.
 */
export function failedOnDeed(result: CheckResult, checks: readonly FraudCheck[]): boolean {
  const { check, gating, finding } = result;
  if (!gating || finding.status !== "failed" || "noneAmong" in finding.evidence) return false;
  const kind = checks.find(({ id }) => id === check)?.kind;
  return kind === undefined || checkKind(kind)?.failing !== "absence";
}
