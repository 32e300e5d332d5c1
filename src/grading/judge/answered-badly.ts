import type { JudgeQuestion, Judgement } from "../../contract/judgement.ts";
import { answerOf } from "./function-judge.ts";

/** Judgements in which every question that has no answer is answered as if its requirement did not hold. */
export function answeredBadly(
  questions: readonly JudgeQuestion[],
  judgements: readonly Judgement[],
): Judgement[] {
  const given = judgements.filter(({ status }) => status === "answered");
  const known = new Set(given.map(({ question }) => question));
  const supposed = questions
    .filter(({ id }) => !known.has(id))
    .map((question): Judgement => {
      const answer = answerOf(question, { holds: false, because: "supposed", evidence: [] });
      return { status: "answered", question: question.id, judge: "supposed", answer };
    });
  return [...given, ...supposed];
}
