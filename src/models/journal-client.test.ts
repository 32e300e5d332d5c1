import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import {
  startOpenAiServer,
  type OpenAiServer,
  type Reply,
  type ReplyFunction,
} from "../../test/fixtures/openai-server.ts";
import { InputError, RunStopper } from "../contract/errors.ts";
import { ModelReply, type CallKey, type ModelRequest } from "../contract/model.ts";
import type { Journal } from "../contract/ports.ts";
import { createModelClient, type JournalledClient, type ModelClientOptions } from "./journal-client.ts";
import { scriptedModel } from "./scripted-model.ts";

const never = new AbortController().signal;
const KEY = "sk-secret-0123456789abcdef";
const quick = { attempts: 4, baseMs: 2, capMs: 10, maxWaitMs: 60_000 };

type MemoryJournal = Journal & { size(): number };

/** A journal that keeps text, as a store would, and refuses what does not fit the schema. */
function memoryJournal(): MemoryJournal {
  const kept = new Map<string, string>();
  const name = (key: CallKey): string =>
    JSON.stringify([key.agent, key.scenario, key.trial, key.role, key.index, key.requestHash]);
  return {
    get(key) {
      const text = kept.get(name(key));
      return text === undefined ? undefined : ModelReply.parse(JSON.parse(text));
    },
    put(key, reply) {
      if (!kept.has(name(key))) kept.set(name(key), JSON.stringify(ModelReply.parse(reply)));
    },
    size: () => kept.size,
  };
}

type Rig = AsyncDisposable & {
  server: OpenAiServer;
  client: JournalledClient;
  journal: MemoryJournal;
  request(text?: string, more?: Partial<ModelRequest>): ModelRequest;
};

async function rig(reply: ReplyFunction, options: Partial<ModelClientOptions> = {}): Promise<Rig> {
  const server = await startOpenAiServer(reply);
  const journal = memoryJournal();
  const client = createModelClient({
    journal,
    clock: { now: () => Date.now() },
    random: Math.random,
    environment: { OPENAI_COMPATIBLE_API_KEY: KEY },
    concurrency: 8,
    retry: quick,
    ...options,
  });
  return {
    server,
    client,
    journal,
    request: (text = "Hello", more = {}) => ({
      model: { id: "openai-compatible:m", baseUrl: server.url },
      decoding: {},
      messages: [{ role: "user", text }],
      tools: [],
      ...more,
    }),
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]();
      await server.close();
    },
  };
}

const key = (more: Partial<Omit<CallKey, "requestHash">> = {}): Omit<CallKey, "requestHash"> => ({
  agent: "a",
  scenario: "s",
  trial: 0,
  role: "agent",
  index: 0,
  ...more,
});

const says = (content: string): Reply => ({ type: "answer", content });
const answers: ReplyFunction = ({ at }) => says(`answer ${at}`);
const tooMany: Reply = {
  type: "error",
  status: 429,
  message: "slow down",
  headers: { "retry-after-ms": "10" },
};

