import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { InputError } from "../contract/errors.ts";
import type { AgentSpec, Manifest } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import { tau2Results, type EpisodeToExport } from "../exporters/tau2-results/index.ts";
import { gradingOf } from "../runs/judging.ts";
import { say } from "./terminal.ts";
import { writeWhole } from "./write-whole.ts";

/**
 * Writes a run as results of the public tau2 harness, which are of one agent each: into a folder, or one agent's into a file
 * whose name ends in `.json`. Whole or not at all.
 *
 * @throws InputError for an agent that the run does not have or that has played nothing, for several agents and one file, and
 *   for a folder that is there already.
 */
export async function exportTau2(
  store: RunStore,
  manifest: Manifest,
  { agent: wanted, out = `${manifest.run}-tau2` }: { agent?: string | undefined; out?: string | undefined },
): Promise<void> {
  const agents = await played(store, manifest, wanted);
  const [first] = agents;
  if (!out.endsWith(".json") || first === undefined) {
    return tell(out, await writeFolder(out, store, { manifest, agents }));
  }
  if (agents.length > 1) {
    const problem = `results are of one agent, and the run has ${agents.length}`;
    const remedy = "Choose one with --agent, or name a folder with --out";
    throw new InputError([{ path: "--out", value: out, problem, remedy }]);
  }
  tell(out, await writeWhole(out, piecesOf(store, manifest, first)));
}

function tell(place: string, bytes: number): void {
  say(`${place}: ${(bytes / 1_000_000).toFixed(1)} MB`);
}

async function writeFolder(
  folder: string,
  store: RunStore,
  { manifest, agents }: { manifest: Manifest; agents: readonly AgentSpec[] },
): Promise<number> {
  if (existsSync(folder)) {
    throw new InputError([{ file: folder, problem: "is there already", remedy: "Name another with --out" }]);
  }
  const draft = `${folder}.${process.pid}.part`;
  try {
    await mkdir(draft, { recursive: true });
    let bytes = 0;
    for (const agent of agents) {
      const file = join(draft, `${encodeURIComponent(agent.label)}.json`);
      bytes += await writeWhole(file, piecesOf(store, manifest, agent));
    }
    await rename(draft, folder);
    return bytes;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function piecesOf(store: RunStore, manifest: Manifest, agent: AgentSpec): AsyncIterable<string> {
  return tau2Results({
    manifest,
    agent,
    textOf: ({ id, hash }) => store.getScenario(id, hash),
    episodes: () => episodesOf(store, manifest, agent.label),
  });
}

/** Episodes of the plan, with the verdicts of the run's own grading; those of scenarios that were replaced are left out, as in reports. */
async function* episodesOf(
  store: RunStore,
  manifest: Manifest,
  agent: string,
): AsyncIterable<EpisodeToExport> {
  const planned = new Map(manifest.scenarios.map(({ id, hash }) => [id, hash]));
  const grading = gradingOf(manifest);
  for await (const { ending: _, ...key } of store.episodes()) {
    if (key.agent !== agent || key.trial >= manifest.trials) continue;
    const trajectory =
      planned.get(key.scenario) === key.scenarioHash ? await store.getTrajectory(key) : undefined;
    if (trajectory !== undefined) yield { key, trajectory, graded: await store.getVerdict(key, grading) };
  }
}

/** The agents that were asked for, as far as they have played anything. */
async function played(store: RunStore, manifest: Manifest, wanted: string | undefined): Promise<AgentSpec[]> {
  const asked = manifest.agents.filter(({ label }) => wanted === undefined || label === wanted);
  if (asked.length === 0) {
    const remedy = `${manifest.run} has ${manifest.agents.map(({ label }) => label).join(", ")}`;
    throw new InputError([{ path: "--agent", value: wanted, problem: "no agent of the run", remedy }]);
  }
  const labels = new Set<string>();
  for await (const { agent } of store.episodes()) labels.add(agent);
  const agents = asked.filter(({ label }) => labels.has(label));
  if (agents.length > 0) return agents;
  throw new InputError([{ value: manifest.run, problem: "nothing has been played that could be exported" }]);
}
