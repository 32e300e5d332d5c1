import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { adapterAgent } from "../../src/agents/adapters/adapter-agent.ts";
import { defineAgent, functionAdapter, type Agent } from "../../src/agents/adapters/function.ts";
import { startBankServer, type BankServer } from "../../src/bank-server/index.ts";
import { scriptedTurns } from "../../src/callers/scripted-turns.ts";
import type { Bank, World } from "../../src/contract/ports.ts";
import type { Trajectory } from "../../src/contract/trajectory.ts";
import { playEpisode } from "../../src/episode/play-episode.ts";

// Episodes whose agents reach the bank over MCP, many at once and badly behaved ones among them.

let server: BankServer;
beforeEach(async () => {
  server = await startBankServer({ bounds: { requestsPerSecond: 1000, burst: 1000 } });
});
afterEach(() => server[Symbol.asyncDispose]());

/** A bank that writes down whatever is noted, and opens a vault once it is asked to. */
function notebook(): Bank {
  let open = false;
  return {
    tools: () => ["note", "open", ...(open ? ["vault"] : [])].map((name) => ({ name, description: "" })),
    call(_side, { tool, arguments: given }) {
      if (tool === "vault" && !open) return { status: "unknown-tool", text: "no such tool", effects: [] };
      open ||= tool === "open";
      const write = {
        type: "write",
        table: "notes",
        key: JSON.stringify(given),
        before: null,
        after: true,
      } as const;
      return { status: "done", text: `noted ${JSON.stringify(given)}`, effects: [write] };
    },
  };
}

type Play = { agent: Agent; turns?: string[]; name?: string; answerMs?: number; change?: Partial<World> };

function play({
  agent,
  turns = ["begin"],
  name = "an episode",
  answerMs = 60_000,
  change = {},
}: Play): Promise<Trajectory> {
  const world: World = {
    bank: notebook(),
    instructions: {},
    prior: [],
    caller: scriptedTurns(turns),
    textBesideCalls: "delivered",
    opening: "caller",
    ...change,
  };
  return playEpisode({
    identity: { suite: "s", scenario: name, scenarioHash: "h", agent: "a", trial: 0, seed: 1 },
    world,
    agent: adapterAgent({
      adapter: functionAdapter(agent),
      world,
      host: server,
      episode: name,
      asksForTools: false,
      answerMs,
    }),
    limits: { turns: 10, toolIterations: 12 },
    clock: { now: () => Date.now() },
    signal: new AbortController().signal,
  });
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const notes = ({ events }: Trajectory) =>
  events.flatMap((event) =>
    event.type === "tool-call" && event.arguments.ok ? [event.arguments.value] : [],
  );
const results = ({ events }: Trajectory) => events.filter((event) => event.type === "tool-result");
const reasons = () => server.refusals.kept.map(({ reason }) => reason);

async function client(mcp: string): Promise<Client> {
  const made = new Client({ name: "agent", version: "1" });
  await made.connect(new StreamableHTTPClientTransport(new URL(mcp)));
  return made;
}
const post = (url: string, tool: string, given: object = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: tool, arguments: given },
    }),
  });

describe("200 episodes at once", () => {
  test("never see each other's calls, answers or tools", async () => {
    const together = 200;
    const calls = 4;
    let waiting = 0;
    const all = Promise.withResolvers<void>();
    const agent = defineAgent<{ id: string; client: Promise<Client> | undefined }>({
      start: ({ session }) => ({ id: session, client: undefined }),
      async reply(message, { state, bank, number }) {
        state.client ??= client(bank.access().mcp);
        const mine = await state.client;
        waiting += 1;
        if (waiting === together) all.resolve();
        await all.promise;
        for (let n = 0; n < calls; n++) {
          const given = { id: state.id, said: message, turn: number, n };
          const { content } = await mine.callTool({ name: "note", arguments: given });
          expect(content).toEqual([{ type: "text", text: `noted ${JSON.stringify(given)}` }]);
          await pause(Math.random() * 20);
        }
        // Every other one opens its vault; the others must not find one.
        const opens = Number(message.slice(5)) % 2 === 0;
        if (opens) await mine.callTool({ name: "open", arguments: { id: state.id } });
        const { tools } = await mine.listTools();
        expect(tools.map(({ name }) => name)).toEqual(opens ? ["note", "open", "vault"] : ["note", "open"]);
        return state.id;
      },
      end: async (state) => (await state.client)?.close(),
    });
    const names = Array.from({ length: together }, (_, index) => `turn ${index}`);
    const trajectories = await Promise.all(names.map((name) => play({ agent, turns: [name], name })));
    const ids = trajectories.map(({ events }) => events.findLast((event) => event.type === "message")?.text);
    expect(new Set(ids).size).toBe(together);
    trajectories.forEach((trajectory, index) => {
      expect(trajectory.ending).toEqual({ type: "completed" });
      const seen = notes(trajectory);
      expect(seen.slice(0, calls)).toEqual(
        Array.from({ length: calls }, (_, n) => ({ id: ids[index], said: names[index], turn: 1, n })),
      );
      expect(seen).toHaveLength(index % 2 === 0 ? calls + 1 : calls);
    });
    expect(server.refusals.kept).toEqual([]);
  });
});

