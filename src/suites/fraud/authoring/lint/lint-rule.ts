import type { InputProblem } from "../../../../contract/errors.ts";
import type { FraudSuite, PairSource } from "../load-suite.ts";

/** Something in a suite that its schema allows but that would mislead: named by its rule. */
export type LintFinding = InputProblem & { code: string; pair?: string };

/** A rule beyond the schema. `summary` says what must hold. */
export type LintRule = {
  readonly code: string;
  readonly summary: string;
  readonly check: (suite: FraudSuite) => LintFinding[];
};

/** A rule over one pair at a time; findings carry the rule's code and the pair's id. */
export function pairRule(
  code: string,
  summary: string,
  check: (pair: PairSource, suite: FraudSuite) => InputProblem[],
): LintRule {
  return {
    code,
    summary,
    check: (suite) =>
      suite.pairs.flatMap((pair) =>
        check(pair, suite).map((problem) => ({ ...problem, code, pair: pair.id })),
      ),
  };
}

/** A rule over the suite as a whole. */
export function suiteRule(
  code: string,
  summary: string,
  check: (suite: FraudSuite) => InputProblem[],
): LintRule {
  return { code, summary, check: (suite) => check(suite).map((problem) => ({ ...problem, code })) };
}
