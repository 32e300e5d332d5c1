import type { CheckResult, Evidence, FailurePattern, Finding, Verdict } from "../../contract/verdict.ts";

/** A check or pattern that rests on an event. */
export type Mark = { name: string; kind: "check" | "pattern"; status: Finding["status"]; gating: boolean };

/** What of a verdict rests on which event, by the event's place. */
export function evidenceMarks(verdict: Verdict | undefined): Map<number, Mark[]> {
  const marks = new Map<number, Mark[]>();
  const put = (evidence: Evidence, mark: Mark): void => {
    if (!("at" in evidence)) return;
    for (const seq of evidence.at) marks.set(seq, [...(marks.get(seq) ?? []), mark]);
  };
  for (const { check, gating, finding } of resultsOf(verdict)) {
    const evidence = restsOn(finding);
    if (evidence !== undefined) put(evidence, { name: check, kind: "check", status: finding.status, gating });
  }
  for (const { pattern, evidence } of patternsOf(verdict)) {
    put(evidence, { name: pattern, kind: "pattern", status: "failed", gating: false });
  }
  if (verdict?.status === "invalid") {
    put(verdict.evidence, { name: "invalid", kind: "check", status: "failed", gating: true });
  }
  return marks;
}

/** What a finding rests on, or what an open question is about. @returns `undefined` where nothing in the record is meant. */
export function restsOn(finding: Finding): Evidence | undefined {
  if ("evidence" in finding) return finding.evidence;
  const at = finding.status === "unjudged" ? (finding.at ?? []) : [];
  return at.length === 0 ? undefined : { at };
}

/** Results of a verdict: an invalid episode has none. */
export function resultsOf(verdict: Verdict | undefined): readonly CheckResult[] {
  return verdict === undefined || verdict.status === "invalid" ? [] : verdict.results;
}

/** Failure patterns that were recognised; only graded episodes have them. */
export function patternsOf(verdict: Verdict | undefined): readonly FailurePattern[] {
  return verdict?.status === "passed" || verdict?.status === "failed" ? verdict.patterns : [];
}

/** Results as a reader wants them: what decided first, then other failures, what nobody judged or saw, what passed, the rest. */
export function resultsInReadingOrder(verdict: Verdict | undefined): CheckResult[] {
  const first = verdict?.status === "failed" ? verdict.firstFailed : undefined;
  const rank = ({ check, gating, finding }: CheckResult): number => {
    if (finding.status === "failed") return check === first ? 0 : gating ? 1 : 2;
    return { unjudged: 3, "not-observed": 4, passed: 5, "not-applicable": 6 }[finding.status];
  };
  return [...resultsOf(verdict)].toSorted((a, b) => rank(a) - rank(b));
}
