import type { ExactJson, ExactObject } from "../../contract/json.ts";
import { IntegralFloat } from "../../contract/json.ts";
import type { CheckResult, Finding, VerdictRecord } from "../../contract/verdict.ts";
import type { TaskFacts } from "./task-of.ts";

/** What the public harness would call the checks of its own profile. */
const BASES = ["DB", "ACTION", "COMMUNICATE"] as const;

/**
 * A score as a public reward: 1 or 0, with the bases and assertions that were looked at. Checks that the public form has no
 * place for stand in `info`. Without a score there is no reward: 0 would be one.
 */
export function rewardOf(
  { profile, verdict }: VerdictRecord,
  { basis, assertions }: TaskFacts,
): ExactObject | null {
  if (verdict.status !== "passed" && verdict.status !== "failed") return null;
  const found = new Map(verdict.results.map((result) => [result.check, result.finding]));
  const database = rewardFor(found.get("DB"));
  const nl = assertions.flatMap(({ id, requirement }) => assertionCheck(requirement, found.get(id)));
  const breakdown = BASES.filter((each) => basis?.includes(each) === true).flatMap((each) => {
    const reward = rewardFor(found.get(each));
    return reward === undefined ? [] : [[each, reward] as const];
  });
  return {
    reward: new IntegralFloat(verdict.status === "passed" ? 1 : 0),
    db_check: database === undefined ? null : { db_match: database.value === 1, db_reward: database },
    nl_assertions: nl.length === 0 ? null : nl,
    reward_basis: basis === undefined ? null : [...basis],
    reward_breakdown: basis === undefined ? null : Object.fromEntries(breakdown),
    info: {
      note: verdict.status === "passed" ? "passed" : `failed: ${verdict.firstFailed}`,
      profile,
      checks: verdict.results.map(shownCheck),
    },
  };
}

function rewardFor(finding: Finding | undefined): IntegralFloat | undefined {
  if (finding?.status === "passed") return new IntegralFloat(1);
  return finding?.status === "failed" ? new IntegralFloat(0) : undefined;
}

function assertionCheck(requirement: string, finding: Finding | undefined): ExactJson[] {
  if (finding?.status !== "passed" && finding?.status !== "failed") return [];
  const met = finding.status === "passed";
  return [{ nl_assertion: requirement, met, justification: finding.because }];
}

function shownCheck({ check, gating, finding }: CheckResult): ExactObject {
  return { check, gating, status: finding.status, because: finding.because };
}
