import { spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Trajectory } from "../../src/contract/trajectory.ts";
import { seededRandom } from "../../src/statistics/seeded-random.ts";
import { openRunStore } from "../../src/store/index.ts";
import { ended, runCli, scratchFolder, startCli } from "../e2e/run-cli.ts";

/** How a run is killed. `damageEvery`: before each so many-th resume one stored record is damaged. */
export type Kills = { kills: number; trials: number; seed: number; damageEvery?: number | undefined };

/** What came of it. */
export type KilledRun = {
  episodes: number;
  /** Episodes that are missing, or other than those of an undisturbed run. */
  unlike: string[];
  /** Calls that the server answered, how many different ones, and how many times one was asked again. */
  asked: number;
  different: number;
  again: number;
  /** Calls that may have been in flight as the run was killed, and replies that were damaged. */
  mayBeAgain: number;
  /** Different calls that the undisturbed run did not make, or made alone. */
  unlikeCalls: number;
  damaged: { trajectory: number; reply: number; verdict: number };
};

const CONCURRENCY = 12;
const [SHORTEST_MS, LONGEST_MS] = [400, 1400];
const bundled = fileURLToPath(new URL("../../suites/retail-india", import.meta.url));
const server = fileURLToPath(new URL("../fixtures/openai-server.ts", import.meta.url));

/** Plays a run undisturbed, and the same again while it is killed (`kill -9`) at random points and resumed. */
export async function killedRun({ kills, trials, seed, damageEvery }: Kills): Promise<KilledRun> {
  using scratch = scratchFolder();
  const at = (name: string): string => join(scratch.path, name);
  cpSync(bundled, at("suite"), { recursive: true });
  const args = (url: string, runsDir: string): string[] => {
    const agent = `--agent m=openai-compatible:tester --base-url ${url} --concurrency ${CONCURRENCY}`;
    return `run ${at("suite")} --run-id killed --runs-dir ${runsDir} --trials ${trials} --json ${agent}`.split(
      " ",
    );
  };
  {
    using target = await startServer(at("calm.jsonl"), 20);
    await played(args(target.url, at("calm")));
  }
  using target = await startServer(at("rough.jsonl"), 120);
  const random = seededRandom(seed);
  const damaged = { trajectory: 0, reply: 0, verdict: 0 };
  for (let kill = 1; kill <= kills; kill++) {
    const child = startCli(args(target.url, at("rough")));
    const end = ended(child);
    await pause(SHORTEST_MS + random.below(LONGEST_MS - SHORTEST_MS));
    child.kill("SIGKILL");
    await end;
    if (damageEvery === undefined || kill % damageEvery !== 0) continue;
    const table = damageOne(join(at("rough"), "killed/run.sqlite"), random.below);
    if (table !== undefined) damaged[table] += 1;
  }
  await played(args(target.url, at("rough")));

  const [expected, found] = [await outcomes(at("calm")), await outcomes(at("rough"))];
  const names = new Set([...expected.keys(), ...found.keys()]);
  const asked = linesOf(at("rough.jsonl"));
  const [different, undisturbed] = [new Set(asked), new Set(linesOf(at("calm.jsonl")))];
  return {
    episodes: found.size,
    unlike: [...names].filter((name) => !isDeepStrictEqual(expected.get(name), found.get(name))),
    asked: asked.length,
    different: different.size,
    again: asked.length - different.size,
    mayBeAgain: kills * CONCURRENCY + damaged.reply,
    unlikeCalls: different.symmetricDifference(undisturbed).size,
    damaged,
  };
}

async function played(args: readonly string[]): Promise<void> {
  const { code, stderr } = await runCli(args);
  if (code !== 0 && code !== 3) throw new Error(`the run ended with ${code}: ${stderr}`);
}

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

/** Damages one stored record, whichever comes. @returns Of which kind; nothing where there is none yet. */
function damageOne(file: string, below: (most: number) => number): keyof KilledRun["damaged"] | undefined {
  if (!existsSync(file)) return undefined;
  using database = new DatabaseSync(file);
  const columns = { trajectory: "body", reply: "body", verdict: "record" } as const;
  const tables = (["trajectory", "reply", "verdict"] as const).filter(
    (table) => database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined,
  );
  const table = tables[below(Math.max(1, tables.length))];
  if (table === undefined) return undefined;
  const rows = database.prepare(`SELECT rowid AS row FROM ${table}`).all();
  const row = rows[below(rows.length)]?.["row"] ?? null;
  database.prepare(`UPDATE ${table} SET ${columns[table]} = ? WHERE rowid = ?`).run('{"damaged": tr', row);
  return table;
}

/** All that an episode is, but for what depends on the clock and on who paid. */
async function outcomes(runsDir: string): Promise<Map<string, unknown>> {
  await using store = await openRunStore(join(runsDir, "killed"), { mode: "read" });
  const found = new Map<string, unknown>();
  for await (const { ending, ...key } of store.episodes()) {
    const trajectory = await store.getTrajectory(key);
    const verdict = await store.getVerdict(key, { profile: "strict", judge: "rules" });
    const name = `${key.scenario} ${key.trial}`;
    if (found.has(name)) throw new Error(`${name} is stored twice`);
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

const linesOf = (file: string): string[] => readFileSync(file, "utf8").trim().split("\n");
