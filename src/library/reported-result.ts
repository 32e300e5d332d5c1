import type { Manifest } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import { judgeThresholds } from "../reports/ci/judge-thresholds.ts";
import { runStanding } from "../reports/ci/run-standing.ts";
import { gatherReport } from "../reports/gather-report.ts";
import { gradingOf } from "../runs/judging.ts";
import type { Episode } from "./episode.ts";
import { readThresholds, type ThresholdsFile } from "./read-thresholds.ts";
import type { RunResult } from "./run-result.ts";
import { storedEpisodes } from "./stored-episodes.ts";
import { openStoredRun } from "./stored-run.ts";
import { writeReports } from "./write-reports.ts";

/** Where a run is kept: in a folder, or in memory as long as its result is. */
export type Kept = { store: RunStore; manifest: Manifest; folder: string | undefined };

/** The result of a run that is kept, held to thresholds where there are any. */
export async function resultOf(
  { store, manifest, folder }: Kept,
  file: ThresholdsFile | undefined,
): Promise<RunResult> {
  const report = await gatherReport(store, manifest, gradingOf(manifest));
  const thresholds = file === undefined ? [] : judgeThresholds(file.thresholds, report);
  const episodes = () => (folder === undefined ? storedEpisodes(store, manifest) : episodesIn(folder));
  return { standing: runStanding(report, thresholds), report, thresholds, episodes };
}

/** The same, with its reports written beside a run that has a folder. */
export async function reportedResult(kept: Kept, file: ThresholdsFile | undefined): Promise<RunResult> {
  const result = await resultOf(kept, file);
  if (kept.folder !== undefined) writeReports(kept.folder, result.report);
  return result;
}

/** Reads the thresholds that a run is held to. @throws InputError for what the run does not have. */
export function thresholdsFor(manifest: Manifest, file: string | undefined): ThresholdsFile | undefined {
  const thresholds = file === undefined ? undefined : readThresholds(file);
  thresholds?.check(manifest);
  return thresholds;
}

async function* episodesIn(folder: string): AsyncIterable<Episode> {
  const { store: opened, manifest } = await openStoredRun(folder, "read");
  await using store = opened;
  yield* storedEpisodes(store, manifest);
}
