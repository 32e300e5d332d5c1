import type { CheckResult, FailurePattern, Verdict } from "../contract/verdict.ts";

/** What a verdict is made of beside the results. */
export type Conclusion = {
  /** In the order in which the gates stand: the first failed one names the failure. */
  results: readonly CheckResult[];
  /** Whether a gating check that nobody judged is let pass and listed, or is a judgement that could not be had. */
  unjudged: "listed" | "error";
  quality?: number | undefined;
  /** Asked only about failures. */
  patterns?: (results: readonly CheckResult[]) => readonly FailurePattern[];
};

/**
 * Joins results to a verdict: failed where any gating check failed, whatever is still unjudged; else an error where a
 * gating check could not be observed, or where a judgement was needed and could not be had; else passed.
 */
export function conclude({ results, unjudged, quality, patterns }: Conclusion): Verdict {
  const gating = results.filter((result) => result.gating);
  const open = gating.filter(({ finding }) => finding.status === "unjudged");
  const firstFailed = gating.find(({ finding }) => finding.status === "failed");
  const unseen = gating.filter(({ finding }) => finding.status === "not-observed");
  if (firstFailed === undefined && unseen.length > 0) {
    return { status: "error", because: notObserved(unseen), results: [...results] };
  }
  if (firstFailed === undefined && unjudged === "error" && open.length > 0) {
    const because = open.map(({ check, finding }) => `${check}: ${finding.because}`).join("; ");
    return { status: "error", because, results: [...results] };
  }
  const graded = {
    results: [...results],
    unjudged: open.map(({ check }) => check),
    ...(quality === undefined ? {} : { quality }),
  };
  if (firstFailed === undefined) return { status: "passed", ...graded, patterns: [] };
  const found = patterns === undefined ? [] : [...patterns(results)];
  return { status: "failed", firstFailed: firstFailed.check, ...graded, patterns: found };
}

/** Checks that could not be observed for one reason are named together. */
function notObserved(unseen: readonly CheckResult[]): string {
  const byReason = Map.groupBy(unseen, ({ finding }) => finding.because);
  return [...byReason]
    .map(([because, results]) => `${results.map(({ check }) => check).join(", ")} not observed: ${because}`)
    .join("; ");
}
