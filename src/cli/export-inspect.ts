import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { InputError } from "../contract/errors.ts";
import type { AgentSpec, Manifest } from "../contract/manifest.ts";
import type { EpisodeKey, RunStore } from "../contract/ports.ts";
import {
  agentModelName,
  episodeSpan,
  logHeader,
  summaryOf,
  toSample,
  UsageTotals,
} from "../exporters/inspect-log/index.ts";
import { tallyAgents } from "../reports/gather-report.ts";
import { contentHash } from "../runs/content-hash.ts";
import { gradingOf } from "../runs/judging.ts";
import { evalLog, jsonLog, type LogParts } from "./inspect-log-file.ts";
import { writeWhole } from "./write-whole.ts";

export type WrittenLog = { agent: string; file: string; episodes: number; bytes: number };

/**
 * Writes a run as Inspect logs, one for each agent: into a folder, or one agent's log into a file whose name ends in
 * `.eval` or `.json`.
 *
 * @throws InputError for an agent that the run does not have, or several agents and one file.
 */
export async function* exportInspect(
  store: RunStore,
  manifest: Manifest,
  { agent: wanted, out }: { agent?: string | undefined; out: string },
): AsyncIterable<WrittenLog> {
  const agents = chosen(manifest, wanted);
  const isFile = out.endsWith(".eval") || out.endsWith(".json");
  if (isFile && agents.length > 1) {
    const problem = `a log holds one agent, and the run has ${agents.length}`;
    const remedy = "Choose one with --agent, or name a folder with --out";
    throw new InputError([{ path: "--out", value: out, problem, remedy }]);
  }
  if (!isFile) await mkdir(out, { recursive: true });
  const tallies = await tallyAgents(store, manifest, gradingOf(manifest));
  const keys = await episodesByAgent(store, manifest);
  for (const agent of agents) {
    const file = isFile ? out : join(out, logName(manifest, agent));
    const trials = tallies.get(agent.label)?.tally.trials ?? [];
    const parts = await logParts(store, { manifest, agent, trials, keys: keys.get(agent.label) ?? [] });
    const bytes = await writeWhole(file, file.endsWith(".json") ? jsonLog(parts) : evalLog(parts));
    yield { agent: agent.label, file, episodes: parts.places.length, bytes };
  }
}

function chosen({ agents, run }: Manifest, wanted: string | undefined): readonly AgentSpec[] {
  if (wanted === undefined) return agents;
  const agent = agents.find(({ label }) => label === wanted);
  if (agent !== undefined) return [agent];
  const remedy = `${run} has ${agents.map(({ label }) => label).join(", ")}`;
  throw new InputError([{ path: "--agent", value: wanted, problem: "no agent of the run", remedy }]);
}

/** Episodes of the plan; those of scenarios that were replaced are left out, as in reports. */
async function episodesByAgent(store: RunStore, manifest: Manifest): Promise<Map<string, EpisodeKey[]>> {
  const current = new Map(manifest.scenarios.map(({ id, hash }) => [id, hash]));
  const keys = new Map<string, EpisodeKey[]>();
  for await (const { ending: _, ...key } of store.episodes()) {
    if (current.get(key.scenario) !== key.scenarioHash || key.trial >= manifest.trials) continue;
    const of = keys.get(key.agent);
    if (of === undefined) keys.set(key.agent, [key]);
    else of.push(key);
  }
  return keys;
}

/** What one log is made from. */
type LogSource = Pick<Parameters<typeof logHeader>[0], "manifest" | "agent" | "trials"> & {
  keys: readonly EpisodeKey[];
};

async function logParts(store: RunStore, { manifest, agent, trials, keys }: LogSource): Promise<LogParts> {
  const { run, createdAt, suite } = manifest;
  const logId = contentHash(run, createdAt, suite.hash, agent.label);
  const counted = await countEpisodes(store, keys);
  const setting = { logId, kind: suite.kind, model: agentModelName(agent) };
  const planned = new Map(manifest.scenarios.map((scenario) => [scenario.id, scenario]));
  const grading = gradingOf(manifest);
  return {
    ...logHeader({ logId, manifest, agent, trials, ...counted }),
    places: keys.map(({ scenario, trial }) => ({ id: scenario, epoch: trial + 1 })),
    readSample: async (index) => {
      const key = keys[index];
      const scenario = key === undefined ? undefined : planned.get(key.scenario);
      const trajectory = key === undefined ? undefined : await store.getTrajectory(key);
      if (key === undefined || scenario === undefined || trajectory === undefined) {
        throw new Error("an episode that the store listed is gone");
      }
      const verdict = await store.getVerdict(key, grading);
      const sample = toSample(
        {
          planned: scenario,
          scenario: await store.getScenario(scenario.id, scenario.hash),
          trajectory,
          record: verdict?.record,
          judgements: verdict?.judgements ?? [],
        },
        setting,
      );
      return { sample, summary: summaryOf(sample) };
    },
  };
}

async function countEpisodes(store: RunStore, keys: readonly EpisodeKey[]) {
  const usage = new UsageTotals();
  let span: { from: number; to: number } | undefined;
  for (const key of keys) {
    const trajectory = await store.getTrajectory(key);
    if (trajectory === undefined) continue;
    usage.add(trajectory);
    const { from, to } = episodeSpan(trajectory);
    span = { from: Math.min(span?.from ?? from, from), to: Math.max(span?.to ?? to, to) };
  }
  return { usage, span };
}

/** As Inspect names its logs, time, task and a name of the log: its lists read task and name from it. */
function logName({ createdAt, suite }: Manifest, { label }: AgentSpec): string {
  const time = new Date(createdAt).toISOString().slice(0, 19).replaceAll(":", "-");
  const plain = (text: string): string => text.replaceAll(/[^A-Za-z0-9.-]+/g, "-");
  return `${time}+00-00_${plain(suite.id)}_${plain(label)}.eval`;
}
