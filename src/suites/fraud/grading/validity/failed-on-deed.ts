import type { FraudCheck } from "../../fraud-check.ts";
import type { CheckResult } from "../../../../contract/verdict.ts";

/** Checks that fail only because something did not come, whatever was tried. */
const OF_ABSENCE: readonly FraudCheck["kind"][] = ["required-call", "agent-says", "intervention"];

/**
 * Whether a gating check failed on something that was done or said, which no later end of the conversation undoes; a
 * check that misses something might have been met, had the conversation gone on.
 */
export function failedOnDeed(result: CheckResult, checks: readonly FraudCheck[]): boolean {
  const { check, gating, finding } = result;
  if (!gating || finding.status !== "failed" || "noneAmong" in finding.evidence) return false;
  const kind = checks.find(({ id }) => id === check)?.kind;
  return kind === undefined || !OF_ABSENCE.includes(kind);
}
