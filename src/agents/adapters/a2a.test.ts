import { describe, expect, test } from "vitest";
import { z } from "zod";
import { startBankServer } from "../../bank-server/index.ts";
import { RunStopper } from "../../contract/errors.ts";
import { a2aAdapter } from "./a2a.ts";
import { A2aAgentFile } from "./agent-file.ts";
import { adapterConformance } from "./conformance.ts";
import type { Turn } from "./conversation.ts";
import { obey } from "./obedient-agent.fixture.ts";
import { bankMeans, serveJson, type Answer, type TestServer } from "./obedient-server.fixture.ts";
import { refusingTurn } from "./turn.fixture.ts";

// Both servers are written from the wire formats alone and share no code with the protocol's client.

const Told = z.object({
  tellerproof: z.object({
    context: z.object({ customer: z.string() }),
    history: z.array(z.object({ content: z.string() })),
    bank: z.object({ mcp: z.string() }),
  }),
});
const Posted = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.object({
    id: z.string().optional(),
    message: z
      .object({
        contextId: z.string().optional(),
        taskId: z.string().optional(),
        parts: z.array(z.object({ text: z.string() })),
        metadata: Told.optional(),
      })
      .optional(),
  }),
});
type Posted = z.infer<typeof Posted>;

const card = {
  name: "bank assistant",
  description: "",
  version: "1",
  capabilities: {},
  skills: [],
  defaultInputModes: ["text"],
  defaultOutputModes: ["text"],
};

/** What an obedient agent answers in a conversation; contexts are its memory. */
function obedientMemory(): (posted: Posted) => Promise<{ contextId: string; text: string } | "hang"> {
  const contexts = new Map<string, string[]>();
  return async ({ params: { message } }) => {
    const contextId = message?.contextId || `context-${contexts.size + 1}`;
    const order = message?.parts[0]?.text ?? "";
    const earlier = contexts.get(contextId) ?? [];
    contexts.set(contextId, [...earlier, order]);
    if (order === "hang") return "hang";
    const { context, history, bank } = Told.parse(message?.metadata).tellerproof;
    const { text } = await obey(order, {
      earlier,
      customer: context.customer,
      before: history[1]?.content ?? "",
      ...bankMeans(bank.mcp),
      crash: () => {
        throw new Error("out of order, as told");
      },
    });
    return { contextId, text };
  };
}

/** An agent of protocol 1.0 that answers by messages. */
async function messageServer(): Promise<TestServer> {
  const answer = obedientMemory();
  const server = await serveJson(async (body, request): Promise<Answer> => {
    if (request.method === "GET") {
      const url = `http://${request.headers.host}/rpc`;
      return {
        json: { ...card, supportedInterfaces: [{ url, protocolBinding: "JSONRPC", protocolVersion: "1.0" }] },
      };
    }
    const posted = Posted.parse(body);
    if (posted.method !== "SendMessage") return { json: rpcError(posted.id, -32601) };
    const said = await answer(posted).catch(() => undefined);
    if (said === "hang") return "hang";
    if (said === undefined) return { json: rpcError(posted.id, -32603) };
    const message = {
      messageId: "m",
      contextId: said.contextId,
      role: "ROLE_AGENT",
      parts: [{ text: said.text }],
    };
    return { json: { jsonrpc: "2.0", id: posted.id, result: { message } } };
  });
  return server;
}

/** An agent of protocol 0.3 that answers by tasks, which it hands back before they are done. */
async function taskServer(): Promise<TestServer> {
  const answer = obedientMemory();
  const tasks = new Map<string, { contextId: string; text: string; asked: number }>();
  const server = await serveJson(async (body, request): Promise<Answer> => {
    if (request.method === "GET") {
      const url = `http://${request.headers.host}/`;
      return { json: { ...card, protocolVersion: "0.3.0", url, preferredTransport: "JSONRPC" } };
    }
    const posted = Posted.parse(body);
    if (posted.method === "message/send") {
      const said = await answer(posted).catch(() => undefined);
      if (said === "hang") return "hang";
      if (said === undefined) return { json: rpcError(posted.id, -32603) };
      const id = `task-${tasks.size + 1}`;
      tasks.set(id, { ...said, asked: 0 });
      return {
        json: { jsonrpc: "2.0", id: posted.id, result: task(id, said.contextId, { state: "working" }) },
      };
    }
    const id = posted.params.id ?? "";
    const found = tasks.get(id);
    if (posted.method !== "tasks/get" || found === undefined) return { json: rpcError(posted.id, -32001) };
    const artifacts = [{ artifactId: "a", parts: [{ kind: "text", text: found.text }] }];
    return {
      json: {
        jsonrpc: "2.0",
        id: posted.id,
        result: task(id, found.contextId, { state: "completed" }, artifacts),
      },
    };
  });
  return server;
}

const task = (id: string, contextId: string, status: object, artifacts: object[] = []) => ({
  kind: "task",
  id,
  contextId,
  status,
  artifacts,
});
const rpcError = (id: string | number, code: number) => ({
  jsonrpc: "2.0",
  id,
  error: { code, message: "out of order" },
});

const adapterFor = (url: string) => a2aAdapter(A2aAgentFile.parse({ type: "a2a", url }), {}, "agent.yaml");

