import type { LintFinding, LintRule } from "./lint/lint-rule.ts";
import { plainAmounts, quotedSums, runningBalance } from "./lint/amounts.ts";
import { coverage, uncoveredName, uniqueTitle } from "./lint/coverage.ts";
import { loginDates, pastAndFuture } from "./lint/date-rules.ts";
import { exposed, mocked, refusedExpectation } from "./lint/exposure.ts";
import { calculatorFigures, depositFigures } from "./lint/figures.ts";
import { knownIds } from "./lint/known-ids.ts";
import { loginAgrees } from "./lint/login-agrees.ts";
import { mockShape } from "./lint/mock-shape.ts";
import { realLooking, staysMasked } from "./lint/privacy.ts";
import { foilCount, foilGate, foilStart, spokenTurns } from "./lint/proof.ts";
import { responseValues } from "./lint/response-values.ts";
import { noTells } from "./lint/tells.ts";
import { unreadAct, unreadMoney, unreadScript } from "./lint/unread.ts";
import { uncompared } from "./lint/uncompared.ts";
import type { RetailSuite } from "./assemble-suite.ts";

export type { LintFinding, LintRule } from "./lint/lint-rule.ts";

/** All rules that a retail suite is held to beyond its schemas. */
export const retailLintRules: readonly LintRule[] = [
  coverage,
  uncoveredName,
  uniqueTitle,
  exposed,
  mocked,
  refusedExpectation,
  uncompared,
  knownIds,
  mockShape,
  loginAgrees,
  pastAndFuture,
  loginDates,
  plainAmounts,
  runningBalance,
  quotedSums,
  calculatorFigures,
  depositFigures,
  realLooking,
  staysMasked,
  noTells,
  foilCount,
  foilGate,
  foilStart,
  spokenTurns,
  responseValues,
  unreadAct,
  unreadMoney,
  unreadScript,
];

/** @returns What every rule finds, by rule, then by case. Whether oracle and foils hold is for `prove` to say. */
export function lintRetailSuite(suite: RetailSuite): LintFinding[] {
  const cases = suite.cases.map((one) => suite.sourceOf(one.id));
  return retailLintRules.flatMap((rule) => rule.check(suite, cases));
}
