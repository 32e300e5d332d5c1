import type { RunStore } from "../contract/ports.ts";
import { liveClient } from "./live-client.ts";
import type { CodeJudge } from "../grading/judge/index.ts";
import { codeJudgeOf, judgeSpecOf } from "./judge-of-run.ts";
import { judging } from "../runs/judging.ts";
import { regradeRun } from "../runs/regrade-run.ts";
import { reportedResult, thresholdsFor, type Kept } from "./reported-result.ts";
import type { RunResult } from "./run-result.ts";
import { withStoredRun } from "./stored-run.ts";

/** How a stored run is graded again; what is left out is the run's own. */
export type RegradeOptions = {
  profile?: string;
  /** `rules`, `provider:model`, or a judge from `defineJudge`. */
  judge?: string | CodeJudge;
  /** A file of thresholds that the result is held to. */
  thresholds?: string;
  /** Judge calls at once; 16 where left out. */
  concurrency?: number;
  signal?: AbortSignal;
};

/**
 * Grades a stored run's trajectories again, from what the run itself holds; no agent is called.
 *
 * @param run Its folder, or the store that it lies in.
 * @returns The result, how many episodes were graded, and how many verdicts differ from the last ones of the same grading.
 * @throws InputError for a folder that holds no run; RunStopper when the judge is out of reach; the signal's reason.
 */
export async function regrade(
  run: string | RunStore,
  options: RegradeOptions = {},
): Promise<RunResult & { graded: number; changed: number }> {
  return await withStoredRun(run, "write", (kept) => regradeKept(kept, options));
}

async function regradeKept(
  { store, manifest: stored, folder }: Kept,
  { profile, judge, thresholds, concurrency = 16, signal }: RegradeOptions,
): Promise<RunResult & { graded: number; changed: number }> {
  const manifest = {
    ...stored,
    profile: profile ?? stored.profile,
    judge: judge === undefined ? stored.judge : judgeSpecOf(judge),
  };
  const file = thresholdsFor(manifest, thresholds);
  await using client = liveClient(store.journal, { concurrency });
  const counts = await regradeRun(store, manifest, {
    judging: judging(manifest, client, codeJudgeOf(judge)),
    signal: signal ?? new AbortController().signal,
  });
  await store.writeManifest(manifest);
  return { ...(await reportedResult({ store, manifest, folder }, file)), ...counts };
}
