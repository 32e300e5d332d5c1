import type { CheckResult, Verdict } from "./verdict.ts";

/** A gating check whose question has no answer. */
export type OpenResult = CheckResult & { finding: Extract<CheckResult["finding"], { status: "unjudged" }> };

/** The questions that an open verdict waits for; none of any other verdict. */
export function openResults(verdict: Verdict): OpenResult[] {
  if (verdict.status !== "open") return [];
  return verdict.results.filter(
    (result): result is OpenResult => result.gating && result.finding.status === "unjudged",
  );
}

/** Why a verdict is no score, in words. @returns `undefined` for one that is. */
export function whyUnscored(verdict: Verdict): string | undefined {
  switch (verdict.status) {
    case "passed":
    case "failed":
      return undefined;
    case "open":
      return openText(verdict);
    case "invalid":
    case "error":
      return verdict.because;
  }
}

/** What an open verdict waits for; checks that are open for one reason are named together. */
function openText(verdict: Extract<Verdict, { status: "open" }>): string {
  const byReason = Map.groupBy(openResults(verdict), ({ finding }) => finding.because);
  if (byReason.size === 0) return `no answer to ${verdict.unjudged.join(", ")}`;
  return [...byReason]
    .map(([because, results]) => `${results.map(({ check }) => check).join(", ")}: ${because}`)
    .join("; ");
}
