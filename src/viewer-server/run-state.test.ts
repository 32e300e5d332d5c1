import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { LiveState } from "../contract/live-state.ts";
import { liveStateOf } from "./run-state.ts";

const live = (pid: number): LiveState => ({
  format: 1,
  pid,
  startedAt: "2026-11-12T10:30:00Z",
  updatedAt: "2026-11-12T10:31:00Z",
  episodes: { total: 10, done: 4, kept: 0, underWay: 2 },
  verdicts: { passed: 3, failed: 1 },
  tokens: 1200,
  usd: 0.5,
  unpriced: false,
  endpoints: [],
});

describe("whether a run goes on", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "tellerproof-state-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const owner = (pid: number, host = hostname()): void => {
    writeFileSync(
      join(folder, "run.owner.json"),
      JSON.stringify({ pid, host, since: "2026-11-12T10:30:00Z" }),
    );
  };

  test("it does not where nobody owns it", () => {
    expect(liveStateOf(folder)).toEqual({ running: false });
  });

  test("it does while its process lives, and says how", () => {
    owner(process.pid);
    writeFileSync(join(folder, "live.json"), JSON.stringify(live(process.pid)));
    expect(liveStateOf(folder)).toEqual({ running: true, live: live(process.pid) });
  });

  test("what another process left behind is not taken for this one's", () => {
    owner(process.pid);
    writeFileSync(join(folder, "live.json"), JSON.stringify(live(process.pid + 1)));
    expect(liveStateOf(folder)).toEqual({ running: true });
  });

  test("it does not once its process is gone", () => {
    owner(2 ** 22 - 3);
    writeFileSync(join(folder, "live.json"), JSON.stringify(live(2 ** 22 - 3)));
    expect(liveStateOf(folder)).toEqual({ running: false });
  });

  test("on another machine it does for as long as its log is fresh", () => {
    owner(1, "elsewhere");
    expect(liveStateOf(folder).running).toBe(false);
    const log = join(folder, "run.sqlite-wal");
    writeFileSync(log, "x");
    expect(liveStateOf(folder).running).toBe(true);
    const old = new Date(Date.now() - 10 * 60_000);
    utimesSync(log, old, old);
    expect(liveStateOf(folder).running).toBe(false);
  });

  test.each(["", "{", "[]", '{"pid": "x"}'])("nonsense (%s) is nobody", (text) => {
    writeFileSync(join(folder, "run.owner.json"), text);
    expect(liveStateOf(folder)).toEqual({ running: false });
  });
});
