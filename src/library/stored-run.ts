import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import { openRunStore } from "../store/index.ts";

/** A run's folder while it is open. */
export type StoredRun = { store: RunStore; manifest: Manifest };

/**
 * Opens a run's folder.
 *
 * @throws InputError for a folder that holds no run.
 */
export async function openStoredRun(folder: string, mode: "read" | "write"): Promise<StoredRun> {
  const store = await openRunStore(folder, { mode });
  const manifest = await store.readManifest();
  if (manifest !== undefined) return { store, manifest };
  await store[Symbol.asyncDispose]();
  const problem = "holds no run: it ended before it had begun";
  throw new InputError([
    { file: folder, problem, remedy: "Begin it again (`tellerproof run … --run-id NAME`)" },
  ]);
}