describe("an agent that misbehaves", () => {
  test("and never answers ends its own episode in a fault, and keeps nobody waiting", async () => {
    const silent = defineAgent({ reply: () => new Promise<string>(() => undefined) });
    const brisk = defineAgent({
      reply: async (_message, { bank }) => (await post(bank.access().mcp, "note", { n: 1 })).statusText,
    });
    const [stuck, fine] = await Promise.all([play({ agent: silent, answerMs: 100 }), play({ agent: brisk })]);
    expect(stuck.ending).toEqual({ type: "fault", by: "agent", message: "no answer within 0.1 s" });
    expect(fine.ending).toEqual({ type: "completed" });
  });

  test("and floods the bank is stopped by its limit, not by ours", async () => {
    const flooded: Promise<unknown>[] = [];
    const flood = defineAgent({
      async reply(_message, { bank }) {
        const { mcp } = bank.access();
        flooded.push(...Array.from({ length: 300 }, (_, n) => post(mcp, "note", { n })));
        await Promise.all(flooded);
        return "done";
      },
    });
    const trajectory = await play({ agent: flood });
    await Promise.allSettled(flooded);
    expect(trajectory.ending).toEqual({ type: "tool-limit", by: "agent", iterations: 12 });
    expect(results(trajectory).filter(({ status }) => status === "done")).toHaveLength(60);
    expect(server.refusals.counts.get("too-many-calls")).toBe(1);
    const turnedAway = server.refusals.counts.values().reduce((sum, count) => sum + count, 0);
    expect(turnedAway).toBe(300 - 60);
  });

  test("and goes on acting after it has answered is refused, which is in the record", async () => {
    const late: Promise<unknown>[] = [];
    const agent = defineAgent({
      async reply(message, { bank }) {
        const { mcp } = bank.access();
        if (message === "begin") late.push(pause(30).then(() => post(mcp, "note", { late: true })));
        return "one moment";
      },
    });
    const turns = ["begin", "and?"];
    let next = 0;
    const caller: World["caller"] = {
      async move() {
        await pause(next === 0 ? 0 : 80);
        const text = turns[next++];
        return text === undefined ? { type: "leave" } : { type: "reply", text, calls: [] };
      },
    };
    const trajectory = await play({ agent, change: { caller } });
    await Promise.all(late);
    expect(notes(trajectory)).toEqual([{ late: true }]);
    expect(results(trajectory)).toMatchObject([
      { status: "out-of-turn", text: expect.stringContaining("NOT_YOUR_TURN") },
    ]);
    expect(trajectory.events.some(({ type }) => type === "effect")).toBe(false);
    expect(reasons()).toEqual(["not-your-turn"]);
  });

  test("and acts once the episode is over is refused and recorded, and changes nothing that was given out", async () => {
    let address = "";
    const agent = defineAgent({
      async reply(_message, { bank }) {
        address = bank.access().mcp;
        return "bye";
      },
    });
    const trajectory = await play({ agent, name: "the first" });
    const before = structuredClone(trajectory);
    expect((await post(address, "note", { n: 1 })).status).toBe(410);
    expect(trajectory).toEqual(before);
    expect(server.refusals.kept).toMatchObject([
      { reason: "episode-over", episode: "the first", tool: "note" },
    ]);
  });

  test("and tries the address of another finds nothing there", async () => {
    const guess = defineAgent({
      async reply(_message, { bank }) {
        const { mcp } = bank.access();
        const others = [
          mcp.replace(/[^/]+\/mcp$/, "x/mcp"),
          mcp.replace(/\/mcp$/, "x/mcp"),
          mcp.replace(/[^/]+\/mcp$/, ""),
        ];
        const statuses = await Promise.all(others.map(async (url) => (await post(url, "note")).status));
        return statuses.join(" ");
      },
    });
    const trajectory = await play({ agent: guess });
    expect(trajectory.events.at(-1)).toMatchObject({ text: "404 404 404" });
    expect(notes(trajectory)).toEqual([]);
    expect(reasons()).toEqual(["unknown-address", "unknown-address", "unknown-address"]);
  });
});

test("a tool that opens while other calls are on their way is there for whoever comes after", async () => {
  const agent = defineAgent({
    async reply(_message, { bank }) {
      const told = Promise.withResolvers<void>();
      const mine = new Client(
        { name: "agent", version: "1" },
        { listChanged: { tools: { debounceMs: 0, onChanged: () => told.resolve() } } },
      );
      await mine.connect(new StreamableHTTPClientTransport(new URL(bank.access().mcp)));
      const calls = ["vault", "open", "vault", "note"].map((name, n) =>
        mine.callTool({ name, arguments: { n } }),
      );
      const answers = await Promise.all(calls);
      await told.promise;
      const { tools } = await mine.listTools();
      await mine.close();
      const opened = answers.filter(({ isError }) => isError !== true).length;
      return `${opened} ${tools.map(({ name }) => name).join(" ")}`;
    },
  });
  const trajectory = await play({ agent });
  // In what order the four arrive is the network's affair; in the record they stand in the order in which they ran.
  const order = trajectory.events.flatMap((event) => (event.type === "tool-call" ? [event.tool] : []));
  const statuses = results(trajectory).map(({ status }) => status);
  const openedAt = order.indexOf("open");
  expect(statuses).toEqual(
    order.map((tool, index) => (tool === "vault" && index < openedAt ? "unknown-tool" : "done")),
  );
  const done = statuses.filter((status) => status === "done").length;
  expect(trajectory.events.at(-1)).toMatchObject({ text: `${done} note open vault` });
});
