import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LiveState } from "../contract/live-state.ts";

const WRITE_EVERY_MS = 1_000;

/**
 * Keeps `live.json` in a run's folder up to date while the run is being played; gone once it is disposed of. Losing it
 * costs nothing but the view of others, so a folder that cannot be written stops no run.
 */
export function keepLiveFile(folder: string, state: () => LiveState): Disposable {
  const file = join(folder, "live.json");
  const write = (): void => {
    const draft = `${file}.${process.pid}.part`;
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(draft, JSON.stringify(state()));
      renameSync(draft, file);
    } catch {
      rmSync(draft, { force: true });
    }
  };
  write();
  const timer = setInterval(write, WRITE_EVERY_MS);
  timer.unref();
  return {
    [Symbol.dispose]() {
      clearInterval(timer);
      rmSync(file, { force: true });
    },
  };
}
