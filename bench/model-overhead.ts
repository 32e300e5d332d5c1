import { modelAgent } from "../src/agents/model-agent.ts";
import type { Bank, World } from "../src/contract/ports.ts";
import { playEpisode } from "../src/episode/play-episode.ts";
import { createModelClient } from "../src/models/journal-client.ts";
import { scriptedModel, type ScriptedAnswer, type ScriptedReply } from "../src/models/scripted-model.ts";
import { scriptedTurns } from "../src/callers/scripted-turns.ts";
import { createMemoryStore } from "../src/store/index.ts";
import { elapsedMs, heapUsed, percentiles, round } from "./measure.ts";

const TURNS = 10;
const tools = Array.from({ length: 30 }, (_, index) => ({
  name: `tool_${index}`,
  description: "Answers a question about an account of the customer that is logged in.",
  parameters: {
    type: "object",
    properties: { account_id: { type: "string", description: "The account." } },
    required: ["account_id"],
  },
}));

const bank: Bank = {
  tools: () => tools,
  call: () => ({ status: "done", text: `{"balance": 1250.5, "note": "${"x".repeat(400)}"}`, effects: [] }),
};

function world(): World {
  const turns = Array.from({ length: TURNS }, (_, index) => `Question ${index}: what is on my account?`);
  return {
    bank,
    instructions: { agent: `You are a bank's assistant. ${"Be careful. ".repeat(300)}` },
    prior: [],
    caller: scriptedTurns(turns),
    textBesideCalls: "kept",
    opening: "caller",
  };
}

/** A turn is question, call, result, answer: what comes next follows from how many messages there are. */
function answer({ prompt }: { prompt: readonly unknown[] }): ScriptedReply {
  if (prompt.length % 4 !== 2) return { text: "There are 1,250.50 on your account." };
  return { calls: [{ tool: "tool_3", arguments: { account_id: "ACC-1" } }] };
}

function client(answering: ScriptedAnswer, latencyMs = 0) {
  const model = scriptedModel(answering, latencyMs);
  return createModelClient({
    journal: createMemoryStore().journal,
    clock: { now: () => Date.now() },
    random: Math.random,
    environment: {},
    concurrency: 10_000,
    resolve: () => model,
  });
}

async function play(models: ReturnType<typeof client>, name: string) {
  const agent = modelAgent({
    client: models,
    model: { id: "openai-compatible:in-process" },
    decoding: { seed: 1 },
    episode: { agent: "bench", scenario: name, trial: 0 },
  });
  return playEpisode({
    identity: { suite: "bench", scenario: name, scenarioHash: "h", agent: "bench", trial: 0, seed: 1 },
    world: world(),
    agent,
    limits: { turns: 100, toolIterations: 6 },
    clock: { now: () => Date.now() },
    signal: new AbortController().signal,
  });
}

/** What the harness itself costs per model call, in ms: from one call of an in-process model to the next, 30 tools. */
export async function callOverhead(episodes: number) {
  const samples: number[] = [];
  let last: number | undefined;
  const models = client((request) => {
    const now = performance.now();
    if (last !== undefined) samples.push(now - last);
    last = now;
    return answer(request);
  });
  for (let index = 0; index < episodes; index++) {
    last = undefined;
    await play(models, `episode-${index}`);
  }
  return {
    calls: samples.length,
    messagesAtMost: 4 * TURNS,
    ...percentiles(samples.slice(samples.length / 10)),
  };
}

/** Wall time of many episodes at once with a simulated latency, over the time that the latency alone would take. */
export async function concurrencyRatio(episodes: number, latencyMs: number) {
  const models = client(answer, latencyMs);
  await Promise.all(Array.from({ length: 32 }, (_, index) => play(models, `warm-${index}`)));
  const wall = await elapsedMs(() =>
    Promise.all(Array.from({ length: episodes }, (_, index) => play(models, `episode-${index}`))),
  );
  const ideal = 2 * TURNS * latencyMs;
  return { episodes, latencyMs, wallMs: round(wall), idealMs: ideal, wallOverIdeal: round(wall / ideal) };
}

/** Heap that one live ten-turn episode holds at its last call, and bytes of its log, also at half the length. */
export async function episodeSize(episodes: number) {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  let waiting = 0;
  const models = client(async (request) => {
    if (request.prompt.length === 4 * TURNS) {
      waiting += 1;
      if (waiting === episodes) arrived.resolve();
      await gate;
    }
    return answer(request);
  });
  const before = heapUsed();
  const playing = Array.from({ length: episodes }, (_, index) => play(models, `episode-${index}`));
  await arrived.promise;
  const heap = (heapUsed() - before) / episodes;
  release();
  const [trajectory] = await Promise.all(playing);
  const logBytes = (turns: number): number => {
    const events = trajectory?.events.filter(({ seq }) => seq <= 1 + turns * 6) ?? [];
    return JSON.stringify(events).length;
  };
  return {
    episodes,
    turns: TURNS,
    heapBytesPerLiveEpisode: Math.round(heap),
    logBytesPerEpisode: logBytes(TURNS),
    logBytesAtHalfTheTurns: logBytes(TURNS / 2),
  };
}
