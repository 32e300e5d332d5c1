import type { AgentSpec } from "../contract/manifest.ts";
import type { EpisodeKey, Judge, RunStore } from "../contract/ports.ts";
import type { Judgement } from "../contract/judgement.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import type { Judging, VerdictRecord } from "../contract/verdict.ts";
import { answerAll, authorJudge, injectionAttempts } from "../grading/judge/index.ts";
import { graderElsewhere, graderHere, type GradedElsewhere } from "./grading-threads/later-grader.ts";
import { brokenGrading } from "./harness-fault.ts";
import type { GradableScenario } from "../suites/playable-suite.ts";

/** A verdict with the judgements it used. */
export type GradedEpisode = { record: VerdictRecord; judgements: Judgement[] };

/** How one episode is graded. `judge`: whom the run asks, if anybody; `judgeId`: under which name verdicts are kept. */
export type EpisodeGrading = {
  scenario: GradableScenario;
  profile: string;
  agent: AgentSpec;
  judge: Judge | undefined;
  judgeId: string;
  /** Threads that grade it, if any. */
  elsewhere?: GradedElsewhere | undefined;
};

/**
 * Grades one trajectory: the rules first, then what they leave open to the judge, then the verdict. Questions about a
 * built-in agent are answered by the scenario's author. Where nobody answers, they stay open. A grader that breaks makes
 * this episode an error, with where it broke, and no other.
 *
 * @throws The signal's reason, InputError or RunStopper.
 */
export async function gradeEpisode(
  trajectory: Trajectory,
  grading: EpisodeGrading,
  signal: AbortSignal,
): Promise<GradedEpisode> {
  try {
    return await graded(trajectory, grading, signal);
  } catch (error) {
    signal.throwIfAborted();
    return { record: brokenRecord(grading, error), judgements: [] };
  }
}

/** Keeps a verdict. One that no store can keep is a bug of ours, and this episode's alone. */
export async function keepVerdict(
  store: Pick<RunStore, "putVerdict">,
  key: EpisodeKey,
  { record, judgements }: GradedEpisode,
): Promise<void> {
  try {
    await store.putVerdict(key, record, judgements);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    await store.putVerdict(key, { ...record, verdict: brokenGrading(error) }, []);
  }
}

function brokenRecord({ scenario, profile, judgeId }: EpisodeGrading, error: unknown): VerdictRecord {
  const verdict = brokenGrading(error);
  return { format: 2, profile, graderVersion: versionOf(scenario, profile), judge: judgeId, verdict };
}

function versionOf(scenario: GradableScenario, profile: string): string {
  try {
    return scenario.grader(profile, "open").version;
  } catch {
    return "";
  }
}

async function graded(
  trajectory: Trajectory,
  { scenario, profile, agent, judge: asked, judgeId, elsewhere }: EpisodeGrading,
  signal: AbortSignal,
): Promise<GradedEpisode> {
  const author = agent.kind === "baseline" ? scenario.authorSays(agent.name) : undefined;
  const judge = author === undefined ? asked : authorJudge(author);
  const judged = judge === undefined ? "open" : "answered";
  const here = graderHere(scenario, profile, judged);
  const grader = elsewhere === undefined ? here : graderElsewhere(elsewhere, here, { profile, judged });
  const how = { format: 2, profile, graderVersion: grader.version, judge: judgeId } as const;
  if (judge === undefined)
    return { record: { ...how, verdict: await grader.grade(trajectory, []) }, judgements: [] };
  const questions = await grader.judgementsNeeded(trajectory, author === undefined ? "needed" : "all");
  const judgements = await answerAll(judge, questions, trajectory, signal);
  const verdict = await grader.grade(trajectory, judgements);
  const by =
    author === undefined ? { judging: judgingOf(judgements, trajectory) } : { judgedBy: "author" as const };
  return { record: { ...how, ...by, verdict }, judgements };
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
