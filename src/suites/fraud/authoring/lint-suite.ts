import { addedRecords } from "./lint/added-records.ts";
import { coverage, uniqueTitle } from "./lint/coverage.ts";
import { decided, decidingFacts, oneRuleForbids } from "./lint/decisions.ts";
import { owedHandOver, sourced } from "./lint/duties.ts";
import { readableGates } from "./lint/gates.ts";
import type { LintFinding, LintRule } from "./lint/lint-rule.ts";
import {
  delivered,
  foilCount,
  foilSteps,
  gullibleFoil,
  provenChecks,
  reachablePhases,
  smallDifference,
} from "./lint/pairs.ts";
import {
  everyToolGoverned,
  governedTools,
  inForce,
  oneNumberOnePlace,
  references as documentReferences,
} from "./lint/policies.ts";
import { realLooking } from "./lint/privacy.ts";
import { dates, references as bankReferences, textForms } from "./lint/records.ts";
import { ruleTable } from "./lint/rule-table.ts";
import { bankTells, opaqueIds, testTells } from "./lint/tells.ts";
import type { FraudSuite } from "./load-suite.ts";

export type { LintFinding, LintRule } from "./lint/lint-rule.ts";

/** All rules that a fraud suite is held to beyond its schemas. */
export const fraudLintRules: readonly LintRule[] = [
  coverage,
  uniqueTitle,
  inForce,
  governedTools,
  everyToolGoverned,
  oneNumberOnePlace,
  documentReferences,
  sourced,
  owedHandOver,
  bankTells,
  testTells,
  opaqueIds,
  realLooking,
  bankReferences,
  addedRecords,
  dates,
  textForms,
  smallDifference,
  foilCount,
  foilSteps,
  gullibleFoil,
  provenChecks,
  delivered,
  reachablePhases,
  ruleTable,
  decided,
  oneRuleForbids,
  decidingFacts,
  readableGates,
];

/** @returns What every rule finds, by rule, then by pair. Whether oracle and foils hold is for `prove` to say. */
export function lintFraudSuite(suite: FraudSuite): LintFinding[] {
  return fraudLintRules.flatMap((rule) => rule.check(suite));
}
