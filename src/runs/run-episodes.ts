import { setImmediate as pause } from "node:timers/promises";
import { episodeName } from "../contract/episode-name.ts";
import type { Limits } from "../contract/manifest.ts";
import { StoreCorrupt } from "../contract/errors.ts";
import type { Clock, EpisodeKey, Grading, Judge, Participant, RunStore, World } from "../contract/ports.ts";
import type { EpisodeTrace, Trajectory } from "../contract/trajectory.ts";
import type { VerdictRecord } from "../contract/verdict.ts";
import type { EpisodeIdentity } from "../episode/episode-log.ts";
import { playEpisode } from "../episode/play-episode.ts";
import { brokenEpisode, withoutSecretsInFault } from "./harness-fault.ts";
import { gradeEpisode, keepVerdict } from "./grade-episode.ts";
import type { GradedElsewhere } from "./grading-threads/later-grader.ts";
import type { Judging } from "./judging.ts";
import type { GuardOf } from "./open-guards.ts";
import type { PlannedEpisode } from "./plan.ts";

/** What a run is told of as it goes; for progress only. */
export type RunListener = {
  planned?(total: number, alreadyDone: number): void;
  started?(episode: PlannedEpisode): void;
  finished?(episode: PlannedEpisode, trajectory: Trajectory, record: VerdictRecord): void;
  /** A stored record cannot be read, and is made again. */
  damaged?(damage: StoreCorrupt): void;
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
  /** Threads that grade an episode; the thread that plays does it where none are told. */
  gradedElsewhere?: ((episode: PlannedEpisode) => GradedElsewhere) | undefined;
  concurrency: number;
  clock: Clock;
  signal: AbortSignal;
  listener: RunListener;
  /** Of which no secret may stand in what is stored of a bug. */
  environment: { readonly [name: string]: string | undefined };
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
      const { played } = await runEpisode(episode, known, { ...setting, signal });
      count.played += played ? 1 : 0;
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

async function runEpisode(
  episode: PlannedEpisode,
  known: boolean,
  setting: RunSetting,
): Promise<{ played: boolean }> {
  const { store, grading, listener, signal } = setting;
  listener.started?.(episode);
  const stored = known ? await storedTrajectory(episode, setting) : undefined;
  const trajectory = stored ?? (await play(episode, setting));
  const { scenario, agent } = episode;
  const { profile, judgeId } = grading;
  const judge = grading.judgeFor(episode, trajectory);
  const elsewhere = setting.gradedElsewhere?.(episode);
  const how = { scenario, profile, agent, judge, judgeId, elsewhere };
  const graded = await gradeEpisode(trajectory, how, signal);
  await keepVerdict(store, episode.key, graded);
  listener.finished?.(episode, trajectory, graded.record);
  return { played: stored === undefined };
}

/** A damaged one is none: the journal gives the episode again, at no cost. */
async function storedTrajectory(
  { key }: PlannedEpisode,
  { store, listener }: RunSetting,
): Promise<Trajectory | undefined> {
  try {
    return await store.getTrajectory(key);
  } catch (error) {
    if (!(error instanceof StoreCorrupt)) throw error;
    listener.damaged?.(error);
    return undefined;
  }
}

async function play(episode: PlannedEpisode, setting: RunSetting): Promise<Trajectory> {
  const { store, environment, clock, signal } = setting;
  const identity = identityOf(episode, setting);
  const broken = (error: unknown): Trajectory => {
    signal.throwIfAborted();
    return withoutSecretsInFault(brokenEpisode(identity, clock.now(), error), environment);
  };
  const played = await playWith(identity, episode, setting).catch(broken);
  const trajectory = withoutSecretsInFault(played, environment);
  try {
    await store.putTrajectory(episode.key, trajectory);
    return trajectory;
  } catch (error) {
    // What no store can keep is a bug of ours, and this episode's alone.
    if (!(error instanceof TypeError)) throw error;
    const instead = broken(error);
    await store.putTrajectory(episode.key, instead);
    return instead;
  }
}

function identityOf(
  { key, seed, agent }: PlannedEpisode,
  { suiteId, newTrace }: RunSetting,
): EpisodeIdentity {
  const unseen = agent.kind === "adapter" && agent.unseen.length > 0 ? { unseen: agent.unseen } : {};
  const trace = newTrace?.();
  return { suite: suiteId, ...key, seed, ...unseen, ...(trace === undefined ? {} : { trace }) };
}

async function playWith(
  identity: EpisodeIdentity,
  episode: PlannedEpisode,
  setting: RunSetting,
): Promise<Trajectory> {
  const { limits, clock, signal } = setting;
  const world = setting.worldFor(episode, identity.trace);
  const agent = setting.agentFor(episode, world, identity.trace);
  const guard = setting.guardOf(episode.agent);
  return await playEpisode({ identity, world, agent, guard, limits, clock, signal });
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
  { store, grading, listener }: RunSetting,
): Promise<Map<string, "played" | "graded">> {
  const wanted: Grading = { profile: grading.profile, judge: grading.judgeId };
  const version = episodes[0]?.scenario.grader(grading.profile, "open").version;
  const state = new Map<string, "played" | "graded">();
  for await (const { ending, ...key } of store.episodes()) {
    if (!RETRIED.has(ending)) state.set(episodeName(key), "played");
  }
  const damaged = (_key: EpisodeKey, damage: StoreCorrupt): void => listener.damaged?.(damage);
  for await (const { record, ...key } of store.verdicts(wanted, damaged)) {
    const name = episodeName(key);
    const current = record.graderVersion === version && record.verdict.status !== "error";
    if (current && state.has(name)) state.set(name, "graded");
  }
  return state;
}
