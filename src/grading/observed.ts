import type { Unseen } from "../contract/trajectory.ts";
import type { CheckResult, Finding, Verdict } from "../contract/verdict.ts";
import { notObserved } from "./check.ts";
import { conclude } from "./conclude.ts";

/**
 * What checks look at beside words, by check id. `agent-calls`: what the agent did at the bank. `agent-sources`: that,
 * and where its knowledge comes from; such a check fails where it finds no source, so it has to see them all to fail.
 */
export type LooksAt = ReadonlyMap<string, Unseen>;

const BECAUSE: Record<Unseen, string> = {
  "agent-calls": "the agent does not act on our bank, so its calls are not in the record",
  "agent-sources": "the agent also has tools of its own, and may have it from there",
};

/**
 * A verdict that claims no more than could be seen: results that rest on something unseen become `not-observed`, and
 * what is left decides. A gating check that was not observed is never as good as passed: without a failure elsewhere
 * the verdict is an error that names it.
 */
export function observedVerdict(verdict: Verdict, unseen: readonly Unseen[], looksAt: LooksAt): Verdict {
  if (unseen.length === 0 || verdict.status === "invalid" || verdict.status === "error") return verdict;
  const results = verdict.results.map((result) => observed(result, unseen, looksAt));
  const actsUnseen = unseen.includes("agent-calls");
  return conclude({
    results,
    quality: verdict.quality,
    patterns: () => (actsUnseen ? [] : verdict.patterns),
  });
}

function observed(result: CheckResult, unseen: readonly Unseen[], looksAt: LooksAt): CheckResult {
  const needs = looksAt.get(result.check);
  const blind = needs === undefined ? undefined : blindSpot(needs, result.finding, unseen);
  return blind === undefined ? result : { ...result, finding: notObserved(BECAUSE[blind]) };
}

function blindSpot(needs: Unseen, finding: Finding, unseen: readonly Unseen[]): Unseen | undefined {
  if (unseen.includes("agent-calls")) return "agent-calls";
  const found = needs === "agent-sources" && finding.status === "failed";
  return found && unseen.includes("agent-sources") ? "agent-sources" : undefined;
}
