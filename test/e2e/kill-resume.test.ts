import { spawn } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Trajectory } from "../../src/contract/trajectory.ts";
import { openRunStore } from "../../src/store/index.ts";
import { runCli, scratchFolder, startCli, ended } from "./run-cli.ts";

const KILLS = 20;
const CONCURRENCY = 12;
const bundled = fileURLToPath(new URL("../../suites/retail-india", import.meta.url));
const server = fileURLToPath(new URL("../fixtures/openai-server.ts", import.meta.url));

/** An OpenAI-compatible server in a process of its own, whose answers depend on nothing but the request. */
async function startServer(log: string, latencyMs: number): Promise<{ url: string } & Disposable> {
  const args = [server, "--script", "tools", "--latency-ms", String(latencyMs), "--log", log];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise<string>((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const match = /listening (\S+)/.exec(chunk.toString());
      if (match?.[1] !== undefined) resolve(match[1]);
    });
  });
  return { url, [Symbol.dispose]: () => void child.kill() };
}

function runArgs(url: string, suite: string, runsDir: string): string[] {
  const agent = `--agent m=openai-compatible:tester --base-url ${url} --concurrency ${CONCURRENCY}`;
  return `run ${suite} --run-id killed --runs-dir ${runsDir} --trials 3 --json ${agent}`.split(" ");
}

/** All that an episode is, but for what depends on the clock and on who paid. */
async function outcomes(runsDir: string): Promise<Map<string, unknown>> {
  await using store = await openRunStore(join(runsDir, "killed"), { mode: "read" });
  const found = new Map<string, unknown>();
  for await (const { ending, ...key } of store.episodes()) {
    const trajectory = await store.getTrajectory(key);
    const verdict = await store.getVerdict(key, { profile: "strict", judge: "rules" });
    const name = `${key.scenario} ${key.trial}`;
    expect(found.has(name)).toBe(false);
    found.set(name, { ending, verdict: verdict?.record, events: trajectory?.events.map(timeless) });
  }
  return found;
}

function timeless(event: Trajectory["events"][number]): unknown {
  const { atMs: _, ...rest } = event;
  if (rest.type !== "model-call") return rest;
  // The address of the server is part of the hash, and the two runs have one each.
  return { ...rest, record: { ...rest.record, requestHash: "", latencyMs: 0, attempts: 1, replayed: false } };
}

test(
  `a run killed ${KILLS} times ends as an undisturbed one, and only calls in flight were asked again`,
  { timeout: 180_000 },
  async () => {
    using scratch = scratchFolder();
    const suite = join(scratch.path, "suite");
    cpSync(bundled, suite, { recursive: true });
    const undisturbedLog = join(scratch.path, "undisturbed.jsonl");
    const killedLog = join(scratch.path, "killed.jsonl");
    const calm = join(scratch.path, "calm");
    const rough = join(scratch.path, "rough");
    {
      using target = await startServer(undisturbedLog, 20);
      const { code, stderr } = await runCli(runArgs(target.url, suite, calm));
      expect([0, 3], stderr).toContain(code);
    }
    using target = await startServer(killedLog, 120);
    for (let kill = 0; kill < KILLS; kill++) {
      const child = startCli(runArgs(target.url, suite, rough));
      const end = ended(child);
      await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 600));
      child.kill("SIGKILL");
      await end;
    }
    const last = await runCli(runArgs(target.url, suite, rough));
    expect([0, 3], last.stderr).toContain(last.code);

    const [expected, found] = [await outcomes(calm), await outcomes(rough)];
    expect(found.size).toBeGreaterThanOrEqual(180);
    expect(found).toEqual(expected);

    const asked = readFileSync(killedLog, "utf8").trim().split("\n");
    const different = new Set(asked);
    expect(different).toEqual(new Set(readFileSync(undisturbedLog, "utf8").trim().split("\n")));
    expect(asked.length - different.size).toBeLessThanOrEqual(KILLS * CONCURRENCY);
  },
);
