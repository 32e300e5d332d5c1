import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { playScript } from "../../agents/agent-script.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import { playEpisode } from "../../episode/play-episode.ts";
import { createModelClient } from "../../models/journal-client.ts";
import { createMemoryStore } from "../../store/index.ts";
import { loadPlayableSuite } from "../../suites/load-playable-suite.ts";
import type { PlayableScenario, PlayableSuite } from "../../suites/playable-suite.ts";
import { executeRun } from "../execute-run.ts";
import { recordedJudging } from "../judging.ts";
import { newManifest } from "../new-manifest.ts";
import { regradeRun } from "../regrade-run.ts";
import { GradingThreads } from "./grading-threads.ts";
import { graderElsewhere, graderHere } from "./later-grader.ts";

const scratch = mkdtempSync(join(tmpdir(), "threads-"));
afterAll(() => rmSync(scratch, { recursive: true }));
const signal = new AbortController().signal;

async function played(suite: PlayableSuite, scenario: PlayableScenario): Promise<Trajectory | undefined> {
  const script = scenario.script("oracle");
  if (script === undefined) return undefined;
  const place = { agent: "oracle", trial: 0, seed: 0 };
  const { id, hash } = scenario.planned;
  return await playEpisode({
    identity: { ...place, suite: suite.id, scenario: id, scenarioHash: hash },
    world: scenario.world(place, { generate: () => Promise.reject(new Error("nothing here asks a model")) }),
    agent: playScript(script),
    limits: suite.limits,
    clock: { now: () => 0 },
    signal,
  });
}

test.each(["fraud", "fraud-india", "retail-india"])(
  "a thread grades %s as this thread does, questions and verdicts",
  async (name) => {
    const suite = loadPlayableSuite(name);
    await using threads = new GradingThreads();
    const some = suite.scenarios.filter((_, at) => at % 5 === 0);
    const alike = await Promise.all(
      some.map(async (scenario) => {
        const trajectory = await played(suite, scenario);
        if (trajectory === undefined) return false;
        const { planned, text } = scenario;
        const elsewhere = { threads, suite, scenario: { hash: planned.hash, text } };
        for (const profile of suite.profiles) {
          const here = graderHere(scenario, profile, "open");
          const there = graderElsewhere(elsewhere, here, { profile, judged: "open" });
          const asked = await there.judgementsNeeded(trajectory, "all");
          expect(asked).toEqual(await here.judgementsNeeded(trajectory, "all"));
          expect(await there.grade(trajectory, [])).toEqual(await here.grade(trajectory, []));
        }
        return true;
      }),
    );
    expect(alike.filter(Boolean).length).toBeGreaterThanOrEqual(3);
  },
);

/** A suite whose folder brings its kind, in which one check never ends, and one breaks. */
function trappedSuite(): string {
  const library = JSON.stringify(join(import.meta.dirname, "../../index.ts"));
  writeFileSync(join(scratch, "suite.yaml"), "kind: ./kind.ts\n");
  writeFileSync(
    join(scratch, "kind.ts"),
    `import { defineCheck, defineSuiteKind, passed, scriptedTurns } from ${library};
const isFine = defineCheck({ id: "fine", version: 1, stage: "words" }, ({ scenario }) => {
  while (scenario.trap === "endless");
  if (scenario.trap === "breaks") throw new Error("no such letter");
  return passed({ at: [0] }, "it is");
});
export const kind = defineSuiteKind({
  id: "trapped",
  title: "traps",
  version: "1",
  read: () => ({
    id: "traps",
    title: "Traps",
    prompt: "Speak.",
    scenarios: ["none", "endless", "breaks", "also none"].map((trap) => ({ id: trap, title: trap, groups: {}, scenario: { trap } })),
  }),
  parse: (value) => value,
  figures: { sides: [], groupings: [], measures: [] },
  world: () => ({ bank: { tools: () => [], call: () => ({ status: "done", text: "ok", effects: [] }) }, caller: scriptedTurns(["Hello."]) }),
  checks: [isFine],
  agents: { talker: { is: "talks", steps: () => [{ say: "Hi." }], comesTo: () => "passed" } },
});
`,
  );
  return scratch;
}

test("grading that never ends is that episode's error, in a run and when it is graded again; the others go on", async () => {
  const suite = loadPlayableSuite(trappedSuite());
  const agents = [{ kind: "baseline" as const, label: "talker", name: "talker", calibration: false }];
  const left = {
    judge: undefined,
    profile: undefined,
    trials: undefined,
    seed: undefined,
    limits: undefined,
  };
  const manifest = newManifest(suite, { run: "r", agents, only: [], ...left }, { now: 0, codeVersion: "1" });
  await using store = createMemoryStore();
  const clock = { now: () => 0 };
  await using client = createModelClient({
    journal: store.journal,
    clock,
    random: () => 0,
    environment: {},
    concurrency: 1,
  });
  const setting = { store, client, concurrency: 4, clock, signal, listener: {}, gradingLimitMs: 300 };
  await executeRun(suite, manifest, setting);
  const fine = { status: "passed" };
  const expected = {
    none: fine,
    endless: { status: "error", because: "grading took longer than 0.3 s of computing" },
    breaks: { status: "error", because: "grading it broke: no such letter" },
    "also none": fine,
  };
  const verdicts = async (): Promise<Record<string, unknown>> => {
    const found: Record<string, unknown> = {};
    for await (const { record, scenario } of store.verdicts({ profile: manifest.profile, judge: "rules" }))
      found[scenario] = record.verdict;
    return found;
  };
  expect(await verdicts()).toMatchObject(expected);
  const judging = recordedJudging(manifest);
  const counts = await regradeRun(store, manifest, { judging, signal, gradingLimitMs: 300 });
  expect(counts).toEqual({ graded: 4, changed: 0 });
  expect(await verdicts()).toMatchObject(expected);
});
