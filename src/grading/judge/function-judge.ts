import { z } from "zod";
import type { JudgeAnswer, JudgeQuestion, Judgement } from "../../contract/judgement.ts";
import type { Judge } from "../../contract/ports.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import { questionText } from "./question-text.ts";

/** A question as a judge in code is asked it. `text` puts it as a requirement, so that `holds` is the good answer. */
export type AskedQuestion = {
  type: JudgeQuestion["type"];
  id: string;
  text: string;
  /** What rules found that may bear on it. */
  findings: readonly string[];
};

/** The episode that a question is about. `trial` counts from 0. */
export type QuestionedEpisode = { agent: string; scenario: string; trial: number; trajectory: Trajectory };

/** Whether the requirement holds, with the numbers of the events that show it; or that it cannot be told. */
export type JudgeReply = "cannot tell" | { holds: boolean; because?: string; evidence?: readonly number[] };

/** A judge as code. */
export type JudgeDefinition = {
  /** Names the judge in verdicts; change it whenever its answers may change. */
  id: string;
  answer(question: AskedQuestion, episode: QuestionedEpisode): JudgeReply | Promise<JudgeReply>;
};

const Reply = z.union([
  z.literal("cannot tell"),
  z.strictObject({
    holds: z.boolean(),
    because: z.string().optional(),
    evidence: z.array(z.int().nonnegative()).readonly().optional(),
  }),
]);

/**
 * Makes a function a judge: your own model, a person's labels, or another rule.
 *
 * ```ts
 * const judge = defineJudge({
 *   id: "labels-2026-12",
 *   answer: ({ id }, { scenario }) => labels.get(`${scenario} ${id}`) ?? "cannot tell",
 * });
 * ```
 *
 * A question that it cannot tell stays open. What it throws, or an answer of another form, is a failed judgement: the
 * episode's verdict is an error, never a pass.
 */
export function defineJudge(definition: JudgeDefinition): CodeJudge {
  return {
    id: `code:${definition.id}`,
    ask: (question, trajectory) => ask(definition, question, trajectory),
  };
}

/** What {@link defineJudge} makes. */
export type CodeJudge = Judge;

async function ask(
  definition: JudgeDefinition,
  question: JudgeQuestion,
  trajectory: Trajectory,
): Promise<Judgement> {
  const about = { question: question.id, judge: `code:${definition.id}` };
  let given: unknown;
  try {
    given = await definition.answer(askedAs(question), episodeOf(trajectory));
  } catch (error) {
    const because = `the judge threw: ${error instanceof Error ? error.message : String(error)}`;
    return { status: "failed", ...about, kind: "unreachable", because };
  }
  const read = Reply.safeParse(given);
  if (!read.success) {
    const because = `not an answer: ${z.prettifyError(read.error)}`;
    return { status: "failed", ...about, kind: "unparsed", because };
  }
  const reply = read.data;
  if (reply === "cannot tell") return { status: "undecided", ...about, because: "it said so" };
  const seqs = new Set(trajectory.events.map(({ seq }) => seq));
  const unknown = reply.evidence?.find((seq) => !seqs.has(seq));
  if (unknown !== undefined) {
    const because = `its evidence names event ${unknown}, which is not there`;
    return { status: "failed", ...about, kind: "unparsed", because };
  }
  const { holds, because = "the judge gave no reason", evidence = [] } = reply;
  return {
    status: "answered",
    ...about,
    answer: answerOf(question, { holds, because, evidence: [...evidence] }),
  };
}

/** An answer in the form of its question. */
export function answerOf(
  question: JudgeQuestion,
  { holds, ...grounds }: { holds: boolean; because: string; evidence: number[] },
): JudgeAnswer {
  switch (question.type) {
    case "response":
      return { type: "response", met: holds, behaviour: question.expected, metrics: {}, ...grounds };
    case "confirmation":
      return { type: "confirmation", confirmed: holds, ...grounds };
    case "assertion":
      return { type: "assertion", met: holds, quote: "", ...grounds };
  }
}

function askedAs(question: JudgeQuestion): AskedQuestion {
  const findings = question.type === "confirmation" ? [] : (question.findings ?? []);
  return { type: question.type, id: question.id, text: questionText(question), findings };
}

function episodeOf(trajectory: Trajectory): QuestionedEpisode {
  const { agent, scenario, trial } = trajectory;
  return { agent, scenario, trial, trajectory };
}
