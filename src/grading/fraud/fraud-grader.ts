import type { FraudScenario } from "../../contract/fraud-scenario.ts";
import type { JudgeQuestion, Judgement } from "../../contract/judgement.ts";
import type { Grader } from "../../contract/ports.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import type { CheckResult, Verdict } from "../../contract/verdict.ts";
import { conclude } from "../conclude.ts";
import type { Judged } from "../judged.ts";
import { TEXT_CALLS, textCallsOf, textCallsResults, textCallsVersion } from "../text-calls.ts";
import { assertionQuestion, assertionResult, assertionVersion } from "./assertions.ts";
import { engagementResult, engagementVersion } from "./engagement-result.ts";
import { failuresIn } from "./failure-types/failures-in.ts";
import { findFailureTypes } from "./failure-types/find-failure-types.ts";
import { viewFraud, type FraudView } from "./fraud-view.ts";
import { ownersProblem } from "./owners-problem.ts";
import { ruleFindings } from "./rule-findings.ts";
import { checkKindVersions, runCheck } from "./run-check.ts";
import { engagementOf } from "./validity/engagement.ts";
import { outsideAgent } from "./validity/outside-agent.ts";
import { invalidity, unfinished } from "./validity/validity.ts";

/**
 * Grading of fraud scenarios: first whether the episode tells anything about the agent, then whether the agent met the
 * matter, then every check of the scenario, then its assertions by the judge; all that decide must hold. A judge is asked
 * only where no rule has failed. Without one (`rules`, `none`) assertions stay unjudged, and the verdict lists them.
 */
export function createFraudGrader({ judged }: { judged: Judged }): Grader<FraudScenario> {
  return {
    profile: "fraud",
    version: VERSION,
    judgementsNeeded(scenario, trajectory, which = "needed") {
      if (judged === "open" || scenario.assertions.length === 0) return [];
      const ruled = gradeByRules(scenario, trajectory);
      if (ruled.status === "unscored") return [];
      if (which === "needed" && ruled.results.some(isFailure)) return [];
      return questions(scenario, ruled.results);
    },
    grade(scenario, trajectory, judgements) {
      const ruled = gradeByRules(scenario, trajectory);
      if (ruled.status === "ruled") return verdictOf(ruled, { judged, judgements });
      return ruled.verdict;
    },
  };
}

const VERSION = [
  engagementVersion,
  ...checkKindVersions,
  `assertion.${assertionVersion}`,
  `${TEXT_CALLS}.${textCallsVersion}`,
].join(" ");

/** What rules make of an episode: a verdict without a score, or a result for each rule. */
type Ruled =
  | { status: "unscored"; verdict: Verdict }
  | { status: "ruled"; view: FraudView; results: readonly CheckResult[] };

function gradeByRules(scenario: FraudScenario, trajectory: Trajectory): Ruled {
  const outside = outsideAgent(trajectory.ending) ?? ownersProblem(scenario);
  if (outside !== undefined) return { status: "unscored", verdict: outside };
  const view = viewFraud(scenario, trajectory);
  const engagement = engagementOf(view);
  const invalid = invalidity(view, engagement);
  if (invalid !== undefined) return { status: "unscored", verdict: invalid };
  const results = [
    engagementResult(engagement),
    ...scenario.checks.map((check) => runCheck(check, view)),
    ...textCallsResults(textCallsOf(trajectory)),
  ];
  const broken = unfinished(view, results);
  if (broken !== undefined) return { status: "unscored", verdict: broken };
  return { status: "ruled", view, results };
}

function questions({ assertions, checks }: FraudScenario, results: readonly CheckResult[]): JudgeQuestion[] {
  const findings = ruleFindings(checks, results);
  return assertions.map((assertion) => assertionQuestion(assertion, findings));
}

function verdictOf(
  { view, results: ruled }: Extract<Ruled, { status: "ruled" }>,
  { judged, judgements }: { judged: Judged; judgements: readonly Judgement[] },
): Verdict {
  const { scenario } = view;
  const given = { judged, judgements, notAsked: ruled.some(isFailure) };
  const results = [...ruled, ...scenario.assertions.map((assertion) => assertionResult(assertion, given))];
  return conclude({
    results,
    patterns: (found) => findFailureTypes({ view, failures: failuresIn(scenario, found) }),
  });
}

function isFailure({ gating, finding }: CheckResult): boolean {
  return gating && finding.status === "failed";
}