for (const [name, start] of [
  ["A2A 1.0, by messages", messageServer],
  ["A2A 0.3, by tasks", taskServer],
] as const) {
  adapterConformance(
    name,
    async () => {
      const server = await start();
      return {
        adapter: adapterFor(server.url),
        without: ["leaving"],
        [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
      };
    },
    () => startBankServer(),
  );
}

/** What comes of one message to an agent that answers it with this result. */
async function ask(result: object): Promise<unknown> {
  await using server = await serveJson((body, request): Answer => {
    const url = `http://${request.headers.host}/`;
    if (request.method === "GET") {
      return {
        json: { ...card, supportedInterfaces: [{ url, protocolBinding: "JSONRPC", protocolVersion: "1.0" }] },
      };
    }
    return { json: { jsonrpc: "2.0", id: Posted.parse(body).id, result } };
  });
  const adapter = adapterFor(server.url);
  const opening = { session: "s", instructions: undefined, context: { customer: "A" }, history: [] };
  try {
    return await adapter.converse(opening).send(refusingTurn, new AbortController().signal);
  } catch (error) {
    return error;
  } finally {
    await adapter[Symbol.asyncDispose]();
  }
}

const textOf = (outcome: unknown): string =>
  outcome instanceof Error ? outcome.message : JSON.stringify(outcome);

describe("an A2A task", () => {
  const status = (state: string, text?: string) => ({
    state,
    ...(text === undefined ? {} : { message: { messageId: "m", role: "ROLE_AGENT", parts: [{ text }] } }),
  });
  const asTask = (given: object) => ({ task: { id: "t", contextId: "c", ...given } });

  test("answers by its artifacts and its last word, and by what it asks for", async () => {
    const artifacts = [{ artifactId: "a", parts: [{ text: "one" }, { text: "two" }] }];
    const done = status("TASK_STATE_COMPLETED", "done");
    expect(await ask(asTask({ status: done, artifacts }))).toEqual({ text: "one\ntwo\n\ndone" });
    expect(await ask(asTask({ status: status("TASK_STATE_INPUT_REQUIRED", "Which card?") }))).toEqual({
      text: "Which card?",
    });
    expect(await ask(asTask({ status: status("TASK_STATE_REJECTED", "Not here.") }))).toEqual({
      text: "Not here.",
    });
  });

  test("that has data and no words answers with the data as JSON", async () => {
    const done = status("TASK_STATE_COMPLETED");
    const data = { data: { balance: 5, ok: true } };
    expect(await ask(asTask({ status: done, artifacts: [{ artifactId: "a", parts: [data] }] }))).toEqual({
      text: '{"balance":5,"ok":true}',
    });
    const both = [{ artifactId: "a", parts: [data, { text: "Five." }] }];
    expect(await ask(asTask({ status: done, artifacts: both }))).toEqual({ text: "Five." });
  });

  test("that fails is a fault, and one that wants credentials stops the run", async () => {
    expect(textOf(await ask(asTask({ status: status("TASK_STATE_FAILED", "boom") })))).toContain(
      "ended as failed: boom",
    );
    expect(await ask(asTask({ status: status("TASK_STATE_AUTH_REQUIRED", "log in") }))).toBeInstanceOf(
      RunStopper,
    );
  });

  test("answers without end are cut off, and it is told whose bound that is", async () => {
    const long = asTask({ status: status("TASK_STATE_COMPLETED", "x".repeat(5 << 20)) });
    expect(textOf(await ask(long))).toContain("longer than 4 MB (maxAnswerMb)");
  });

  test("is reached by the card below its path, not by another's at the root", async () => {
    await using server = await serveJson((body, request): Answer => {
      const at = request.url ?? "";
      const url = `http://${request.headers.host}${at.startsWith("/failed") ? "/failed" : ""}/rpc`;
      if (request.method === "GET")
        return {
          json: {
            ...card,
            supportedInterfaces: [{ url, protocolBinding: "JSONRPC", protocolVersion: "1.0" }],
          },
        };
      const message = { messageId: "m", role: "ROLE_AGENT", parts: [{ text: at }] };
      return { json: { jsonrpc: "2.0", id: Posted.parse(body).id, result: { message } } };
    });
    const opening = { session: "s", instructions: undefined, context: { customer: "A" }, history: [] };
    for (const path of ["/failed", "/failed/"]) {
      await using adapter = adapterFor(`${server.url}${path}`);
      const reply = adapter.converse(opening).send(refusingTurn, new AbortController().signal);
      expect(await reply).toEqual({ text: "/failed/rpc" });
    }
  });

  test("a card that is not there is told in plain words", async () => {
    await using server = await serveJson(() => ({ text: "nothing", status: 404 }));
    const adapter = adapterFor(server.url);
    const conversation = adapter.converse({
      session: "s",
      instructions: undefined,
      context: {},
      history: [],
    });
    const turn = {
      number: 1,
      message: "hi",
      history: [],
      door: undefined,
      bank: () => undefined,
    } as unknown as Turn; // never looked at
    await expect(conversation.send(turn, new AbortController().signal)).rejects.toThrow(
      /agent-card\.json was answered with HTTP 404/,
    );
    await adapter[Symbol.asyncDispose]();
  });
});
