import { resultOf, thresholdsFor } from "./reported-result.ts";
import type { RunResult } from "./run-result.ts";
import { openStoredRun } from "./stored-run.ts";

/**
 * The result of a stored run, whoever made it; nothing is played or written.
 *
 * @param thresholds A file of thresholds that it is held to.
 * @throws InputError for a folder that holds no run, and for thresholds that do not fit it.
 */
export async function readRun(
  folder: string,
  { thresholds }: { thresholds?: string } = {},
): Promise<RunResult> {
  const { store: opened, manifest } = await openStoredRun(folder, "read");
  await using store = opened;
  return await resultOf({ store, manifest, folder }, thresholdsFor(manifest, thresholds));
}
