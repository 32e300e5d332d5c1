import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { createInterface } from "node:readline";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { BankAddress, BankDoor, DoorAnswer } from "../contract/ports.ts";
import { bridgeStdio, startBankServer, type BankServer } from "./index.ts";

/** A door that answers with what it was called with, and opens a second tool once `unlock` was called. */
function recordingDoor(): BankDoor & { knocks: string[]; shut?: Extract<DoorAnswer, { type: "shut" }> } {
  const knocks: string[] = [];
  let unlocked = false;
  return {
    knocks,
    used: 0,
    tools: () => [
      { name: "unlock", description: "Opens more." },
      ...(unlocked ? [{ name: "freeze", description: "Freezes." }] : []),
    ],
    documents: () => [{ id: "fees 1", title: "Fees", text: "No fees." }],
    async call({ tool, rawArguments }) {
      if (this.shut !== undefined) return this.shut;
      knocks.push(`${tool} ${rawArguments}`);
      if (tool === "unlock") unlocked = true;
      return tool === "nothing"
        ? { type: "answered", status: "unknown-tool", text: "no such tool" }
        : { type: "answered", status: "done", text: `did ${tool}` };
    },
    async read(id) {
      knocks.push(`read ${id}`);
      return id === "fees 1"
        ? { type: "answered", status: "done", text: "No fees." }
        : { type: "answered", status: "refused", text: "There is no such document." };
    },
  };
}

let server: BankServer;
let address: BankAddress;
let door: ReturnType<typeof recordingDoor>;
const clients: Client[] = [];

beforeEach(async () => {
  server = await startBankServer({
    bounds: { bodyBytes: 4096, bodyMs: 150, requestsPerSecond: 1, burst: 40 },
  });
  address = server.open("episode one");
  door = recordingDoor();
  address.serve(door);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server[Symbol.asyncDispose]();
});

type Options = ConstructorParameters<typeof Client>[1];
async function connected(url: string, options: Options = {}): Promise<Client> {
  const client = new Client({ name: "agent", version: "1" }, options);
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  clients.push(client);
  return client;
}
const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const callOf = (name: string, id = 1, given: unknown = {}) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: given },
});
const reasons = () => server.refusals.kept.map(({ reason }) => reason);

test("what has come to an address is counted: nobody, a list, calls, and lists that were not asked for again", async () => {
  expect(address.seen).toEqual({
    requests: 0,
    listings: 0,
    calls: 0,
    changes: 0,
    changesListed: 0,
    turnedAway: {},
  });
  const client = await connected(address.url);
  await client.listTools();
  await client.callTool({ name: "unlock", arguments: {} });
  expect(address.seen).toMatchObject({ listings: 1, calls: 1, changes: 1, changesListed: 0 });
  await client.listTools();
  expect(address.seen).toMatchObject({ listings: 2, changes: 1, changesListed: 1 });
  door.shut = { type: "shut", because: "not-your-turn", text: "shut" };
  await client.callTool({ name: "unlock", arguments: {} });
  expect(address.seen).toMatchObject({ calls: 1, turnedAway: { "not-your-turn": 1 } });
  expect(address.seen.requests).toBeGreaterThan(4);
});

test("an address that ends with a slash is the same", async () => {
  const client = await connected(`${address.url}/`);
  expect((await client.listTools()).tools).toHaveLength(1);
  expect((await post(`${address.url}/`, callOf("unlock"))).status).toBe(200);
});

