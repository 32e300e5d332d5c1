import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import { pastDamage } from "../contract/past-damage.ts";
import { openRunStore } from "../store/index.ts";

/** A run's folder while it is open. */
export type StoredRun = { store: RunStore; manifest: Manifest };

/**
 * Opens a run's folder. Who only reads it gets past damaged records: verdicts count as errors, others as missing.
 *
 * @throws InputError for a folder that holds no run.
 */
export async function openStoredRun(folder: string, mode: "read" | "write"): Promise<StoredRun> {
  const opened = await openRunStore(folder, { mode });
  const store = mode === "read" ? pastDamage(opened) : opened;
  const manifest = await store.readManifest();
  if (manifest !== undefined) return { store, manifest };
  await store[Symbol.asyncDispose]();
  throw noRun(folder);
}

/**
 * Does something with a run that lies in a folder, or in a store of the caller's own, which stays open.
 *
 * @throws InputError where there is no run.
 */
export async function withStoredRun<Result>(
  where: string | RunStore,
  mode: "read" | "write",
  use: (run: StoredRun & { folder: string | undefined }) => Promise<Result>,
): Promise<Result> {
  if (typeof where === "string") {
    const { store: opened, manifest } = await openStoredRun(where, mode);
    await using store = opened;
    return await use({ store, manifest, folder: where });
  }
  const manifest = await where.readManifest();
  if (manifest === undefined) throw noRun("the store");
  return await use({ store: where, manifest, folder: undefined });
}

function noRun(file: string): InputError {
  const problem = "holds no run: it ended before it had begun";
  return new InputError([{ file, problem, remedy: "Begin it again (`tellerproof run … --run-id NAME`)" }]);
}
