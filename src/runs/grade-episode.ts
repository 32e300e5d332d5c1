import type { Judge } from "../contract/ports.ts";
import type { Judgement } from "../contract/judgement.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import type { Judging, VerdictRecord } from "../contract/verdict.ts";
import { answerAll, injectionAttempts } from "../grading/judge/index.ts";
import type { BoundGrader } from "./playable-suite.ts";

/** A verdict with the judgements it used. */
export type GradedEpisode = { record: VerdictRecord; judgements: Judgement[] };

/**
 * Grades one trajectory: the rules first, then what they leave open to the judge, then the verdict. Without a
 * judge no question is asked, and the grader says what that leaves open.
 */
export async function gradeEpisode(
  trajectory: Trajectory,
  { grader, judge, judgeId }: { grader: BoundGrader; judge: Judge | undefined; judgeId: string },
  signal: AbortSignal,
): Promise<GradedEpisode> {
  const { profile, version } = grader;
  const how = { format: 1, profile, graderVersion: version, judge: judgeId } as const;
  if (judge === undefined)
    return { record: { ...how, verdict: grader.grade(trajectory, []) }, judgements: [] };
  const judgements = await answerAll(judge, grader.judgementsNeeded(trajectory), trajectory, signal);
  const verdict = grader.grade(trajectory, judgements);
  return { record: { ...how, judging: judgingOf(judgements, trajectory), verdict }, judgements };
}

function judgingOf(judgements: readonly Judgement[], trajectory: Trajectory): Judging {
  const answered = judgements.filter((judgement) => judgement.status === "answered");
  return {
    asked: judgements.length,
    dissents: answered.filter(({ dissent }) => dissent !== undefined).length,
    secondFailed: answered.filter(({ secondFailed }) => secondFailed !== undefined).length,
    steering: [...new Set(injectionAttempts(trajectory).map(({ seq }) => seq))],
  };
}