describe.each([
  ["2025-11-25", {}],
  ["2026-07-28", { versionNegotiation: { mode: { pin: "2026-07-28" } } }],
] as const)("the bank as an MCP server, protocol %s", (_version, options) => {
  test("lists and calls the tools of the moment and marks what was not done", async () => {
    const client = await connected(address.url, options);
    expect((await client.listTools()).tools).toMatchObject([
      { name: "unlock", inputSchema: { type: "object" } },
    ]);
    expect(await client.callTool({ name: "freeze", arguments: { card: "C1" } })).toMatchObject({
      content: [{ type: "text", text: "did freeze" }],
    });
    expect(await client.callTool({ name: "nothing", arguments: {} })).toMatchObject({
      content: [{ text: "no such tool" }],
      isError: true,
    });
    expect(door.knocks).toEqual(['freeze {"card": "C1"}', "nothing {}"]);
  });

  test("tells its clients when a tool is unlocked", async () => {
    const told = Promise.withResolvers<string[]>();
    const client = await connected(address.url, {
      ...options,
      listChanged: {
        tools: { onChanged: (_error, tools) => told.resolve((tools ?? []).map(({ name }) => name)) },
      },
    });
    await client.listTools();
    await client.callTool({ name: "unlock", arguments: {} });
    expect(await told.promise).toEqual(["unlock", "freeze"]);
  });

  test("offers documents as resources, and reading one knocks at the door", async () => {
    const client = await connected(address.url, options);
    const { resources } = await client.listResources();
    expect(resources).toMatchObject([{ name: "fees 1", title: "Fees" }]);
    expect(await client.readResource({ uri: resources[0]?.uri ?? "" })).toMatchObject({
      contents: [{ text: "No fees." }],
    });
    await expect(client.readResource({ uri: "bank-document:///secret" })).rejects.toThrow(
      /no such document/i,
    );
    expect(door.knocks).toEqual(["read fees 1", "read secret"]);
  });

  test("passes on why a shut door refused", async () => {
    const client = await connected(address.url, options);
    door.shut = { type: "shut", because: "not-your-turn", text: "not now" };
    expect(await client.callTool({ name: "unlock", arguments: {} })).toMatchObject({
      content: [{ text: "not now" }],
      isError: true,
    });
    expect(server.refusals.kept).toMatchObject([
      { reason: "not-your-turn", episode: "episode one", tool: "unlock" },
    ]);
  });
});

describe("a client that only posts", () => {
  test("calls without a session and gets plain JSON; numbers stay as they were written", async () => {
    const body =
      '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"pay","arguments":{"amount":5.0}}}';
    const response = await post(address.url, body);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toMatchObject({ id: 7, result: { content: [{ text: "did pay" }] } });
    expect(door.knocks).toEqual(['pay {"amount": 5.0}']);
  });

  test("is told in JSON-RPC what is wrong with its message", async () => {
    expect(await (await post(address.url, "{oops")).json()).toMatchObject({ error: { code: -32700 } });
    const given = callOf("pay", 1, "no object");
    expect(await (await post(address.url, given)).json()).toMatchObject({ error: { code: -32602 } });
    expect(door.knocks).toEqual([]);
  });
});

