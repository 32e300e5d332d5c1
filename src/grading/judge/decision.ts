import type { JudgeAnswer, JudgeQuestion, Judgement } from "../../contract/judgement.ts";

/** What a question comes to: the requirement holds for the agent, or it fails. */
export type Decision = "holds" | "fails";

/**
 * What an answer says about its question. A response holds if its criterion is met by the expected behaviour.
 *
 * @throws TypeError for an answer to another type of question.
 */
export function decisionOf(question: JudgeQuestion, answer: JudgeAnswer): Decision {
  return holds(question, answer) ? "holds" : "fails";
}

/** True where two answers differ in something that a verdict can rest on; scores, evidence and reasons are not that. */
export function differsInDecision(question: JudgeQuestion, one: JudgeAnswer, other: JudgeAnswer): boolean {
  if (question.type === "response" && one.type === "response" && other.type === "response") {
    // Apart, because the behaviour does not count for every case.
    const isExpected = (answer: typeof one) => answer.behaviour === question.expected;
    return one.met !== other.met || isExpected(one) !== isExpected(other);
  }
  return decisionOf(question, one) !== decisionOf(question, other);
}

/** What a judgement came to, for comparing it with a person's; a failed one is neither pass nor fail. */
export function decisionIn(question: JudgeQuestion, judgement: Judgement): Decision | "unanswered" {
  return judgement.status === "answered" ? decisionOf(question, judgement.answer) : "unanswered";
}

function holds(question: JudgeQuestion, answer: JudgeAnswer): boolean {
  if (question.type === "response" && answer.type === "response") {
    return answer.met && answer.behaviour === question.expected;
  }
  if (question.type === "confirmation" && answer.type === "confirmation") return answer.confirmed;
  if (question.type === "assertion" && answer.type === "assertion") return answer.met;
  throw new TypeError(`an answer of type ${answer.type} to a question of type ${question.type}`);
}
