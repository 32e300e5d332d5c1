import { inPlan } from "../../contract/in-plan.ts";
import type { Manifest } from "../../contract/manifest.ts";
import type { EpisodeKey, RunStore } from "../../contract/ports.ts";
import {
  agentModelName,
  episodeSpan,
  logHeader,
  summaryOf,
  toSample,
  UsageTotals,
} from "../../exporters/inspect-log/index.ts";
import { tallyAgents } from "../../reports/gather-report.ts";
import { contentHash } from "../../suites/content-hash.ts";
import { gradingOf } from "../../runs/judging.ts";
import type { ExportForm } from "./export-form.ts";
import { evalLog, jsonLog, type LogParts } from "./inspect-log-file.ts";

/** Logs of Inspect. */
export const inspectForm: ExportForm = {
  endings: [".eval", ".json"],
  folder: "shared",
  // As Inspect names its logs, time, task and a name of the log: its lists read task and name from it.
  fileName({ createdAt, suite }, agent) {
    const time = new Date(createdAt).toISOString().slice(0, 19).replaceAll(":", "-");
    return `${time}+00-00_${suite.id.replaceAll(/[^A-Za-z0-9.-]+/g, "-")}_${agent}`;
  },
  async open({ store, manifest }) {
    const tallies = await tallyAgents(store, manifest, gradingOf(manifest));
    const keys = await episodesByAgent(store, manifest);
    return async function* (agent, ending) {
      const trials = tallies.get(agent.label)?.tally.trials ?? [];
      const parts = await logParts(store, { manifest, agent, trials, keys: keys.get(agent.label) ?? [] });
      yield* ending === ".json" ? jsonLog(parts) : evalLog(parts);
    };
  },
};

async function episodesByAgent(store: RunStore, manifest: Manifest): Promise<Map<string, EpisodeKey[]>> {
  const planned = inPlan(manifest);
  const keys = new Map<string, EpisodeKey[]>();
  for await (const { ending: _, ...key } of store.episodes()) {
    if (!planned(key)) continue;
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
  const setting = { logId, figures: suite.figures, model: agentModelName(agent) };
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
      const sample = toSample(
        {
          planned: scenario,
          scenario: await store.getScenario(scenario.id, scenario.hash),
          trajectory,
          graded: await store.getVerdict(key, grading),
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
