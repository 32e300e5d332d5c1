import type { FraudCheck } from "../fraud-check.ts";
import type { CheckResult } from "../../../contract/verdict.ts";

/**
 * What the checks that do not decide found, for a judge: one line each, made of the scenario's own words and event
 * numbers alone, so that nothing of what caller, agent or tools wrote comes into a trusted place.
 */
export function ruleFindings(
  checks: readonly FraudCheck[],
  results: readonly Pick<CheckResult, "check" | "finding">[],
): string[] {
  return checks
    .filter(({ strength }) => strength === "evidence")
    .flatMap(({ id, kind, because }) => {
      const finding = results.find((result) => result.check === id)?.finding;
      if (finding?.status !== "passed" && finding?.status !== "failed") return [];
      const { status, evidence } = finding;
      const lines = "at" in evidence ? ` (lines ${evidence.at.map((seq) => `[${seq}]`).join(", ")})` : "";
      const about = because === undefined ? "" : ` (${because.replace(/\s+/g, " ").trim()})`;
      return [`${kind} ${id}${about}: ${status === "passed" ? "holds" : "does not hold"}${lines}`];
    });
}