describe("journal", () => {
  test("a recorded reply is handed out again: nothing is asked, the cost and the words stay", async () => {
    const prices = [{ model: "openai-compatible:m", input: "1", output: "2", asOf: "2026-11-01" }];
    await using it = await rig(answers, { prices });
    const first = await it.client.generate(it.request(), key(), never);
    expect(first.record).toMatchObject({
      role: "agent",
      index: 0,
      requested: "openai-compatible:m",
      answered: "m",
      systemFingerprint: "fp_test",
      finish: "stop",
      attempts: 1,
      replayed: false,
      cost: { known: true },
    });
    const again = await it.client.generate(it.request(), key(), never);
    expect(again).toEqual({ ...first, record: { ...first.record, replayed: true, latencyMs: 0 } });
    expect(it.server.requests).toHaveLength(1);
  });

  test("the trial is part of the key, so repeats never share an answer", async () => {
    await using it = await rig(answers);
    const texts = [];
    for (const trial of [0, 1, 2, 3]) {
      texts.push((await it.client.generate(it.request(), key({ trial }), never)).text);
    }
    expect(new Set(texts).size).toBe(4);
    expect(it.journal.size()).toBe(4);
  });

  test.each<[string, Partial<Omit<CallKey, "requestHash">>, Partial<ModelRequest>]>([
    ["another agent", { agent: "b" }, {}],
    ["another scenario", { scenario: "t" }, {}],
    ["another role", { role: "judge" }, {}],
    ["a later call", { index: 1 }, {}],
    ["other decoding", {}, { decoding: { temperature: 1 } }],
    ["other tools", {}, { tools: [{ name: "t", description: "" }] }],
    ["another prompt", {}, { messages: [{ role: "user", text: "Hi" }] }],
  ])("%s is asked anew", async (_, otherKey, otherRequest) => {
    await using it = await rig(answers);
    await it.client.generate(it.request(), key(), never);
    const other = await it.client.generate(it.request("Hello", otherRequest), key(otherKey), never);
    expect(other.text).toBe("answer 1");
  });

  test("another concurrency or retry policy replays", async () => {
    await using it = await rig(answers);
    await it.client.generate(it.request(), key(), never);
    const { journal } = it;
    const options = { journal, clock: { now: () => 0 }, random: () => 0, environment: {}, concurrency: 1 };
    await using other = createModelClient({ ...options, environment: { OPENAI_COMPATIBLE_API_KEY: KEY } });
    expect((await other.generate(it.request(), key(), never)).record.replayed).toBe(true);
  });

  test.each([
    ["JSON", { "content-type": "application/json" }],
    ["of another type", { "content-type": "text/plain" }],
  ])(
    "an answer without end, %s, is cut off at its bound, is not asked for again, and fills no memory",
    async (_, headers) => {
      const endless = createServer((request, response) => {
        request.resume();
        response.writeHead(200, headers);
        const more = (): void => {
          while (!response.destroyed && response.write("x".repeat(65_536)));
          if (!response.destroyed) response.once("drain", more);
        };
        more();
      });
      let asked = 0;
      endless.on("request", () => (asked += 1));
      await new Promise<void>((done) => endless.listen(0, "127.0.0.1", done));
      const { port } = endless.address() as AddressInfo; // it listens on TCP
      try {
        await using it = await rig(() => says("never asked"), { replyMb: 1 });
        const baseUrl = `http://127.0.0.1:${port}/v1`;
        const request = it.request("Hello", { model: { id: "openai-compatible:m", baseUrl } });
        await expect(it.client.generate(request, key(), never)).rejects.toMatchObject({
          name: "ModelFault",
          kind: "rejected",
          message: expect.stringContaining("the answer is longer than 1 MB (--max-reply-mb)") as string,
        });
        expect(asked).toBe(1);
      } finally {
        endless.closeAllConnections();
        endless.close();
      }
    },
  );

  test("further headers go out and change neither what is asked nor what is recorded", async () => {
    await using it = await rig(answers);
    const traced = it.client.withHeaders(({ role, index }) => ({ "x-call": `${role}-${index}` }));
    const first = await traced.generate(it.request(), key(), never);
    const again = await it.client.generate(it.request(), key(), never);
    expect(it.server.requests.map(({ headers }) => headers["x-call"])).toEqual(["agent-0"]);
    expect(it.server.requests[0]?.headers["authorization"]).toContain("Bearer");
    expect(again.record).toMatchObject({ replayed: true, requestHash: first.record.requestHash });
  });

  test("two callers of one key at once make one call", async () => {
    await using it = await rig(({ at }) => ({ ...says(`answer ${at}`), delayMs: 30 }));
    const both = await Promise.all([0, 1].map(() => it.client.generate(it.request(), key(), never)));
    expect(both.map(({ text }) => text)).toEqual(["answer 0", "answer 0"]);
    expect(both.map(({ record }) => record.replayed)).toEqual([false, true]);
    expect(it.server.requests).toHaveLength(1);
  });

  test("a caller who leaves does not take the other one along", async () => {
    await using it = await rig(({ at }) => ({ ...says(`answer ${at}`), delayMs: 40 }));
    const leaving = new AbortController();
    const first = it.client.generate(it.request(), key(), leaving.signal);
    const second = it.client.generate(it.request(), key(), never);
    const impatient = new AbortController();
    const third = it.client.generate(it.request(), key(), impatient.signal);
    impatient.abort(new Error("third left"));
    await expect(third).rejects.toThrow("third left");
    leaving.abort(new Error("first left"));
    await expect(first).rejects.toThrow("first left");
    expect((await second).text).toMatch(/^answer/);
  });

  test("a reply that was never recorded is not there after a crash, one that was returned is", async () => {
    const recorded: string[] = [];
    const journal: Journal = {
      get: () => undefined,
      put: (_, reply) => void recorded.push(String(reply.text)),
    };
    await using it = await rig(answers, { journal });
    const { text } = await it.client.generate(it.request(), key(), never);
    expect(recorded).toEqual([text]);
  });
});

