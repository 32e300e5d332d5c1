import type { Judgement } from "../../../contract/judgement.ts";
import type { Grader } from "../../../contract/ports.ts";
import type { RewardBasis, Tau2Criteria, Tau2Scenario } from "../tau2-scenario.ts";
import type { Trajectory } from "../../../contract/trajectory.ts";
import type { CheckResult, Verdict } from "../../../contract/verdict.ts";
import { conclude } from "../../../grading/conclude.ts";
import { assertionQuestion, assertionResult, assertionVersion } from "../../../grading/assertions.ts";
import { endedResult, stoppedBy, unscoredEnding } from "../../../grading/public-ending.ts";
import type { Judged } from "../../../grading/judged.ts";
import { actionBasis, actionShares, matchActions, type ActionMatch } from "./action-basis.ts";
import { communicateBasis } from "./communicate-basis.ts";
import { databaseBasis, databaseOutcome } from "./database-basis.ts";
import { recordedCalls } from "./recorded-calls.ts";
import type { TaskBank } from "./task-bank.ts";

export type Tau2GraderOptions = {
  judged: Judged;
  /** The bank of a task, the same for the same task. */
  bankOf: (scenario: Tau2Scenario) => TaskBank;
};

/**
 * The scoring of the public tau2 evaluator: all bases that the task names must hold, and one side must have ended the
 * conversation. Bases that it does not name are shown and do not decide. What says nothing about the agent (a fault, a
 * budget) is an error here and 0 there; everything else is as the public evaluator has it, its oddities included.
 */
export function createTau2Grader({ judged, bankOf }: Tau2GraderOptions): Grader<Tau2Scenario> {
  return {
    profile: "tau2",
    version: VERSION,
    judgementsNeeded(scenario, trajectory) {
      const { criteria } = scenario;
      if (judged === "open" || criteria === undefined || !counts(criteria, "NL_ASSERTION")) return [];
      const ruled = gradeByRules(criteria, trajectory, bankOf(scenario));
      if (ruled.status === "unscored" || ruled.results.some(isFailure)) return [];
      return criteria.assertions.map((assertion) => assertionQuestion(assertion, []));
    },
    grade(scenario, trajectory, judgements): Verdict {
      const { criteria } = scenario;
      const { ending } = trajectory;
      if (criteria === undefined)
        return unscoredEnding(ending) ?? conclude({ results: [endedResult(ending)] });
      const ruled = gradeByRules(criteria, trajectory, bankOf(scenario));
      if (ruled.status === "unscored") return ruled.verdict;
      return verdictOf(criteria, ruled, { judged, judgements });
    },
  };
}

const VERSION = [
  ...[databaseBasis, actionBasis, communicateBasis].map(({ id, version }) => `${id}.${version}`),
  `assertion.${assertionVersion}`,
].join(" ");

type Ruled =
  | { status: "unscored"; verdict: Verdict }
  | { status: "ruled"; results: readonly CheckResult[]; matches: readonly ActionMatch[] };

/** As in the public evaluator, nothing is looked at where the conversation was cut short. */
function gradeByRules(criteria: Tau2Criteria, trajectory: Trajectory, bank: TaskBank): Ruled {
  const { ending } = trajectory;
  const unscored = unscoredEnding(ending);
  if (unscored !== undefined) return { status: "unscored", verdict: unscored };
  const ended = endedResult(ending);
  if (stoppedBy(ending) !== undefined) return { status: "ruled", results: [ended], matches: [] };
  const calls = recordedCalls(trajectory);
  const outcome = databaseOutcome(criteria, calls, bank);
  if (outcome.status === "another-outcome") {
    const { call, answer } = outcome;
    const [was, is] = call.done ? ["was done", "is not done"] : ["was not done", "is done"];
    const because = `${call.tool} (event ${call.seq}) ${was} in the record and ${is} by the bank: ${answer.text.slice(0, 200)}`;
    return { status: "unscored", verdict: { status: "error", because, results: [] } };
  }
  const matches = matchActions(criteria.actions ?? [], calls);
  const results = [
    ended,
    databaseBasis.run({ outcome, trajectory }, counts(criteria, "DB")),
    actionBasis.run({ criteria, matches }, counts(criteria, "ACTION")),
    communicateBasis.run({ criteria, trajectory }, counts(criteria, "COMMUNICATE")),
  ];
  return { status: "ruled", results, matches };
}

function verdictOf(
  criteria: Tau2Criteria,
  { results: ruled, matches }: Extract<Ruled, { status: "ruled" }>,
  { judged, judgements }: { judged: Judged; judgements: readonly Judgement[] },
): Verdict {
  const given = { judged, judgements, notAsked: ruled.some(isFailure) };
  const asserted = counts(criteria, "NL_ASSERTION") ? criteria.assertions : [];
  const results = [...ruled, ...asserted.map((assertion) => assertionResult(assertion, given))];
  const verdict = conclude({ results });
  if (verdict.status !== "passed" && verdict.status !== "failed") return verdict;
  return { ...verdict, measures: actionShares(matches) };
}

function counts({ basis }: Tau2Criteria, which: RewardBasis): boolean {
  return basis.includes(which);
}

function isFailure({ gating, finding }: CheckResult): boolean {
  return gating && finding.status === "failed";
}
