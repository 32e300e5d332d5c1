import type { Seq } from "../../../contract/actor.ts";
import type { JudgeQuestion, Judgement } from "../../../contract/judgement.ts";
import type { CheckResult, Finding } from "../../../contract/verdict.ts";
import { evidenceAt, failed, passed, unjudged } from "../../../grading/check.ts";
import { answerTo, unanswered, type Judged } from "../../../grading/judged.ts";

/** Something that no rule can tell. `requirement` is put so that the good answer is that it holds. */
export type Question = {
  id: string;
  requirement: string;
  /** What it is about, where rules know it. */
  at: readonly Seq[];
  /** Why rules cannot tell, for whoever reads an open verdict. */
  because: string;
  /** What rules found that may bear on it. */
  findings?: readonly string[];
};

/** What rules make of one check: a finding, and the questions that it leaves. A failure needs no answers. */
export type Ruling = Omit<CheckResult, "finding"> & { finding: Finding; questions: readonly Question[] };

/** What an answer is to be had from. `notAsked`: a rule has failed, so that no judge was to be asked. */
export type Answers = { judged: Judged; judgements: readonly Judgement[]; notAsked: boolean };

/** What a judge is asked. */
export function judgeQuestion({ id, requirement, findings = [] }: Question): JudgeQuestion {
  return {
    type: "assertion",
    id,
    requirement,
    ...(findings.length === 0 ? {} : { findings: [...findings] }),
  };
}

/** The questions of a check, numbered where there may be several. */
export function numbered(check: string, questions: readonly Omit<Question, "id">[]): Question[] {
  return questions.map((question, index) => ({ ...question, id: `${check}#${index + 1}` }));
}

/** The result of a check with the answers to what its rules left open: all of them must hold. */
export function settle({ questions, finding, ...about }: Ruling, answers: Answers): CheckResult {
  if (questions.length === 0 || finding.status === "failed" || !about.gating) return { ...about, finding };
  const findings = questions.map((question) => answerOf(question, answers));
  const worst = (status: Finding["status"]): Finding | undefined =>
    findings.find((each) => each.status === status);
  return { ...about, finding: worst("failed") ?? worst("unjudged") ?? findings[0] ?? finding };
}

function answerOf({ id, at, because }: Question, { judged, judgements, notAsked }: Answers): Finding {
  const answered = answerTo(id, "assertion", judgements);
  if (answered.status === "missing") {
    if (notAsked) return unjudged("not asked: a check has failed", "not-needed", at);
    const left = unanswered(answered, judged, at);
    return left.status === "unjudged" ? { ...left, because: `${because}; ${left.because}` } : left;
  }
  const { met, because: why, evidence } = answered.answer;
  const rests = evidenceAt(evidence.length > 0 ? evidence : at, "conversation");
  return met ? passed(rests, why) : failed(rests, `${because}; ${why}`);
}
