import type { Assertion } from "../contract/assertion.ts";
import type { JudgeQuestion, Judgement } from "../contract/judgement.ts";
import type { CheckResult, Finding } from "../contract/verdict.ts";
import { defineCheck, evidenceAt, failed, passed, unjudged } from "./check.ts";
import { answerTo, unanswered, type Judged } from "./judged.ts";

/** What an assertion's result rests on. `notAsked`: a rule has failed, so that no judge was to be asked. */
export type AssertionGiven = {
  judged: Judged;
  judgements: readonly Judgement[];
  notAsked: boolean;
};

/** The version of how assertions become results, for a grader's own version. */
export const assertionVersion = 1;

/** What a judge is asked about one assertion. */
export function assertionQuestion(
  { id, requirement }: Assertion,
  findings: readonly string[],
): Extract<JudgeQuestion, { type: "assertion" }> {
  const found = findings.length === 0 ? {} : { findings: [...findings] };
  return { type: "assertion", id, requirement, ...found };
}

/** One answer for one assertion; without a judge it stays unjudged. */
export function assertionResult({ id }: Assertion, given: AssertionGiven): CheckResult {
  const about = { id, version: assertionVersion, stage: "assertions" };
  return defineCheck(about, (asked: AssertionGiven) => find(id, asked)).run(given, true);
}

function find(id: string, { judged, judgements, notAsked }: AssertionGiven): Finding {
  const answered = answerTo(id, "assertion", judgements);
  if (answered.status === "missing") {
    return notAsked ? unjudged("not asked: a check has failed", "not-needed") : unanswered(answered, judged);
  }
  const { met, because, evidence } = answered.answer;
  const rests = evidenceAt(evidence, "conversation");
  return met ? passed(rests, because) : failed(rests, because);
}
