import { setImmediate as pause } from "node:timers/promises";
import { InputError, StoreCorrupt } from "../contract/errors.ts";
import type { Judgement } from "../contract/judgement.ts";
import type { AgentSpec, Manifest } from "../contract/manifest.ts";
import type { EpisodeKey, RunStore } from "../contract/ports.ts";
import { gradeEpisode, keepVerdict, type GradedEpisode } from "./grade-episode.ts";
import { GradingThreads } from "./grading-threads/grading-threads.ts";
import { isWorthThreads } from "./grading-threads/is-worth-threads.ts";
import { inOrder } from "./in-order.ts";
import type { Judging } from "./judging.ts";
import type { GradableScenario } from "../suites/playable-suite.ts";
import { storedScenario } from "../suites/stored-scenario.ts";

/**
 * Grades every stored trajectory of a run's plan under the manifest's profile and judge, from the scenario texts that the
 * run holds. Judge calls that the journal knows are not paid again. Many episodes are graded in threads, with a limit on what each may compute.
 *
 * @returns How many were graded, and how many verdicts now differ in status or first failed check from the last grading
 *   under the same profile and judge.
 */
export async function regradeRun(
  store: RunStore,
  manifest: Manifest,
  setting: { judging: Judging; signal: AbortSignal; gradingLimitMs?: number | undefined },
): Promise<{ graded: number; changed: number }> {
  const { judging, signal } = setting;
  const { profile, suite } = manifest;
  const agents = new Map(manifest.agents.map((agent) => [agent.label, agent]));
  const planned = new Map(manifest.scenarios.map((scenario) => [scenario.id, scenario]));
  const keys: EpisodeKey[] = [];
  for await (const { ending: _, ...key } of store.episodes()) keys.push(key);
  await using threads = new GradingThreads(setting.gradingLimitMs);
  const again = {
    store,
    suite,
    profile,
    judging,
    signal,
    scenarios: new Map<string, ReadScenario>(),
    threads: isWorthThreads(suite, keys.length) ? threads : undefined,
  };
  const count = { graded: 0, changed: 0 };
  const gradeOne = async (key: EpisodeKey) => {
    await pause();
    signal.throwIfAborted();
    const entry = planned.get(key.scenario);
    const agent = agents.get(key.agent);
    if (entry?.hash !== key.scenarioHash || agent === undefined) return undefined;
    const before = await orMissing(store.getVerdict(key, { profile, judge: judging.judgeId }));
    const graded = await gradedAgain({ key, entry, agent, answered: before?.judgements }, again);
    return graded === undefined ? undefined : { key, before, graded };
  };
  // Kept in the order of the episodes, however many are graded at once.
  const many = again.threads === undefined ? 1 : 2 * threads.size;
  for await (const done of inOrder(keys, many, gradeOne)) {
    if (done === undefined) continue;
    const { key, before, graded } = done;
    await keepVerdict(store, key, graded);
    count.graded += 1;
    if (before !== undefined && outcome(before.record) !== outcome(graded.record)) count.changed += 1;
  }
  return count;
}

type Again = {
  store: RunStore;
  suite: Manifest["suite"];
  profile: string;
  judging: Judging;
  signal: AbortSignal;
  scenarios: Map<string, ReadScenario>;
  threads: GradingThreads | undefined;
};
type ReadScenario = { scenario: GradableScenario; text: string };
type Stored = {
  key: EpisodeKey;
  entry: Manifest["scenarios"][number];
  agent: AgentSpec;
  answered: readonly Judgement[] | undefined;
};

/** What cannot be read of an episode makes it an error, and no other. */
async function gradedAgain(
  { key, entry, agent, answered }: Stored,
  { store, suite, profile, judging, signal, scenarios, threads }: Again,
): Promise<GradedEpisode | undefined> {
  const { judgeId } = judging;
  try {
    const trajectory = await store.getTrajectory(key);
    if (trajectory === undefined) return undefined;
    const read = scenarios.get(key.scenario) ?? (await readScenario(store, suite, entry));
    scenarios.set(key.scenario, read);
    const { scenario, text } = read;
    const elsewhere =
      threads === undefined ? undefined : { threads, suite, scenario: { hash: entry.hash, text } };
    const judge = judging.judgeFor({ seed: trajectory.seed, scenario, answered });
    return await gradeEpisode(trajectory, { scenario, profile, agent, judge, judgeId, elsewhere }, signal);
  } catch (error) {
    if (!(error instanceof StoreCorrupt)) throw error;
    const because = `${error.message}; resume the run, and it is made again`;
    const verdict = { status: "error" as const, because, results: [] };
    return { record: { format: 2, profile, graderVersion: "", judge: judgeId, verdict }, judgements: [] };
  }
}

async function orMissing<Record>(read: Promise<Record | undefined>): Promise<Record | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof StoreCorrupt) return undefined;
    throw error;
  }
}

async function readScenario(
  store: RunStore,
  suite: Manifest["suite"],
  { id, hash }: Manifest["scenarios"][number],
): Promise<ReadScenario> {
  const text = await store.getScenario(id, hash);
  if (text !== undefined) return { scenario: storedScenario(suite, text), text };
  throw new InputError([
    {
      value: id,
      problem: "the run does not hold this scenario's text",
      remedy: "Use `tellerproof resume` with its suite",
    },
  ]);
}

function outcome({ verdict }: { verdict: { status: string; firstFailed?: string } }): string {
  return `${verdict.status} ${verdict.firstFailed ?? ""}`;
}
