import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { scriptedTurns } from "../callers/scripted-turns.ts";
import { StoreCorrupt } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { Bank, RunStore } from "../contract/ports.ts";
import { pastDamage } from "../contract/past-damage.ts";
import { defineCheck, passed } from "../grading/check.ts";
import { createModelClient } from "../models/journal-client.ts";
import { createMemoryStore, openRunStore } from "../store/index.ts";
import { defineSuiteKind, type EpisodeOf } from "../suites/define-suite-kind.ts";
import { registerSuiteKind } from "../suites/kinds.ts";
import type { PlayableSuite } from "../suites/playable-suite.ts";
import { executeRun } from "./execute-run.ts";
import { gradingOf, recordedJudging } from "./judging.ts";
import { newManifest } from "./new-manifest.ts";
import { regradeRun } from "./regrade-run.ts";

// Nothing that one episode's data does may decide over the others.

type Trap = { breaks: "nothing" | "world" | "caller" | "grading" | "record" };

const isFine = defineCheck<EpisodeOf<Trap>>({ id: "fine", version: 1, stage: "words" }, ({ scenario }) => {
  if (scenario.breaks === "grading") throw new Error("no such letter sk-abcdefghijkl");
  return passed({ at: [0] }, "it is");
});

const trapKind = defineSuiteKind<Trap>({
  id: "trap",
  title: "traps",
  version: "1",
  read: () => ({
    id: "traps",
    title: "Traps",
    prompt: "Speak.",
    scenarios: (["nothing", "world", "caller", "grading", "record"] as const).map((breaks) => ({
      id: breaks,
      title: breaks,
      groups: {},
      scenario: { breaks },
    })),
  }),
  parse: (value) => value as Trap,
  figures: { sides: [], groupings: [], measures: [] },
  world: ({ breaks }) => {
    if (breaks === "world") throw new Error("no such world");
    const effect = { type: "write" as const, table: "t", key: "k", before: null, after: Number.NaN };
    const bank: Bank = {
      tools: () => [],
      call: () => ({ status: "done", text: "ok", effects: [effect] }),
    };
    const broken = { move: () => Promise.reject(new Error(`password is ${SECRET}`)) };
    return { bank, caller: breaks === "caller" ? broken : scriptedTurns(["Hello."]) };
  },
  checks: [isFine],
  agents: {
    talker: {
      is: "talks",
      steps: ({ breaks }) =>
        breaks === "record" ? [{ calls: [{ tool: "t", with: {} }] }, { say: "Hi." }] : [{ say: "Hi." }],
      comesTo: () => "passed",
    },
  },
});
registerSuiteKind(trapKind);
const SECRET = "correct-horse-battery";
const suite = trapKind.load({ folder: "x", holds: "suite", says: {} }, "x", {} as never);
const scratch = mkdtempSync(join(tmpdir(), "alone-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const manifestOf = (of: PlayableSuite): Manifest => {
  const agents = [{ kind: "baseline" as const, label: "talker", name: "talker", calibration: false }];
  return newManifest(
    of,
    {
      run: "r",
      agents,
      only: [],
      judge: undefined,
      profile: undefined,
      trials: undefined,
      seed: undefined,
      limits: undefined,
    },
    { now: 0, codeVersion: "1" },
  );
};

async function run(store: RunStore, of: PlayableSuite, damaged: StoreCorrupt[] = []) {
  const clock = { now: () => 1_000 };
  await using client = createModelClient({
    journal: store.journal,
    clock,
    random: () => 0.5,
    environment: {},
    concurrency: 2,
  });
  const manifest = manifestOf(of);
  const counts = await executeRun(of, manifest, {
    store,
    client,
    concurrency: 2,
    clock,
    signal: new AbortController().signal,
    environment: { MY_API_KEY: SECRET },
    listener: { damaged: (damage) => damaged.push(damage) },
  });
  return { counts, verdicts: await verdictsIn(store, manifest) };
}

async function verdictsIn(store: RunStore, manifest: Manifest) {
  const found: Record<string, { status: string; because?: string; stack?: string | undefined }> = {};
  for await (const { record, scenario } of store.verdicts(gradingOf(manifest)))
    found[scenario] = record.verdict;
  return found;
}

test("what breaks in playing or grading one episode makes that one an error, with where, and the run goes on", async () => {
  const store = createMemoryStore();
  const { counts, verdicts } = await run(store, suite);
  expect(counts).toEqual({ played: 5, graded: 5 });
  expect(verdicts["nothing"]).toMatchObject({ status: "passed" });
  expect(verdicts["world"]).toMatchObject({
    status: "error",
    because: "harness: no such world",
  });
  expect(verdicts["caller"]).toMatchObject({ status: "error", because: "harness: password is [key]" });
  expect(verdicts["record"]?.because).toMatch(/cannot be stored/);
  expect(verdicts["grading"]).toMatchObject({
    status: "error",
    because: "grading it broke: no such letter [key]",
  });
  expect(verdicts["grading"]?.stack).toMatch(/one-episode-alone\.test\.ts/);
  const key = { agent: "talker", scenario: "caller", trial: 0, scenarioHash: hashOf("caller") };
  const { ending } = (await store.getTrajectory(key)) ?? {};
  expect(ending).toMatchObject({ type: "fault", by: "harness", message: "password is [key]" });
  expect(JSON.stringify(ending)).not.toContain(SECRET);
  expect(JSON.stringify(ending)).toContain("one-episode-alone");
});

const fine = (): PlayableSuite => ({
  ...suite,
  scenarios: ["a", "b", "c"].flatMap((id) =>
    suite.scenarios.slice(0, 1).map((each) => ({ ...each, planned: { ...each.planned, id, title: id } })),
  ),
});
const hashOf = (id: string): string =>
  suite.scenarios.find(({ planned }) => planned.id === id)?.planned.hash ?? "";

/** Turns one byte of a stored record round. */
function damage(folder: string, table: string, column: string, scenario: string): void {
  using database = new DatabaseSync(join(folder, "run.sqlite"));
  const where = table === "scenario" ? "id = ?" : "episode = (SELECT id FROM episode WHERE scenario = ?)";
  const row = database.prepare(`SELECT ${column} AS body FROM ${table} WHERE ${where}`).get(scenario);
  const body = Buffer.from(row?.["body"] as Uint8Array | string);
  body[Math.floor(body.length / 2)] = 0x7b;
  body[0] = 0x7c;
  const value = typeof row?.["body"] === "string" ? body.toString("latin1") : body;
  database.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${where}`).run(value, scenario);
}

test("a damaged verdict, trajectory or scenario is made again on resume, and told; readers count it as an error", async () => {
  const folder = join(scratch, "damaged");
  {
    await using store = await openRunStore(folder, { mode: "write" });
    await run(store, fine());
  }
  damage(folder, "verdict", "record", "a");
  damage(folder, "trajectory", "body", "b");
  damage(folder, "scenario", "body", "c");
  {
    await using store = await openRunStore(folder, { mode: "read" });
    await expect(verdictsIn(store, manifestOf(fine()))).rejects.toThrow(StoreCorrupt);
    const told: string[] = [];
    const readable = pastDamage(store, ({ message }) => told.push(message));
    const verdicts = await verdictsIn(readable, manifestOf(fine()));
    expect(verdicts["a"]).toMatchObject({ status: "error" });
    expect(verdicts["a"]?.because).toMatch(/stored verdict is damaged .*verdict .*"a"/);
    expect(verdicts["b"]).toMatchObject({ status: "passed" });
    const key = { agent: "talker", scenario: "b", trial: 0, scenarioHash: hashOf("nothing") };
    expect(await readable.getTrajectory(key)).toBeUndefined();
    expect(await readable.getScenario("c", hashOf("nothing"))).toBeUndefined();
    expect(told).toHaveLength(3);
  }
  {
    await using store = await openRunStore(folder, { mode: "write" });
    const manifest = manifestOf(fine());
    const regraded = await regradeRun(store, manifest, {
      judging: recordedJudging(manifest),
      signal: new AbortController().signal,
    });
    expect(regraded.graded).toBe(3);
    const after = await verdictsIn(store, manifest);
    expect(after["a"]).toMatchObject({ status: "passed" });
    expect(after["b"]).toMatchObject({ status: "error" });
    expect(after["c"]).toMatchObject({ status: "error" });
  }
  damage(folder, "verdict", "record", "a");
  await using store = await openRunStore(folder, { mode: "write" });
  const damaged: StoreCorrupt[] = [];
  const { counts, verdicts } = await run(store, fine(), damaged);
  expect(counts).toEqual({ played: 1, graded: 3 });
  expect(damaged.map(({ record }) => record.split(" ")[0])).toEqual(["verdict", "trajectory"]);
  for (const id of ["a", "b", "c"]) expect(verdicts[id]).toMatchObject({ status: "passed" });
});
