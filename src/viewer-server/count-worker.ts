import { parentPort, workerData } from "node:worker_threads";
import { pastDamage } from "../contract/past-damage.ts";
import { leanLines } from "../reports/view/lean-lines.ts";
import { openRunStore } from "../store/index.ts";
import { countRun } from "./count-run.ts";
import type { CountMessage, CountOrder } from "./counting.ts";
import { runFingerprint, writeCache } from "./run-cache.ts";

/** Counts one run off the server's thread, which goes on answering meanwhile. */
async function count(order: CountOrder, tell: (message: CountMessage) => void): Promise<void> {
  const key = runFingerprint(order.folder) ?? "";
  await using opened = await openRunStore(order.folder, { mode: "read" });
  const store = pastDamage(opened);
  const manifest = await store.readManifest();
  if (manifest === undefined) return tell({ type: "failed", problem: "the run has no plan yet" });
  const { snapshot } = await countRun(store, manifest, (done, of) => tell({ type: "progress", done, of }));
  const { view, scenarios, lines } = snapshot;
  const figures = JSON.stringify({ view, scenarios });
  const episodes = JSON.stringify(leanLines(lines));
  // A run that is being written has another state by now; what was counted would never be asked for again.
  if (runFingerprint(order.folder) === key) {
    writeCache(order.folder, "figures", { key, json: figures });
    writeCache(order.folder, "episodes", { key, json: episodes });
  }
  tell({ type: "counted", key, figures, episodes });
}

const port = parentPort;
if (port !== null) {
  await count(workerData as CountOrder, (message) => port.postMessage(message)).catch((error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error);
    port.postMessage({ type: "failed", problem } satisfies CountMessage);
  });
}
