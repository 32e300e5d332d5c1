import type { CheckResult, FailurePattern, Verdict } from "../contract/verdict.ts";

/** What a verdict is made of beside the results. */
export type Conclusion = {
  /** In the order in which the gates stand: the first failed one names the failure. */
  results: readonly CheckResult[];
  quality?: number | undefined;
  /** Asked only about failures. */
  patterns?: (results: readonly CheckResult[]) => readonly FailurePattern[];
};

/**
 * Joins results to a verdict: failed where any gating check failed, whatever is still unjudged; else an error where a
 * gating check could not be observed, or where a judgement was needed and could not be had; else open where a question
 * has no answer; else passed.
 */
export function conclude({ results, quality, patterns }: Conclusion): Verdict {
  const gating = results.filter((result) => result.gating);
  const unjudged = gating.filter(({ finding }) => finding.status === "unjudged");
  const graded = {
    results: [...results],
    unjudged: unjudged.map(({ check }) => check),
    ...(quality === undefined ? {} : { quality }),
  };
  const firstFailed = gating.find(({ finding }) => finding.status === "failed");
  if (firstFailed !== undefined) {
    const found = patterns === undefined ? [] : [...patterns(results)];
    return { status: "failed", firstFailed: firstFailed.check, ...graded, patterns: found };
  }
  const because = notObserved(gating) ?? notHad(unjudged);
  if (because !== undefined) return { status: "error", because, results: [...results] };
  return { status: unjudged.length > 0 ? "open" : "passed", ...graded, patterns: [] };
}

/** Judgements that were needed and could not be had. */
function notHad(unjudged: readonly CheckResult[]): string | undefined {
  const missing = unjudged.filter(
    ({ finding }) => finding.status === "unjudged" && finding.why === "no-answer",
  );
  if (missing.length === 0) return undefined;
  return missing.map(({ check, finding }) => `${check}: ${finding.because}`).join("; ");
}

/** Checks that could not be observed for one reason are named together. */
function notObserved(gating: readonly CheckResult[]): string | undefined {
  const unseen = gating.filter(({ finding }) => finding.status === "not-observed");
  if (unseen.length === 0) return undefined;
  const byReason = Map.groupBy(unseen, ({ finding }) => finding.because);
  return [...byReason]
    .map(([because, results]) => `${results.map(({ check }) => check).join(", ")} not observed: ${because}`)
    .join("; ");
}
