import { expect, test } from "vitest";
import type { ModelReply, ModelRequest } from "../contract/model.ts";
import type { ModelClient, Participant } from "../contract/ports.ts";
import { noDoor } from "./no-door.fixture.ts";
import { tellingCalls } from "./telling-calls.ts";

const request: ModelRequest = { model: { id: "openai:m" }, decoding: {}, messages: [], tools: [] };
const view = { messages: [], tools: [] };
const signal = new AbortController().signal;

const client: ModelClient = {
  generate(_request, { role, index }) {
    const record = {
      role,
      index,
      requested: "openai:m",
      requestHash: `${index}`,
      finish: "stop" as const,
      usage: {},
      cost: { known: false as const },
      latencyMs: 0,
      attempts: 1,
      warnings: [],
      replayed: false,
    };
    return Promise.resolve({ text: "Hm.", calls: [], record });
  },
};

const ask = (from: ModelClient, index: number): Promise<ModelReply> =>
  from.generate(request, { agent: "a", scenario: "s", trial: 0, role: "caller", index }, signal);

test("a move tells the calls that it took beside its own, and none twice", async () => {
  let index = 0;
  const caller = tellingCalls(client, (from): Participant => ({
    async move() {
      await ask(from, index++);
      const { text, calls, record } = await ask(from, index++);
      return { type: "reply", text, calls, record };
    },
  }));
  const first = await caller.move(view, signal, noDoor);
  expect(first).toMatchObject({ record: { index: 1 }, paid: [{ index: 0 }] });
  expect(await caller.move(view, signal, noDoor)).toMatchObject({
    record: { index: 3 },
    paid: [{ index: 2 }],
  });
});

test("a leave tells its calls, and a move without any tells none", async () => {
  const leaver = tellingCalls(client, (from) => ({
    async move() {
      await ask(from, 0);
      return { type: "leave", reason: "done" };
    },
  }));
  expect(await leaver.move(view, signal, noDoor)).toMatchObject({ type: "leave", paid: [{ index: 0 }] });
  const mute = tellingCalls(client, () => ({ move: () => Promise.resolve({ type: "leave" }) }));
  expect(await mute.move(view, signal, noDoor)).toEqual({ type: "leave" });
});
