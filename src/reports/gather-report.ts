import { episodeName } from "../contract/episode-name.ts";
import { inPlan } from "../contract/in-plan.ts";
import { pastDamage } from "../contract/past-damage.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { Grading, RunStore } from "../contract/ports.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import { AgentTally, type EpisodeRow } from "./view/agent-tally.ts";
import { runReport, type CountedAgent, type RunReport } from "./view/run-report.ts";
import { SideTally } from "./view/side-tally.ts";
import { GuardCounter } from "./view/guard-effect.ts";
import { HookUpCounter } from "./view/hook-up-total.ts";
import { UsageCounter } from "./view/usage-total.ts";

/** What is counted of one agent. */
export type AgentTallies = { tally: AgentTally; sides: SideTally };

/** Reads a run's verdicts of one grading and puts them into figures. Episodes of replaced scenarios are left out. */
export async function gatherReport(
  store: RunStore,
  manifest: Manifest,
  grading: Grading,
): Promise<RunReport> {
  const tallies = await tallyAgents(store, manifest, grading);
  const readable = pastDamage(store);
  const usage = await countUsage(readable, manifest);
  const guards = await countGuards(readable, manifest);
  const hookUps = await countHookUps(readable, manifest);
  const counted = manifest.agents.map((agent): CountedAgent => {
    const { tally, sides } = tallies.get(agent.label) ?? noEpisodes(manifest);
    return {
      agent,
      tally,
      sides,
      planned: manifest.scenarios.length * manifest.trials,
      usage: usage.get(agent.label)?.total,
      hookUp: hookUps.get(agent.label)?.total,
      guardDid: guards.get(agent.label)?.counts,
    };
  });
  return runReport(manifest, counted);
}

/** Counts a run's verdicts of one grading, by agent. */
export async function tallyAgents(
  store: RunStore,
  manifest: Manifest,
  grading: Grading,
): Promise<Map<string, AgentTallies>> {
  const planned = inPlan(manifest);
  const tallies = new Map(manifest.agents.map(({ label }) => [label, noEpisodes(manifest)]));
  for await (const row of rows(store, grading)) {
    if (!planned(row)) continue;
    const of = tallies.get(row.agent);
    of?.tally.add(row);
    of?.sides.add(row);
  }
  return tallies;
}

function noEpisodes({ scenarios, suite }: Manifest): AgentTallies {
  return { tally: new AgentTally(scenarios), sides: new SideTally(scenarios, suite.figures) };
}

async function* rows(store: RunStore, grading: Grading): AsyncIterable<EpisodeRow> {
  const endings = new Map<string, EpisodeRow["ending"]>();
  for await (const { ending, ...key } of store.episodes()) endings.set(episodeName(key), ending);
  for await (const verdict of pastDamage(store).verdicts(grading)) {
    const ending = endings.get(episodeName(verdict));
    if (ending !== undefined) yield { ...verdict, ending };
  }
}

async function countUsage(store: RunStore, manifest: Manifest): Promise<Map<string, UsageCounter>> {
  const models = manifest.agents.filter(({ kind }) => kind === "model").map(({ label }) => label);
  const counters = new Map(models.map((label) => [label, new UsageCounter()]));
  if (models.length === 0) return counters;
  for await (const { ending: _, ...key } of store.episodes()) {
    const counter = counters.get(key.agent);
    const trajectory = counter === undefined ? undefined : await store.getTrajectory(key);
    for (const event of trajectory?.events ?? []) {
      if (event.type === "model-call") counter?.add(event.record);
    }
  }
  return counters;
}

async function countGuards(store: RunStore, manifest: Manifest): Promise<Map<string, GuardCounter>> {
  const guarded = manifest.agents.filter(({ guard }) => guard !== undefined).map(({ label }) => label);
  const { scenarios, suite } = manifest;
  const counters = new Map(guarded.map((label) => [label, new GuardCounter(scenarios, suite.figures.sides)]));
  await eachPlanned(store, manifest, counters);
  return counters;
}

async function countHookUps(store: RunStore, manifest: Manifest): Promise<Map<string, HookUpCounter>> {
  const outside = manifest.agents.filter(({ kind }) => kind === "adapter").map(({ label }) => label);
  const counters = new Map(outside.map((label) => [label, new HookUpCounter()]));
  await eachPlanned(store, manifest, counters);
  return counters;
}

/** Shows each counter the episodes of its agent. */
async function eachPlanned(
  store: RunStore,
  manifest: Manifest,
  counters: ReadonlyMap<string, { add(trajectory: Trajectory): void }>,
): Promise<void> {
  if (counters.size === 0) return;
  const planned = inPlan(manifest);
  for await (const { ending: _, ...key } of store.episodes()) {
    const counter = counters.get(key.agent);
    if (counter === undefined || !planned(key)) continue;
    const trajectory = await store.getTrajectory(key);
    if (trajectory !== undefined) counter.add(trajectory);
  }
}
