import { setImmediate as pause } from "node:timers/promises";
import { episodeName } from "../contract/episode-name.ts";
import type { Limits } from "../contract/manifest.ts";
import type { Clock, Grading, Judge, Participant, RunStore, World } from "../contract/ports.ts";
import type { EpisodeTrace, Trajectory } from "../contract/trajectory.ts";
import type { VerdictRecord } from "../contract/verdict.ts";
import { playEpisode } from "../episode/play-episode.ts";
import { gradeEpisode } from "./grade-episode.ts";
import type { Judging } from "./judging.ts";
import type { GuardOf } from "./open-guards.ts";
import type { PlannedEpisode } from "./plan.ts";

/** What a run is told of as it goes; for progress only. */
export type RunListener = {
  planned?(total: number, alreadyDone: number): void;
  started?(episode: PlannedEpisode): void;
  finished?(episode: PlannedEpisode, trajectory: Trajectory, record: VerdictRecord): void;
};

/** How what was played is graded. */
type EpisodeGrading = { profile: string } & Omit<Judging, "judgeFor"> & {
    judgeFor(episode: PlannedEpisode, trajectory: Trajectory): Judge | undefined;
  };

/** All that playing a plan needs besides the plan. */
export type RunSetting = {
  suiteId: string;
  store: RunStore;
  limits: Limits;
  /** Builds the two sides of one episode and what they act on. */
  agentFor(episode: PlannedEpisode, world: World, trace?: EpisodeTrace): Participant;
  worldFor(episode: PlannedEpisode, trace?: EpisodeTrace): World;
  guardOf: GuardOf;
  /** Where the run is traced: ids for an episode that begins. */
  newTrace?: (() => EpisodeTrace) | undefined;
  grading: EpisodeGrading;
  concurrency: number;
  clock: Clock;
  signal: AbortSignal;
  listener: RunListener;
};

/**
 * Plays and grades what of the plan is not finished yet. Finished trajectories are kept, missing verdicts are made from
 * them, and episodes that infrastructure broke are played again.
 *
 * @returns How many episodes were played and graded now.
 * @throws The signal's reason when interrupted, RunStopper when nothing further can succeed; what was finished stays.
 */
export async function runEpisodes(
  episodes: readonly PlannedEpisode[],
  setting: RunSetting,
): Promise<{ played: number; graded: number }> {
  const finished = await finishedWork(episodes, setting);
  const open = episodes.filter(({ key }) => finished.get(episodeName(key)) !== "graded");
  setting.listener.planned?.(episodes.length, episodes.length - open.length);
  const stop = new AbortController();
  const signal = AbortSignal.any([setting.signal, stop.signal]);
  const queue = open.values();
  const count = { played: 0, graded: 0 };
  const work = async (): Promise<void> => {
    for (const episode of queue) {
      // Agents that wait for nothing would never let Ctrl-C or the progress have their turn.
      await pause();
      signal.throwIfAborted();
      const known = finished.get(episodeName(episode.key)) === "played";
      await runEpisode(episode, known, { ...setting, signal });
      count.played += known ? 0 : 1;
      count.graded += 1;
    }
  };
  const workers = Array.from({ length: Math.min(setting.concurrency, open.length) }, () =>
    work().catch((error: unknown) => {
      stop.abort(error);
      throw error;
    }),
  );
  const outcomes = await Promise.allSettled(workers);
  setting.signal.throwIfAborted();
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (failure !== undefined) throw stop.signal.reason;
  return count;
}

async function runEpisode(episode: PlannedEpisode, known: boolean, setting: RunSetting): Promise<void> {
  const { store, grading, listener, signal } = setting;
  listener.started?.(episode);
  const stored = known ? await store.getTrajectory(episode.key) : undefined;
  const trajectory = stored ?? (await play(episode, setting));
  const { scenario, agent } = episode;
  const { profile, judgeId } = grading;
  const judge = grading.judgeFor(episode, trajectory);
  const graded = await gradeEpisode(trajectory, { scenario, profile, agent, judge, judgeId }, signal);
  await store.putVerdict(episode.key, graded.record, graded.judgements);
  listener.finished?.(episode, trajectory, graded.record);
}

async function play(episode: PlannedEpisode, setting: RunSetting): Promise<Trajectory> {
  const { key, seed, agent } = episode;
  const unseen = agent.kind === "adapter" && agent.unseen.length > 0 ? { unseen: agent.unseen } : {};
  const trace = setting.newTrace?.();
  const traced = trace === undefined ? {} : { trace };
  const world = setting.worldFor(episode, trace);
  const trajectory = await playEpisode({
    identity: { suite: setting.suiteId, ...key, seed, ...unseen, ...traced },
    world,
    agent: setting.agentFor(episode, world, trace),
    guard: setting.guardOf(agent),
    limits: setting.limits,
    clock: setting.clock,
    signal: setting.signal,
  });
  await setting.store.putTrajectory(key, trajectory);
  return trajectory;
}

/** An ending that says nothing about the agent: such an episode is played again on resume. */
const RETRIED: ReadonlySet<Trajectory["ending"]["type"]> = new Set([
  "fault",
  "token-limit",
  "time-limit",
  "money-limit",
]);

async function finishedWork(
  episodes: readonly PlannedEpisode[],
  { store, grading }: RunSetting,
): Promise<Map<string, "played" | "graded">> {
  const wanted: Grading = { profile: grading.profile, judge: grading.judgeId };
  const version = episodes[0]?.scenario.grader(grading.profile, "open").version;
  const state = new Map<string, "played" | "graded">();
  for await (const { ending, ...key } of store.episodes()) {
    if (!RETRIED.has(ending)) state.set(episodeName(key), "played");
  }
  for await (const { record, ...key } of store.verdicts(wanted)) {
    const name = episodeName(key);
    const current = record.graderVersion === version && record.verdict.status !== "error";
    if (current && state.has(name)) state.set(name, "graded");
  }
  return state;
}