describe("what does not belong is refused and recorded", () => {
  test("a wrong secret, and a path that is none of ours", async () => {
    const wrong = address.url.replace(/[^/]+\/mcp$/, "AAAA/mcp");
    expect((await post(wrong, callOf("unlock"))).status).toBe(404);
    expect((await fetch(new URL("/", address.url))).status).toBe(404);
    expect(door.knocks).toEqual([]);
    expect(reasons()).toEqual(["unknown-address", "unknown-address"]);
  });

  test("the secret of another episode reaches only that one", async () => {
    const other = recordingDoor();
    const second = server.open("episode two");
    second.serve(other);
    await post(second.url, callOf("unlock"));
    expect([door.knocks, other.knocks]).toEqual([[], ["unlock {}"]]);
  });

  test("a call once the episode is over", async () => {
    const client = await connected(address.url);
    await address[Symbol.asyncDispose]();
    await expect(client.callTool({ name: "unlock", arguments: {} })).rejects.toThrow();
    const late = await post(address.url, callOf("unlock", 9));
    expect(late.status).toBe(410);
    expect(await late.json()).toMatchObject({ id: 9, error: { message: expect.stringContaining("over") } });
    expect((await fetch(address.url, { headers: { accept: "text/event-stream" } })).status).toBe(410);
    expect(door.knocks).toEqual([]);
    expect(server.refusals.kept.at(-1)).toMatchObject({
      reason: "episode-over",
      episode: "episode one",
      tool: "unlock",
    });
  });

  test("a replayed call of a session", async () => {
    const accept = { accept: "application/json, text/event-stream" };
    const hello = await post(
      address.url,
      {
        jsonrpc: "2.0",
        id: 0,
        method: "initialize",
        params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "a", version: "1" } },
      },
      accept,
    );
    const session = { ...accept, "mcp-session-id": hello.headers.get("mcp-session-id") ?? "" };
    await hello.text();
    expect(await (await post(address.url, callOf("pay", 5), session)).text()).toContain("did pay");
    const again = await post(address.url, callOf("pay", 5), session);
    expect(again.status).toBe(400);
    expect(await again.text()).toContain("used before");
    expect(door.knocks).toEqual(["pay {}"]);
    expect(reasons()).toEqual(["replayed"]);
    expect(
      (await post(address.url, callOf("pay", 6), { ...accept, "mcp-session-id": "stolen" })).status,
    ).toBe(404);
  });

  test("too large a body, declared or streamed", async () => {
    expect((await post(address.url, callOf("pay", 1, { text: "x".repeat(5000) }))).status).toBe(413);
    const stream = ReadableStream.from(
      Array.from({ length: 10 }, () => new TextEncoder().encode("x".repeat(1000))),
    );
    const chunked = await fetch(address.url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: stream,
      duplex: "half",
    });
    expect(chunked.status).toBe(413);
    expect(reasons()).toEqual(["too-large", "too-large"]);
  });

  test("too slow a body", async () => {
    const { hostname, port, pathname } = new URL(address.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"jsonrpc"`,
    );
    const answer = await new Promise<string>((resolve) => {
      socket.once("data", (data) => resolve(data.toString()));
    });
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1.1 408/);
    expect(reasons()).toEqual(["too-slow"]);
  });

  test("a flood, while a moderate client of another episode is served", async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, id) => post(address.url, callOf("pay", id))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(server.refusals.counts.get("too-fast")).toBe(20);
    const second = server.open("episode two");
    second.serve(recordingDoor());
    expect((await post(second.url, callOf("pay"))).status).toBe(200);
  });

  test("a page of another host that got hold of the port", async () => {
    const { port, pathname } = new URL(address.url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(`GET ${pathname} HTTP/1.1\r\nHost: attacker.example.com\r\n\r\n`);
    const answer = await new Promise<string>((resolve) => {
      socket.once("data", (data) => resolve(data.toString()));
    });
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1.1 403/);
  });
});

describe("the bank on pipes", () => {
  test("speaks line by line what the address speaks, notifications included", async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const lines = createInterface({ input: output })[Symbol.asyncIterator]();
    const bridge = bridgeStdio({ url: address.url, input, output });
    const say = (message: object) => input.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
    const next = async (): Promise<unknown> => JSON.parse(String((await lines.next()).value));
    const clientInfo = { name: "a", version: "1" };

    say({ id: 1, method: "server/discover", params: {} });
    expect(await next()).toMatchObject({ id: 1, error: { code: -32601 } });
    say({
      id: 2,
      method: "initialize",
      params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo },
    });
    expect(await next()).toMatchObject({ id: 2, result: { serverInfo: { name: "bank" } } });
    say({ method: "notifications/initialized" });
    say({ id: 3, method: "tools/list" });
    expect(await next()).toMatchObject({ id: 3, result: { tools: [{ name: "unlock" }] } });
    input.write(
      '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"unlock","arguments":{"n":5.0}}}\n',
    );
    const answers = [await next(), await next()];
    expect(answers).toContainEqual(expect.objectContaining({ method: "notifications/tools/list_changed" }));
    expect(answers).toContainEqual(expect.objectContaining({ id: 4 }));
    expect(door.knocks).toEqual(['unlock {"n": 5.0}']);
    await address[Symbol.asyncDispose]();
    say({ id: 5, method: "tools/list" });
    expect(await next()).toMatchObject({ error: { message: expect.stringContaining("over") } });
    input.end();
    await bridge;
  });
});

test("a port that is taken is named, with what to change", async () => {
  await using first = await startBankServer();
  const { port } = new URL(first.open("episode one").url);
  await expect(startBankServer({ port: Number(port) })).rejects.toThrow(
    `the bank cannot listen there: something else does already (got "127.0.0.1:${port}"). Choose another bank.port`,
  );
});
