import type { RunStore } from "../contract/ports.ts";
import { resultOf, thresholdsFor } from "./reported-result.ts";
import type { RunResult } from "./run-result.ts";
import { withStoredRun } from "./stored-run.ts";

/**
 * The result of a stored run, whoever made it; nothing is played or written.
 *
 * @param run Its folder, or the store that it lies in. @param thresholds A file of thresholds that it is held to.
 * @throws InputError for a folder that holds no run, and for thresholds that do not fit it.
 */
export async function readRun(
  run: string | RunStore,
  { thresholds }: { thresholds?: string } = {},
): Promise<RunResult> {
  return await withStoredRun(run, "read", (kept) => resultOf(kept, thresholdsFor(kept.manifest, thresholds)));
}
