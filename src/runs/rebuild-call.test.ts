import { expect, test } from "vitest";
import { modelAgent } from "../agents/model-agent.ts";
import { scriptedTurns } from "../callers/scripted-turns.ts";
import type { Guard } from "../contract/guard.ts";
import { Manifest, type AgentSpec } from "../contract/manifest.ts";
import type { ModelRequest } from "../contract/model.ts";
import type { ModelClient, World } from "../contract/ports.ts";
import { playEpisode } from "../episode/play-episode.ts";
import { requestHash } from "../models/request-hash.ts";
import { createMemoryStore } from "../store/index.ts";
import { rebuildCall } from "./rebuild-call.ts";

const model = { id: "openai:test" };
const spec: AgentSpec = { kind: "model", label: "a", model, decoding: {}, history: "full" };
const manifest = Manifest.parse({
  format: 1,
  run: "r",
  createdAt: "2026-11-12T10:30:00.000Z",
  codeVersion: "0",
  suite: { id: "s", kind: "fraud", title: "s", hash: "h", source: "s" },
  profile: "fraud",
  promptHash: "p",
  scenarios: [],
  trials: 1,
  seed: 1,
  agents: [spec],
  judge: { kind: "rules" },
  limits: { turns: 5, toolIterations: 5 },
});

const guard: Guard = {
  onFailure: "deny",
  call: () => ({ decision: "rewrite", arguments: { amount: 1 } }),
  result: () => ({ decision: "rewrite", text: "masked" }),
  reply: () => ({ decision: "rewrite", text: "As you wish." }),
};

test("a request is put together to the letter where a guard changed a call, its answer and the words after it", async () => {
  const store = createMemoryStore();
  const sent: ModelRequest[] = [];
  const replies = [
    { text: null, calls: [{ id: "c1", tool: "pay", rawArguments: '{ "amount": 9 }' }] },
    { text: "I paid 9.", calls: [] },
    { text: "Goodbye.", calls: [] },
  ];
  const client: ModelClient = {
    async generate(request, key) {
      const reply = replies[sent.length] ?? { text: "?", calls: [] };
      sent.push(structuredClone(request));
      const record = {
        role: key.role,
        index: key.index,
        requested: model.id,
        requestHash: requestHash(request),
        finish: "stop" as const,
        usage: {},
        cost: { known: false as const },
        latencyMs: 1,
        attempts: 1,
        warnings: [],
        replayed: false,
      };
      store.journal.put({ ...key, requestHash: record.requestHash }, { ...reply, record });
      return { ...reply, record };
    },
  };
  const caller = scriptedTurns(["Pay 9.", "Thanks."]);
  const world: World = {
    bank: { tools: () => [], call: () => ({ status: "done", text: "paid", effects: [] }) },
    instructions: { agent: "Be kind." },
    prior: [],
    caller,
    textBesideCalls: "delivered",
    opening: "caller",
  };
  const trajectory = await playEpisode({
    identity: { suite: "s", scenario: "c", scenarioHash: "h", agent: "a", trial: 0, seed: 7 },
    world,
    agent: modelAgent({
      client,
      model,
      decoding: { seed: 7 },
      episode: { agent: "a", scenario: "c", trial: 0 },
    }),
    guard,
    limits: manifest.limits,
    clock: { now: () => 0 },
    signal: new AbortController().signal,
  });
  expect(sent).toHaveLength(3);
  const last = sent[2]?.messages.slice(2);
  expect(last).toMatchObject([
    { calls: [{ rawArguments: '{ "amount": 9 }' }] },
    { text: "masked" },
    { text: "I paid 9." },
    { text: "Thanks." },
  ]);
  for (const index of [0, 1, 2]) {
    expect(await rebuildCall(store, manifest, { trajectory, index })).toMatchObject({
      exact: true,
      request: sent[index],
    });
  }
});
