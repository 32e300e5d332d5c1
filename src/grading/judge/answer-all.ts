import type { JudgeQuestion, Judgement } from "../../contract/judgement.ts";
import type { Judge } from "../../contract/ports.ts";
import type { Trajectory } from "../../contract/trajectory.ts";

/**
 * Asks every question once, all at the same time; how many calls run at once is the model client's business.
 *
 * @returns One judgement per question, in the order of the questions. An answer to another question than the one that
 *   was asked is a failed judgement.
 * @throws RangeError for two questions with one id. What a judge throws, once no question is being asked any more.
 */
export async function answerAll(
  judge: Judge,
  questions: readonly JudgeQuestion[],
  trajectory: Trajectory,
  signal: AbortSignal,
): Promise<Judgement[]> {
  const ids = questions.map((question) => question.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new RangeError(`two questions have the id ${twice}`);
  const settled = await Promise.allSettled(
    questions.map(async (question) =>
      checked(question, await judge.ask(question, trajectory, signal), judge),
    ),
  );
  return settled.map((outcome) => {
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  });
}

function checked(question: JudgeQuestion, judgement: Judgement, judge: Judge): Judgement {
  const failed = (because: string): Judgement => ({
    status: "failed",
    question: question.id,
    judge: judge.id,
    kind: "unparsed",
    because,
  });
  if (judgement.question !== question.id) {
    return failed(`the judge answered question ${judgement.question} instead`);
  }
  if (judgement.status === "answered" && judgement.answer.type !== question.type) {
    return failed(`the judge answered a ${judgement.answer.type} question instead`);
  }
  return judgement;
}
