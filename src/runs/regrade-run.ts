import { setImmediate as pause } from "node:timers/promises";
import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { EpisodeKey, RunStore } from "../contract/ports.ts";
import { gradeEpisode } from "./grade-episode.ts";
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
  const { judgeId } = judging;
  const agents = new Map(manifest.agents.map((agent) => [agent.label, agent]));
  const planned = new Map(manifest.scenarios.map((scenario) => [scenario.id, scenario]));
  const scenarios = new Map<string, GradableScenario>();
  const keys: EpisodeKey[] = [];
  for await (const { ending: _, ...key } of store.episodes()) keys.push(key);
  const count = { graded: 0, changed: 0 };
  for (const key of keys) {
    await pause();
    signal.throwIfAborted();
    const entry = planned.get(key.scenario);
    const trajectory = await store.getTrajectory(key);
    const agent = agents.get(key.agent);
    if (entry?.hash !== key.scenarioHash || trajectory === undefined || agent === undefined) continue;
    const scenario = scenarios.get(key.scenario) ?? (await readScenario(store, manifest.suite, entry));
    scenarios.set(key.scenario, scenario);
    const { profile } = manifest;
    const before = await store.getVerdict(key, { profile, judge: judgeId });
    const judge = judging.judgeFor({ seed: trajectory.seed, scenario, answered: before?.judgements });
    const graded = await gradeEpisode(trajectory, { scenario, profile, agent, judge, judgeId }, signal);
    await store.putVerdict(key, graded.record, graded.judgements);
    count.graded += 1;
    if (before !== undefined && outcome(before.record) !== outcome(graded.record)) count.changed += 1;
  }
  return count;
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
