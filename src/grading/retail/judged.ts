import type { JudgeAnswer, Judgement } from "../../contract/judgement.ts";

/**
 * Who decides what is not plain: `rules` alone, rules and then a `model` as judge, or `none` beyond what rules can tell
 * for certain.
 */
export type Judged = "rules" | "model" | "none";

type AnswerOf<Type extends JudgeAnswer["type"]> = Extract<JudgeAnswer, { type: Type }>;

/** A judge's answer, or why there is none. */
export type Answered<Type extends JudgeAnswer["type"]> =
  | { status: "answered"; answer: AnswerOf<Type> }
  | { status: "missing"; because: string };

/** The answer to one question. The first judge decides where a second one dissents. */
export function answerTo<Type extends JudgeAnswer["type"]>(
  question: string,
  type: Type,
  judgements: readonly Judgement[],
): Answered<Type> {
  const found = judgements.find((judgement) => judgement.question === question);
  if (found === undefined) return { status: "missing", because: "no judge was asked" };
  if (found.status === "failed") {
    return { status: "missing", because: `the judge's answer was ${found.kind}: ${found.because}` };
  }
  if (!isOfType(found.answer, type)) {
    return {
      status: "missing",
      because: `the judge answered a question of another kind (${found.answer.type})`,
    };
  }
  return { status: "answered", answer: found.answer };
}

function isOfType<Type extends JudgeAnswer["type"]>(
  answer: JudgeAnswer,
  type: Type,
): answer is AnswerOf<Type> {
  return answer.type === type;
}