describe("a storm of rate limits", () => {
  test("60 % of calls refused: nothing is lost, concurrency falls and recovers, the load stays bounded", async () => {
    let refused = 0;
    const reply: ReplyFunction = ({ at }) => {
      if (at >= 150 || (at * 7) % 10 >= 6) return { ...says("fine"), delayMs: 2 };
      refused++;
      return tooMany;
    };
    await using it = await rig(reply, { concurrency: 16 });
    const limits: number[] = [];
    const calls = Array.from({ length: 120 }, async (_, trial) => {
      const result = await it.client.generate(it.request(), key({ trial }), never);
      limits.push(it.client.endpoints()[0]?.limit ?? 0);
      return result;
    });
    const replies = await Promise.all(calls);
    expect(replies.every(({ text }) => text === "fine")).toBe(true);
    expect(refused).toBeGreaterThan(20);
    expect(it.server.requests).toHaveLength(120 + refused);
    expect(replies.reduce((sum, { record }) => sum + record.attempts, 0)).toBe(120 + refused);
    expect(it.server.mostAtOnce()).toBeLessThanOrEqual(16);
    expect(Math.min(...limits)).toBeLessThan(8);
    expect(limits.at(-1)).toBeGreaterThan(Math.min(...limits));
    expect(it.client.endpoints()).toMatchObject([
      { endpoint: it.server.url, inFlight: 0, waiting: 0, ceiling: 16 },
    ]);
  });

  test("after a rate limit no caller starts before it is due", async () => {
    const atMs: number[] = [];
    const reply: ReplyFunction = ({ at }) => {
      atMs.push(performance.now());
      return at === 0 ? { ...tooMany, headers: { "retry-after-ms": "300" } } : says("fine");
    };
    await using it = await rig(reply);
    const first = it.client.generate(it.request("first"), key(), never);
    await new Promise((done) => setTimeout(done, 60));
    expect(it.client.endpoints()[0]?.pausedUntilMs).toBeGreaterThan(Date.now());
    await Promise.all([first, it.client.generate(it.request("second"), key({ index: 1 }), never)]);
    const [refusedMs = 0, ...later] = atMs;
    expect(later).toHaveLength(2);
    for (const ms of later) expect(ms - refusedMs).toBeGreaterThan(290);
  });
});

describe("what can't be helped by asking again", () => {
  test("a dead key stops everyone at once, with one clear line that does not hold the key", async () => {
    const refusal: Reply = { type: "error", status: 401, message: `Incorrect API key provided: ${KEY}.` };
    await using it = await rig(() => refusal, { concurrency: 2 });
    const calls = Array.from({ length: 20 }, (_, trial) =>
      it.client.generate(it.request(), key({ trial }), never),
    );
    const outcomes = await Promise.allSettled(calls);
    for (const outcome of outcomes) {
      if (outcome.status !== "rejected") throw new Error("it should have been refused");
      expect(outcome.reason).toBeInstanceOf(RunStopper);
      expect(String(outcome.reason.message)).toBe(
        `openai-compatible:m at ${it.server.url}: 401 Incorrect API key provided: [key]. (check the API key)`,
      );
      expect(JSON.stringify(outcome.reason) + String(outcome.reason.stack)).not.toContain(KEY);
    }
    expect(it.server.requests.length).toBeLessThanOrEqual(2);
  });

  test("a conversation that does not fit is its own fault, asked once", async () => {
    const tooLong: Reply = {
      type: "error",
      status: 400,
      message: "This model's maximum context length is 8 tokens.",
    };
    await using it = await rig(() => tooLong);
    await expect(it.client.generate(it.request(), key(), never)).rejects.toMatchObject({ kind: "overflow" });
    expect(it.server.requests).toHaveLength(1);
    expect(it.journal.size()).toBe(0);
  });

  test.each([
    ["length", "length"],
    ["content_filter", "content-filter"],
  ])("a reply that ended with %s is returned as such and never recorded", async (finish, unified) => {
    await using it = await rig(({ at }) =>
      at === 0 ? { type: "answer", content: "", finish } : says("whole"),
    );
    const cut = await it.client.generate(it.request(), key(), never);
    expect(cut).toMatchObject({ text: null, record: { finish: unified, attempts: 1 } });
    expect(it.journal.size()).toBe(0);
    expect((await it.client.generate(it.request(), key(), never)).text).toBe("whole");
  });
});

