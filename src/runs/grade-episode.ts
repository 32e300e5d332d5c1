import type { Judge } from "../contract/ports.ts";
import type { Judgement } from "../contract/judgement.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import type { VerdictRecord } from "../contract/verdict.ts";
import { answerAll } from "../grading/judge/index.ts";
import type { BoundGrader } from "./playable-suite.ts";

/** A verdict with the judgements it used. */
export type GradedEpisode = { record: VerdictRecord; judgements: Judgement[] };

/**
 * Grades one trajectory: the rules first, then then what they leave open to the judge, then the verdict. Without a
 * judge no question is asked, and the grader says what that leaves open.
 */
export async function gradeEpisode(
  trajectory: Trajectory,
  { grader, judge, judgeId }: { grader: BoundGrader; judge: Judge | undefined; judgeId: string },
  signal: AbortSignal,
): Promise<GradedEpisode> {
  const judgements =
    judge === undefined
      ? []
      : await answerAll(judge, grader.judgementsNeeded(trajectory), trajectory, signal);
  const verdict = grader.grade(trajectory, judgements);
  const { profile, version } = grader;
  return { record: { format: 1, profile, graderVersion: version, judge: judgeId, verdict }, judgements };
}
