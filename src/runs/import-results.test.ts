import { beforeAll, describe, expect, test } from "vitest";
import { playScript } from "../agents/agent-script.ts";
import type { ModelClient } from "../contract/ports.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import { playEpisode } from "../episode/play-episode.ts";
import type { ForeignResults, RecordedEpisode } from "../importers/results/index.ts";
import { createMemoryStore } from "../store/index.ts";
import { readConditions } from "../suites/play-conditions.ts";
import { importForeign, manifestOfResults } from "./import-results.ts";
import { gradingOf, judging } from "./judging.ts";
import { loadPlayableSuite } from "../suites/load-playable-suite.ts";
import type { PlayableScenario } from "../suites/playable-suite.ts";

const suite = loadPlayableSuite("fraud");
const nobody: ModelClient = { generate: () => Promise.reject(new Error("no model is asked here")) };
const signal = new AbortController().signal;

async function played(scenario: PlayableScenario, agent: string): Promise<Trajectory> {
  const script = scenario.script(agent);
  if (script === undefined) throw new Error(`${scenario.planned.id} has no ${agent}`);
  const { id, hash } = scenario.planned;
  let now = Date.parse("2026-03-15T09:00:00Z");
  return playEpisode({
    identity: { suite: suite.id, scenario: id, scenarioHash: hash, agent, trial: 0, seed: 7 },
    world: scenario.world({ agent, trial: 0, seed: 7 }, nobody),
    agent: playScript(script),
    limits: suite.limits,
    clock: { now: () => (now += 5) },
    signal,
  });
}

/** What another harness would know of an episode: words, calls and answers, but nothing of what they changed. */
function recorded(trajectory: Trajectory): RecordedEpisode["trajectory"] {
  const known = trajectory.events.filter(({ type }) => type !== "effect");
  const place = new Map(known.map((event, index) => [event.seq, index]));
  const events = known.map((event, seq) =>
    "call" in event ? { ...event, seq, call: place.get(event.call) ?? -1 } : { ...event, seq },
  );
  return { ...trajectory, events };
}

async function imported(episodes: readonly RecordedEpisode["trajectory"][]): Promise<Trajectory[]> {
  const labels = [...new Set(episodes.map(({ agent }) => agent))];
  const results: ForeignResults = {
    origin: "foreign",
    agents: labels.map((label) => ({ kind: "recorded", label, file: "results.json", form: "tau2" })),
    scenarios: [...new Set(episodes.map(({ scenario }) => scenario))],
    trials: 1,
    notes: [],
    episodes: () => episodes.map((trajectory) => ({ trajectory, judgements: [] })),
  };
  const wish = { run: "imported", judge: undefined, profile: undefined, only: [] };
  const manifest = manifestOfResults(suite, results, wish, { now: 0, codeVersion: "test" });
  await using store = createMemoryStore();
  await importForeign(suite, results, manifest, { store, judging: judging(manifest, nobody), signal });
  const stored = episodes.map(async ({ agent, scenario, trial }) => {
    const scenarioHash = manifest.scenarios.find(({ id }) => id === scenario)?.hash ?? "";
    const key = { agent, scenario, scenarioHash, trial };
    const trajectory = await store.getTrajectory(key);
    const verdict = await store.getVerdict(key, gradingOf(manifest));
    if (trajectory === undefined || verdict === undefined) throw new Error(`${scenario} was not kept`);
    return trajectory;
  });
  return await Promise.all(stored);
}

test("the manifest says that nobody here played the caller, and who did as far as the results tell", () => {
  const results: ForeignResults = {
    origin: "foreign",
    agents: [{ kind: "recorded", label: "a", file: "results.json", form: "tau2" }],
    scenarios: [suite.scenarios[0]?.planned.id ?? ""],
    trials: 1,
    conditions: { recordedCaller: "someone" },
    notes: [],
    episodes: () => [],
  };
  const wish = { run: "imported", judge: undefined, profile: undefined, only: [] };
  const { conditions } = manifestOfResults(suite, results, wish, { now: 0, codeVersion: "test" });
  expect(conditions).toEqual({ retrieval: "bm25", caller: "recorded", recordedCaller: "someone" });
  expect(readConditions(conditions).caller).toEqual({ kind: "script" });
});

