import { type ChildProcess, spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { RunStore } from "../../contract/ports.ts";
import { all, sampleGrading } from "../conformance/samples.ts";
import { callOf, episodeOf, replyOf, trajectoryOf, verdictOf } from "./crash-episodes.fixture.ts";
import { openRunStore } from "./open-run-store.ts";

const root = mkdtempSync(join(tmpdir(), "store-crash-"));
afterAll(() => rmSync(root, { recursive: true }));
const newFolder = (): string => mkdtempSync(join(root, "run-"));

const writer = join(import.meta.dirname, "crash-writer.fixture.ts");

describe("a writer that is killed", () => {
  it("loses nothing it was told was stored, leaves nothing half-written, and lets the next one in", async () => {
    const directory = newFolder();
    const acknowledged: string[] = [];
    let next = 0;
    for (let round = 0; round < 20; round++) {
      acknowledged.push(...(await killedWriter(directory, next, round)));
      const seen = await trialsSeenByReader(directory);
      await using store = await openRunStore(directory, { mode: "write" });
      const stored = await storedTrials(store);
      expect(seen, "what a reader saw before the next writer came").toEqual(stored);
      for (const trial of stored.slice(next)) {
        expect(await store.getTrajectory(episodeOf(trial))).toEqual(trajectoryOf(trial));
      }
      expect(stored).toEqual(stored.map((_, index) => index));
      next = stored.length;
    }
    await using store = await openRunStore(directory, { mode: "read" });
    expect(acknowledged.filter((line) => line.startsWith("trajectory")).length).toBeGreaterThan(5);
    for (const line of acknowledged) await expectStored(store, line);
    expect(integrity(directory)).toBe("ok");
  }, 60_000);

  it("leaves a beginning of what it wrote, wherever a power cut tears the log", async () => {
    const crashed = newFolder();
    await linesUntilDeath(spawnWriter(crashed, 0, 40));
    const logBytes = statSync(join(crashed, "run.sqlite-wal")).size;
    const lengths = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.nat(logBytes), fc.boolean(), async (at, torn) => {
        const directory = newFolder();
        tear(crashed, directory, { at, torn });
        const trials = await readablePrefix(directory);
        lengths.add(trials);
      }),
      {
        numRuns: 30,
        examples: [
          [0, false],
          [logBytes, false],
        ],
      },
    );
    expect(Math.max(...lengths)).toBe(40);
    expect(lengths.size).toBeGreaterThan(5);
  }, 60_000);
});

/** Lets a writer go on from episode `first`, and kills it: in odd rounds some time after its start, else after opening. */
async function killedWriter(directory: string, first: number, round: number): Promise<string[]> {
  const child = spawnWriter(directory, first);
  const kill = (afterMs: number): unknown => setTimeout(() => child.kill("SIGKILL"), afterMs);
  if (round % 2 === 1) kill(150 + ((round * 61) % 200));
  else child.stdout?.once("data", () => kill((round * 37) % 90));
  return linesUntilDeath(child);
}

function spawnWriter(directory: string, ...numbers: number[]): ChildProcess {
  return spawn(process.execPath, [writer, directory, ...numbers.map(String)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function linesUntilDeath(child: ChildProcess): Promise<string[]> {
  let said = "";
  child.stdout?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const signal = await new Promise((resolve) => child.once("close", (_, by) => resolve(by)));
  expect(signal, "ended otherwise than by being killed").toBe("SIGKILL");
  return said.split("\n").filter((line) => line !== "");
}

async function expectStored(store: RunStore, line: string): Promise<void> {
  const [what, number] = line.split(" ");
  const n = Number(number);
  if (what === "trajectory") expect(await store.getTrajectory(episodeOf(n)), line).toEqual(trajectoryOf(n));
  if (what === "reply") expect(store.journal.get(callOf(n)), line).toEqual(replyOf(n));
  if (what === "verdict") {
    expect((await store.getVerdict(episodeOf(n), sampleGrading))?.record, line).toEqual(verdictOf(n));
  }
}

/** A run that was killed before its file was made cannot be read yet. */
async function trialsSeenByReader(directory: string): Promise<number[]> {
  try {
    await using store = await openRunStore(directory, { mode: "read" });
    return await storedTrials(store);
  } catch (error) {
    expect(String(error)).toMatch(/there is no run here|holds no run yet/);
    return [];
  }
}

async function storedTrials(store: RunStore): Promise<number[]> {
  return (await all(store.episodes())).map(({ trial }) => trial);
}

/** The number of episodes in a torn run. Whatever is there must be a beginning of what was written, and whole. */
async function readablePrefix(directory: string): Promise<number> {
  await using store = await openRunStore(directory, { mode: "write" });
  const trials = await storedTrials(store);
  expect(trials).toEqual(trials.map((_, index) => index));
  for (const n of trials) {
    await expectStored(store, `trajectory ${n}`);
    await expectStored(store, `reply ${n}`);
    if (n < trials.length - 1) await expectStored(store, `verdict ${n}`);
  }
  return trials.length;
}

/** Copies a run whose log ends at byte `at`, or is zero from there to the end of the page. */
function tear(from: string, to: string, { at, torn }: { at: number; torn: boolean }): void {
  for (const name of ["run.sqlite", "run.sqlite-wal"]) copyFileSync(join(from, name), join(to, name));
  const log = join(to, "run.sqlite-wal");
  if (torn) writeFileSync(log, readFileSync(log).fill(0, at, Math.min(at + 512, statSync(log).size)));
  else truncateSync(log, at);
}

function integrity(directory: string): unknown {
  expect(existsSync(join(directory, "run.sqlite"))).toBe(true);
  using database = new DatabaseSync(join(directory, "run.sqlite"), { readOnly: true });
  return database.prepare("PRAGMA integrity_check").get()?.["integrity_check"];
}
