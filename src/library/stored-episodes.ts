import { inPlan } from "../contract/in-plan.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import { gradingOf } from "../runs/judging.ts";
import type { Episode } from "./episode.ts";

/** The graded episodes of a run's plan, by agent, scenario and trial. */
export async function* storedEpisodes(store: RunStore, manifest: Manifest): AsyncIterable<Episode> {
  const planned = inPlan(manifest);
  for await (const { record, ...key } of store.verdicts(gradingOf(manifest))) {
    const trajectory = planned(key) ? await store.getTrajectory(key) : undefined;
    if (trajectory === undefined) continue;
    const { agent, scenario, trial } = key;
    yield { agent, scenario, trial, trajectory, verdict: record.verdict };
  }
}
