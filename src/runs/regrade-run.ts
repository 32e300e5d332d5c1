import { setImmediate as pause } from "node:timers/promises";
import { InputError, StoreCorrupt } from "../contract/errors.ts";
import type { Judgement } from "../contract/judgement.ts";
import type { AgentSpec, Manifest } from "../contract/manifest.ts";
import type { EpisodeKey, RunStore } from "../contract/ports.ts";
import { gradeEpisode, keepVerdict, type GradedEpisode } from "./grade-episode.ts";
import type { Judging } from "./judging.ts";
import type { GradableScenario } from "../suites/playable-suite.ts";
import { storedScenario } from "../suites/stored-scenario.ts";

/**
 * Grades every stored trajectory of a run's plan under the manifest's profile and judge, from the scenario texts that the
 * run holds. Judge calls that the journal knows are not paid again.
 *
 * @returns How many were graded, and how many verdicts now differ in status or first failed check from the last grading
 *   under the same profile and judge.
 */
export async function regradeRun(
  store: RunStore,
  manifest: Manifest,
  setting: { judging: Judging; signal: AbortSignal },
): Promise<{ graded: number; changed: number }> {
  const { judging, signal } = setting;
  const { profile, suite } = manifest;
  const agents = new Map(manifest.agents.map((agent) => [agent.label, agent]));
  const planned = new Map(manifest.scenarios.map((scenario) => [scenario.id, scenario]));
  const again = { store, suite, profile, judging, signal, scenarios: new Map<string, GradableScenario>() };
  const keys: EpisodeKey[] = [];
  for await (const { ending: _, ...key } of store.episodes()) keys.push(key);
  const count = { graded: 0, changed: 0 };
  for (const key of keys) {
    await pause();
    signal.throwIfAborted();
    const entry = planned.get(key.scenario);
    const agent = agents.get(key.agent);
    if (entry?.hash !== key.scenarioHash || agent === undefined) continue;
    const before = await orMissing(store.getVerdict(key, { profile, judge: judging.judgeId }));
    const graded = await gradedAgain({ key, entry, agent, answered: before?.judgements }, again);
    if (graded === undefined) continue;
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
  scenarios: Map<string, GradableScenario>;
};
type Stored = {
  key: EpisodeKey;
  entry: Manifest["scenarios"][number];
  agent: AgentSpec;
  answered: readonly Judgement[] | undefined;
};

/** What cannot be read of an episode makes it an error, and no other. */
async function gradedAgain(
  { key, entry, agent, answered }: Stored,
  { store, suite, profile, judging, signal, scenarios }: Again,
): Promise<GradedEpisode | undefined> {
  const { judgeId } = judging;
  try {
    const trajectory = await store.getTrajectory(key);
    if (trajectory === undefined) return undefined;
    const scenario = scenarios.get(key.scenario) ?? (await readScenario(store, suite, entry));
    scenarios.set(key.scenario, scenario);
    const judge = judging.judgeFor({ seed: trajectory.seed, scenario, answered });
    return await gradeEpisode(trajectory, { scenario, profile, agent, judge, judgeId }, signal);
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
): Promise<GradableScenario> {
  const text = await store.getScenario(id, hash);
  if (text !== undefined) return storedScenario(suite, text);
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
