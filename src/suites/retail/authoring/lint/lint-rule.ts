import type { InputProblem } from "../../../../contract/errors.ts";
import type { CaseSource, RetailSuite } from "../assemble-suite.ts";

/** Something in a suite that its schema allows but that would mislead: named by its rule. */
export type LintFinding = InputProblem & { code: string; caseId?: string };

/** A rule beyond the schema. `summary` says what must hold. */
export type LintRule = {
  readonly code: string;
  readonly summary: string;
  readonly check: (suite: RetailSuite, cases: readonly CaseSource[]) => LintFinding[];
};

/** A rule over one case at a time; findings carry the rule's code and the case's id. */
export function caseRule(
  code: string,
  summary: string,
  check: (source: CaseSource, suite: RetailSuite) => InputProblem[],
): LintRule {
  return {
    code,
    summary,
    check: (suite, cases) =>
      cases.flatMap((source) =>
        check(source, suite).map((problem) => ({ ...problem, code, caseId: source.case.id })),
      ),
  };
}

/** A rule over the suite as a whole. */
export function suiteRule(
  code: string,
  summary: string,
  check: (suite: RetailSuite, cases: readonly CaseSource[]) => InputProblem[],
): LintRule {
  return {
    code,
    summary,
    check: (suite, cases) => check(suite, cases).map((problem) => ({ ...problem, code })),
  };
}
