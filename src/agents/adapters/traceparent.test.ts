import { expect, test } from "vitest";
import { a2aAdapter } from "./a2a.ts";
import { A2aAgentFile, HttpAgentFile, OpenAiEndpointFile, SubprocessAgentFile } from "./agent-file.ts";
import type { AgentAdapter } from "./conversation.ts";
import { defineAgent, functionAdapter } from "./function.ts";
import { httpAdapter } from "./http.ts";
import { serveJson, type TestServer } from "./obedient-server.fixture.ts";
import { openAiEndpointAdapter } from "./openai-endpoint.ts";
import { subprocessAdapter } from "./subprocess.ts";
import { refusingTurn } from "./turn.fixture.ts";

// Whatever an agent is, it says what it was told of the trace; "none" where it was told of none.

const TRACE = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`;

const told = (request: { headers: Record<string, string | string[] | undefined> }): string =>
  String(request.headers["traceparent"] ?? "none");

const http = () => serveJson(async (_body, request) => ({ json: { reply: told(request) } }));
const chat = () =>
  serveJson(async (_body, request) => ({ json: { choices: [{ message: { content: told(request) } }] } }));
const a2a = () =>
  serveJson(async (body, request) => {
    const card = { name: "a", description: "", version: "1", capabilities: {}, skills: [] };
    const modes = { defaultInputModes: ["text"], defaultOutputModes: ["text"] };
    const at = { protocolBinding: "JSONRPC", protocolVersion: "1.0", url: `http://${request.headers.host}/` };
    if (request.method === "GET") return { json: { ...card, ...modes, supportedInterfaces: [at] } };
    const { id } = body as { id: string };
    const message = { messageId: "m", role: "ROLE_AGENT", parts: [{ text: told(request) }] };
    return { json: { jsonrpc: "2.0", id, result: { message } } };
  });

const echo =
  'import json; start = json.loads(input()); input(); print(json.dumps({"type": "reply", "text": start.get("traceparent", "none")}), flush=True); input()';

const adapters: Record<string, (url: string) => AgentAdapter> = {
  http: (url) => httpAdapter(HttpAgentFile.parse({ type: "http", url }), {}, "agent.yaml"),
  "openai-endpoint": (url) =>
    openAiEndpointAdapter(
      OpenAiEndpointFile.parse({ type: "openai-endpoint", url, model: "m" }),
      {},
      "agent.yaml",
    ),
  a2a: (url) => a2aAdapter(A2aAgentFile.parse({ type: "a2a", url }), {}, "agent.yaml"),
  subprocess: () =>
    subprocessAdapter(
      SubprocessAgentFile.parse({ type: "subprocess", command: ["python3", "-c", echo] }),
      process.env,
      { path: "agent.yaml", folder: "." },
    ),
  function: () =>
    functionAdapter(defineAgent({ reply: (_message, { traceparent = "none" }) => traceparent })),
};
const servers: Record<string, () => Promise<TestServer>> = { http, "openai-endpoint": chat, a2a };

async function hears(kind: string, trace: { traceparent?: string }): Promise<string> {
  const server = await servers[kind]?.();
  const adapter = adapters[kind]?.(server?.url ?? "");
  if (adapter === undefined) throw new Error(`no adapter ${kind}`);
  const { signal } = new AbortController();
  const opening = { session: "s", instructions: undefined, context: {}, history: [], ...trace };
  const conversation = adapter.converse(opening);
  try {
    return (await conversation.send(refusingTurn, signal)).text;
  } finally {
    await conversation.end(signal);
    await adapter[Symbol.asyncDispose]();
    await server?.[Symbol.asyncDispose]();
  }
}

test.each(Object.keys(adapters))("%s: an agent learns of the trace where there is one", async (kind) => {
  expect(await hears(kind, { traceparent: TRACE })).toBe(TRACE);
  expect(await hears(kind, {})).toBe("none");
});

test("a header of the file's own goes before ours", async () => {
  await using server = await http();
  const headers = { TraceParent: "mine" };
  await using adapter = httpAdapter(
    HttpAgentFile.parse({ type: "http", url: server.url, headers }),
    {},
    "agent.yaml",
  );
  const opening = { session: "s", instructions: undefined, context: {}, history: [], traceparent: TRACE };
  const conversation = adapter.converse(opening);
  expect(await conversation.send(refusingTurn, new AbortController().signal)).toEqual({ text: "mine" });
});