describe("re-enacting a record on the suite's bank", () => {
  const episodes: Trajectory[] = [];
  beforeAll(async () => {
    for (const scenario of suite.scenarios) {
      for (const agent of ["oracle", "gullible"]) episodes.push(await played(scenario, agent));
    }
  });

  test("finds again all that the calls of every scenario changed", async () => {
    const again = await imported(episodes.map(recorded));
    expect(again.map(({ events }) => events.map(timeless))).toEqual(
      episodes.map(({ events }) => events.map(timeless)),
    );
    expect(again.map(({ ending }) => ending)).toEqual(episodes.map(({ ending }) => ending));
    const effects = again.flatMap(({ events }) => events.filter(({ type }) => type === "effect"));
    expect(effects.length).toBeGreaterThan(100);
  });

  test("a read that was answered in other words stands as it was recorded", async () => {
    const episode = withAnswer(episodes, "read", "Some other words.");
    const [again] = await imported([episode]);
    expect(again?.ending).toEqual(episode.ending);
    const texts = again?.events.flatMap((event) => (event.type === "tool-result" ? [event.text] : []));
    expect(texts).toContain("Some other words.");
  });

  test("a write that was answered in other words changes what it changes, and keeps its words", async () => {
    const episode = withAnswer(episodes, "write", "Done, reference 12.");
    const [again] = await imported([episode]);
    expect(again?.ending).toEqual(episode.ending);
    const result = again?.events.find(
      (event) => event.type === "tool-result" && event.text.includes("reference 12"),
    );
    const call = result?.type === "tool-result" ? result.call : -1;
    expect(again?.events).toContainEqual(expect.objectContaining({ type: "effect", call }));
  });

  test("a call that was done when it was recorded and is refused here means another bank, and is a fault", async () => {
    const episode = withAnswer(episodes, "read", "Done, reference 13.");
    const answer = episode.events.find(
      (event) => event.type === "tool-result" && event.text === "Done, reference 13.",
    );
    const asked = answer?.type === "tool-result" ? answer.call : -1;
    const events = episode.events.map((event) =>
      event.seq === asked && event.type === "tool-call"
        ? { ...event, rawArguments: "{}", arguments: { ok: true as const, value: {} } }
        : event,
    );
    const [again] = await imported([{ ...episode, events }]);
    expect(again?.ending).toMatchObject({ type: "fault", by: "bank" });
  });

  test("a write that was refused when it was recorded means another bank, and is a fault", async () => {
    const episode = withAnswer(episodes, "write", "No, reference 12.");
    const events = episode.events.map((event) =>
      event.type === "tool-result" && event.text === "No, reference 12."
        ? { ...event, status: "refused" as const }
        : event,
    );
    const [again] = await imported([{ ...episode, events }]);
    expect(again?.ending).toMatchObject({ type: "fault", by: "bank" });
    expect(again?.ending).toHaveProperty("message", expect.stringContaining("No, reference 12."));
  });
});

/** Times of the second playing are those of the record, not of its effects. */
function timeless(event: Trajectory["events"][number]): unknown {
  return { ...event, atMs: 0 };
}

/** A record in which the answer to the first call that changed something, or nothing, is another one. */
function withAnswer(
  episodes: readonly Trajectory[],
  kind: "write" | "read",
  text: string,
): RecordedEpisode["trajectory"] {
  for (const episode of episodes) {
    const changes = new Set(
      episode.events.flatMap((event) =>
        event.type === "effect" && event.effect.type !== "retrieved" ? [event.call] : [],
      ),
    );
    const found = episode.events.find(
      (event) => event.type === "tool-result" && changes.has(event.call) === (kind === "write"),
    );
    if (found === undefined) continue;
    const events = episode.events.map((event) => (event === found ? { ...found, text } : event));
    return recorded({ ...episode, events });
  }
  throw new Error(`no episode has a ${kind}`);
}
