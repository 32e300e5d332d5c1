import { readFileSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { LiveState } from "../contract/live-state.ts";

/** Who writes a run, as the store says beside it. */
const Owner = z.object({ pid: z.int(), host: z.string() });

/** A writer on another machine cannot be asked whether it lives: it counts as long as it wrote this lately. */
const SILENCE_MS = 120_000;

/** Whether a process is writing the run now, and what it last said of how it goes. */
export function liveStateOf(folder: string): { running: boolean; live?: LiveState } {
  const owner = Owner.safeParse(readJson(join(folder, "run.owner.json")));
  if (!owner.success || !isAlive(owner.data, folder)) return { running: false };
  const live = LiveState.safeParse(readJson(join(folder, "live.json")));
  const own = live.success && live.data.pid === owner.data.pid ? { live: live.data } : {};
  return { running: true, ...own };
}

function isAlive({ pid, host }: z.infer<typeof Owner>, folder: string): boolean {
  if (host !== hostname()) {
    const log = statSync(join(folder, "run.sqlite-wal"), { throwIfNoEntry: false });
    return log !== undefined && Date.now() - log.mtimeMs < SILENCE_MS;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives, but belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
