import type { JudgeAnswer, Judgement } from "../contract/judgement.ts";
import type { Seq } from "../contract/actor.ts";
import type { Finding, WhyUnjudged } from "../contract/verdict.ts";
import { unjudged } from "./check.ts";

/** Whether somebody answers what rules cannot tell: a judge or a scenario's author. Where nobody does, it stays open. */
export type Judged = "answered" | "open";

/** The finding of a question whose answer is missing. */
export function unanswered(
  answer: { because: string; why: WhyUnjudged },
  judged: Judged,
  at: readonly Seq[] = [],
): Finding {
  return judged === "open"
    ? unjudged("no rule can tell, and nobody was asked", "not-asked", at)
    : unjudged(answer.because, answer.why, at);
}

type AnswerOf<Type extends JudgeAnswer["type"]> = Extract<JudgeAnswer, { type: Type }>;

/** A judge's answer, or why there is none. */
export type Answered<Type extends JudgeAnswer["type"]> =
  | { status: "answered"; answer: AnswerOf<Type> }
  | { status: "missing"; because: string; why: WhyUnjudged };

/** The answer to one question. The first judge decides where a second one dissents. */
export function answerTo<Type extends JudgeAnswer["type"]>(
  question: string,
  type: Type,
  judgements: readonly Judgement[],
): Answered<Type> {
  const found = judgements.find((judgement) => judgement.question === question);
  if (found === undefined) return missing("no judge was asked", "no-answer");
  if (found.status === "undecided") {
    return missing(`the judge cannot tell: ${found.because}`, "cannot-tell");
  }
  if (found.status === "failed") {
    return missing(`the judge's answer was ${found.kind}: ${found.because}`, "no-answer");
  }
  if (!isOfType(found.answer, type)) {
    return missing(`the judge answered a question of another kind (${found.answer.type})`, "no-answer");
  }
  return { status: "answered", answer: found.answer };
}

function missing(
  because: string,
  why: WhyUnjudged,
): { status: "missing"; because: string; why: WhyUnjudged } {
  return { status: "missing", because, why };
}

function isOfType<Type extends JudgeAnswer["type"]>(
  answer: JudgeAnswer,
  type: Type,
): answer is AnswerOf<Type> {
  return answer.type === type;
}