describe("faults that pass", () => {
  test.each<[string, Reply]>([
    ["a server error", { type: "error", status: 500, message: "oops" }],
    ["broken JSON in a 200", { type: "broken-json" }],
    ["a connection lost at once", { type: "cut", at: "start" }],
    ["a connection lost in the middle", { type: "cut", at: "body" }],
    ["an answer without choices", { type: "raw", status: 200, body: '{"id":"x","choices":[]}' }],
    ["a status that no standard has", { type: "raw", status: 999, body: "Request denied" }],
    ["a gateway page", { type: "raw", status: 502, body: "<html>Bad gateway</html>" }],
  ])("%s is tried again", async (_, fault) => {
    await using it = await rig(({ at }) => (at < 2 ? fault : says("fine")));
    const { text, record } = await it.client.generate(it.request(), key(), never);
    expect({ text, attempts: record.attempts }).toEqual({ text: "fine", attempts: 3 });
  });

  test("no answer in time is tried again", async () => {
    await using it = await rig(({ at }) => (at === 0 ? { type: "hang" } : says("fine")), {
      callTimeoutMs: 150,
    });
    expect((await it.client.generate(it.request(), key(), never)).record.attempts).toBe(2);
  });

  test("what keeps failing ends as a fault of this call once the endpoint has answered at all", async () => {
    await using it = await rig(({ at }) => (at === 0 ? says("fine") : { type: "broken-json" }));
    await it.client.generate(it.request(), key(), never);
    const failing = it.client.generate(it.request(), key({ index: 1 }), never);
    await expect(failing).rejects.toMatchObject({ name: "ModelFault", kind: "passing" });
    await expect(failing).rejects.toThrow("given up after 4 attempts");
  });

  test("an endpoint that has not answered once stops the run", async () => {
    await using it = await rig(answers);
    await it.server.close();
    const call = it.client.generate(it.request(), key(), never);
    await expect(call).rejects.toBeInstanceOf(RunStopper);
    await expect(call).rejects.toThrow(/ECONNREFUSED.*given up after 4 attempts.*has not answered once/);
  });
});

describe("keys and settings", () => {
  test("a key that the endpoint echoes appears in no reply and in no record", async () => {
    await using it = await rig(({ headers }) => ({
      type: "answer",
      content: `You sent ${headers["authorization"]}`,
      extra: { system_fingerprint: `fp ${KEY}`, id: KEY, model: KEY },
    }));
    const reply = await it.client.generate(it.request(), key(), never);
    expect(it.server.requests[0]?.headers["authorization"]).toBe(`Bearer ${KEY}`);
    expect(JSON.stringify(reply)).not.toContain(KEY);
    expect(reply.text).toBe("You sent Bearer [key]");
  });

  test("a missing key is the user's mistake, named before anything is asked", async () => {
    await using it = await rig(answers, { environment: {} });
    const request = it.request("Hello", { model: { id: "openai:gpt-4o" } });
    const call = it.client.generate(request, key(), never);
    await expect(call).rejects.toBeInstanceOf(InputError);
    await expect(call).rejects.toThrow("OPENAI_API_KEY is not set");
  });

  test("one's own endpoint needs no key, and then gets none", async () => {
    await using it = await rig(answers, { environment: {} });
    for (const id of ["openai:m", "openai-compatible:m"]) {
      await it.client.generate(it.request("Hello", { model: { id, baseUrl: it.server.url } }), key(), never);
    }
    expect(it.server.requests.map(({ headers }) => headers["authorization"])).toEqual([undefined, undefined]);
  });

  test("openai: with a base URL means that endpoint, with the key that is named for it and no other", async () => {
    await using it = await rig(answers, { environment: { OPENAI_API_KEY: KEY } });
    await it.client.generate(
      it.request("Hello", { model: { id: "openai:m", baseUrl: it.server.url } }),
      key(),
      never,
    );
    expect(it.server.requests[0]).toMatchObject({ path: "/v1/chat/completions", body: { model: "m" } });
    expect(it.server.requests[0]?.headers["authorization"]).toBeUndefined();
    const named = { id: "openai:m", baseUrl: it.server.url, apiKeyEnv: "OPENAI_API_KEY" };
    await it.client.generate(it.request("Hello again", { model: named }), key(), never);
    expect(it.server.requests[1]?.headers["authorization"]).toBe(`Bearer ${KEY}`);
  });

  test("an aborted signal asks nothing", async () => {
    await using it = await rig(answers);
    const gone = AbortSignal.abort(new Error("over"));
    await expect(it.client.generate(it.request(), key(), gone)).rejects.toThrow("over");
    expect(it.server.requests).toHaveLength(0);
  });

  test("a model inside the process", async () => {
    const model = scriptedModel(({ prompt }) => ({
      text: `${prompt.length} message`,
      calls: [{ tool: "t", arguments: {} }],
    }));
    await using it = await rig(answers, { resolve: () => model });
    const { text, calls, record } = await it.client.generate(it.request(), key({ index: 4 }), never);
    expect({ text, calls }).toEqual({
      text: "1 message",
      calls: [{ id: "call_4_0", tool: "t", rawArguments: "{}" }],
    });
    expect(record).toMatchObject({ finish: "tool-calls", usage: {}, cost: { known: false } });
  });
});
