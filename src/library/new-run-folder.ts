import { existsSync, rmSync } from "node:fs";
import type { RunStore } from "../contract/ports.ts";

/** A run's folder from before it is opened until after it was closed. */
export type NewRunFolder = Disposable & {
  /** The run failed. Where nothing came of one that was new, its folder goes with it. */
  failed(store: RunStore): Promise<void>;
};

/** Takes a new run away again that failed before anything came of it: what was never played is no run. @param gone Told of it. */
export function newRunFolder(folder: string, gone?: () => void): NewRunFolder {
  const isNew = !existsSync(folder);
  let isEmpty = false;
  return {
    async failed(store) {
      isEmpty = isNew && !(await hasAnything(store));
    },
    [Symbol.dispose]() {
      if (!isEmpty) return;
      rmSync(folder, { recursive: true, force: true });
      gone?.();
    },
  };
}

/** Whether a run holds an episode, or a reply that was paid for. */
async function hasAnything(store: RunStore): Promise<boolean> {
  const { trajectories, replies } = await store.stats();
  return trajectories.records > 0 || replies.records > 0;
}
