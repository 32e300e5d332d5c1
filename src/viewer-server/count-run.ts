import { episodeName } from "../contract/episode-name.ts";
import { inPlan } from "../contract/in-plan.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { EpisodeKey, RunStore } from "../contract/ports.ts";
import type { Ending } from "../contract/trajectory.ts";
import { gatherReport } from "../reports/gather-report.ts";
import {
  episodeFacts,
  episodeLine,
  withConsistency,
  type CheckColumn,
  type EpisodeLine,
} from "../reports/view/episode-line.ts";
import type { RunReport } from "../reports/view/run-report.ts";
import { runSnapshot, type RunSnapshot } from "../reports/view/run-view.ts";
import { gradingOf } from "../runs/judging.ts";

/** Told how many episodes have been read of how many. */
export type CountProgress = (done: number, of: number) => void;

/**
 * Reads a whole run once for its figures and once for its lines. Episodes without a verdict, and those of scenarios that
 * the plan no longer holds, are left out, as in every report.
 *
 * @throws InputError where the folder's run has no manifest yet.
 */
export async function countRun(
  store: RunStore,
  manifest: Manifest,
  progress: CountProgress,
): Promise<{ snapshot: RunSnapshot; report: RunReport }> {
  const columns: CheckColumn[] = [];
  const lines = await readLines(store, manifest, { columns, progress });
  const report = await gatherReport(store, manifest, gradingOf(manifest));
  return { snapshot: runSnapshot(report, lines, columns), report };
}

type Reading = { columns: CheckColumn[]; progress: CountProgress };

async function readLines(store: RunStore, manifest: Manifest, reading: Reading): Promise<EpisodeLine[]> {
  const planned = new Map(manifest.scenarios.map((scenario) => [scenario.id, scenario]));
  const endings = await readEndings(store, inPlan(manifest));
  const lines: EpisodeLine[] = [];
  for await (const { record, ...key } of store.verdicts(gradingOf(manifest))) {
    const scenario = planned.get(key.scenario);
    const ending = endings.get(episodeName(key));
    if (scenario === undefined || ending === undefined) continue;
    const trajectory = await store.getTrajectory(key);
    if (trajectory === undefined) continue;
    const facts = episodeFacts(trajectory);
    lines.push(
      episodeLine({ key, planned: scenario, ending, verdict: record.verdict, facts }, reading.columns),
    );
    if (lines.length % 500 === 0) reading.progress(lines.length, endings.size);
  }
  return withConsistency(lines);
}

async function readEndings(
  store: RunStore,
  wanted: (key: EpisodeKey) => boolean,
): Promise<Map<string, Ending["type"]>> {
  const endings = new Map<string, Ending["type"]>();
  for await (const { ending, ...key } of store.episodes()) {
    if (wanted(key)) endings.set(episodeName(key), ending);
  }
  return endings;
}
