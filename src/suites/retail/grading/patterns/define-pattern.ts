import type { CheckResult, FailurePattern } from "../../../../contract/verdict.ts";
import { evidenceAt, type Objection } from "../../../../grading/check.ts";
import type { CaseView } from "../case-view.ts";

/** Families of the published taxonomy (arXiv 2609.29167): why an assistant went wrong, not which gate it failed. */
export type PatternFamily = "trusting-the-surface" | "knowing-versus-doing" | "miscalibrated-action";

/** What a pattern looks at: the conversation, and what the checks found. */
export type PatternGiven = {
  view: CaseView;
  failed: (check: string) => Extract<CheckResult["finding"], { status: "failed" }> | undefined;
  /** What has no answer of a judge. */
  open: (check: string) => Extract<CheckResult["finding"], { status: "unjudged" }> | undefined;
};

/** A rule that recognises one pattern of failure. It tags what it can tell and leaves the rest untagged. */
export type Pattern = { name: string; find(given: PatternGiven): FailurePattern | undefined };

export function definePattern(
  name: string,
  family: PatternFamily,
  recognise: (given: PatternGiven) => Objection | undefined,
): Pattern {
  const find = (given: PatternGiven): FailurePattern | undefined => {
    const found = recognise(given);
    if (found === undefined) return undefined;
    return { pattern: name, family, evidence: evidenceAt(found.at, "conversation"), because: found.because };
  };
  return { name, find };
}
