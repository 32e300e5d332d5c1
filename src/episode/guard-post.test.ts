import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GuardFault, type Guard } from "../contract/guard.ts";
import type { Bank, Move, Participant, View, World } from "../contract/ports.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import { playEpisode } from "./play-episode.ts";

const identity = { suite: "s", scenario: "c", scenarioHash: "h", agent: "a", trial: 0, seed: 1 };
const allow = { decision: "allow" } as const;

const guardOf = (change: Partial<Guard>): Guard => ({
  onFailure: "deny",
  call: () => allow,
  result: () => allow,
  reply: () => allow,
  ...change,
});

/** A bank that keeps what it was asked. */
function bank(): Bank & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    tools: () => [{ name: "pay", description: "" }],
    call(_side, { tool, arguments: given, rawArguments }) {
      asked.push(`${tool} ${rawArguments} ${JSON.stringify(given)}`);
      const effects = [{ type: "write", table: "t", key: "k", before: null, after: given }] as const;
      return { status: "done", text: `paid ${rawArguments}`, effects };
    },
  };
}

const reply = (text: string | null, ...amounts: number[]): Move => ({
  type: "reply",
  text,
  calls: amounts.map((amount, at) => ({
    id: `c${at}`,
    tool: "pay",
    rawArguments: `{ "amount": ${amount} }`,
  })),
});

function script(moves: readonly Move[], seen: View["messages"][] = []): Participant {
  let next = 0;
  return {
    async move({ messages }) {
      seen.push([...messages]);
      return moves[next++] ?? { type: "leave" };
    },
  };
}

type Setting = { agent: Participant; guard?: Guard; world?: Partial<World>; wallMs?: number };

function play({ agent, guard, world, wallMs }: Setting): Promise<Trajectory> {
  return playEpisode({
    identity,
    world: {
      bank: bank(),
      instructions: {},
      prior: [],
      caller: script([reply("hello")]),
      textBesideCalls: "delivered",
      opening: "caller",
      ...world,
    },
    agent,
    guard,
    limits: { turns: 5, toolIterations: 10, ...(wallMs === undefined ? {} : { wallMs }) },
    clock: { now: () => 0 },
    signal: new AbortController().signal,
  });
}

const shown = ({ events }: Trajectory) =>
  events.map((event) => {
    switch (event.type) {
      case "tool-call":
        return `call ${event.rawArguments}`;
      case "tool-result":
        return `${event.status}: ${event.text}`;
      case "message":
        return `${event.by}: ${event.text}`;
      case "guard":
        return `guard on ${event.on}: ${JSON.stringify(event.act)}`;
      default:
        return event.type;
    }
  });

describe("a guard", () => {
  test("keeps a call from the bank: it is refused in the guard's words, and the record says by which rule", async () => {
    const seen: View["messages"][] = [];
    const money = bank();
    const guard = guardOf({ call: () => ({ decision: "deny", text: "Not by me.", rule: "limit" }) });
    const agent = script([reply(null, 9), reply("sorry")], seen);
    const trajectory = await play({ agent, guard, world: { bank: money } });
    expect(money.asked).toEqual([]);
    expect(shown(trajectory)).toEqual([
      "caller: hello",
      'call { "amount": 9 }',
      "refused: Not by me.",
      'guard on 1: {"type":"denied","rule":"limit"}',
      "agent: sorry",
    ]);
    expect(seen[1]?.at(-1)).toEqual({ role: "tool", callId: "c0", tool: "pay", text: "Not by me." });
  });

  test("rewrites a call: it stands in the record as it ran, and the agent remembers what it asked for", async () => {
    const seen: View["messages"][] = [];
    const money = bank();
    const guard = guardOf({ call: () => ({ decision: "rewrite", arguments: { amount: 5 } }) });
    const trajectory = await play({
      agent: script([reply(null, 9), reply("done")], seen),
      guard,
      world: { bank: money },
    });
    expect(money.asked).toEqual(['pay {"amount":5} {"amount":5}']);
    expect(shown(trajectory)).toEqual([
      "caller: hello",
      'call {"amount":5}',
      'done: paid {"amount":5}',
      "effect",
      'guard on 1: {"type":"rewrote-call","asked":"{ \\"amount\\": 9 }"}',
      "agent: done",
    ]);
    expect(trajectory.events[1]).toMatchObject({ arguments: { ok: true, value: { amount: 5 } } });
    expect(seen[1]?.at(-2)).toMatchObject({ calls: [{ rawArguments: '{ "amount": 9 }' }] });
  });

  test("rewrites an answer before the agent reads it, and words before the caller hears them", async () => {
    const agentSaw: View["messages"][] = [];
    const callerHeard: View["messages"][] = [];
    const guard = guardOf({
      result: ({ text }) => ({ decision: "rewrite", text: text.replace("9", "•"), rule: "mask" }),
      reply: () => ({ decision: "rewrite", text: "Done." }),
    });
    const trajectory = await play({
      agent: script([reply(null, 9), reply("I paid 9.")], agentSaw),
      guard,
      world: { caller: script([reply("hello")], callerHeard) },
    });
    expect(shown(trajectory).slice(2)).toEqual([
      'done: paid { "amount": • }',
      "effect",
      'guard on 1: {"type":"rewrote-result","rule":"mask","answered":"paid { \\"amount\\": 9 }"}',
      "agent: Done.",
      'guard on 5: {"type":"rewrote-words","said":"I paid 9."}',
    ]);
    expect(agentSaw[1]?.at(-1)).toMatchObject({ text: 'paid { "amount": • }' });
    expect(callerHeard[1]?.at(-1)).toEqual({ role: "user", text: "Done." });
  });

  test("meets calls made through the door, and readings of documents, like those of a move", async () => {
    const guard = guardOf({
      call: ({ tool }) =>
        tool === "pay" ? { decision: "deny", text: "no" } : { decision: "rewrite", arguments: { id: "b" } },
    });
    const agent: Participant = {
      async move(_view, _signal, door) {
        const paid = await door.call({ tool: "pay", rawArguments: "{}" });
        const read = await door.read("a");
        return reply(`${paid.text}, ${read.text}`);
      },
    };
    const documents = ["a", "b"].map((id) => ({ id, title: id, text: `text of ${id}` }));
    const trajectory = await play({ agent, guard, world: { documents } });
    expect(shown(trajectory)).toContain("agent: no, text of b");
    expect(trajectory.events).toContainEqual(
      expect.objectContaining({ effect: { type: "retrieved", documents: ["b"] } }),
    );
  });

  test("is told of the conversation and of what came by it before, and nothing of the caller's own calls", async () => {
    const contexts: unknown[] = [];
    const guard = guardOf({
      call(_call, { messages, calls, bank: channel }) {
        contexts.push(JSON.parse(JSON.stringify({ last: messages.at(-1), calls, channel })));
        return allow;
      },
    });
    await play({
      agent: script([reply(null, 1), reply(null, 2), reply("done")]),
      guard,
      world: { caller: script([reply("hello", 7), reply("now")]), context: { channel: "phone" } },
    });
    expect(contexts).toMatchObject([
      { calls: [], channel: { channel: "phone" } },
      { calls: [{ tool: "pay", arguments: { amount: 1 }, status: "done", text: 'paid { "amount": 1 }' }] },
    ]);
  });

  test.each([
    ["deny", ["refused: {", "agent: I'm sorry, I cannot answer that at the moment."], []],
    ["allow", ['done: paid { "amount": 9 }', "agent: done"], ["pay"]],
  ] as const)("that cannot decide, set to %s, does so on the record", async (onFailure, came, asked) => {
    const money = bank();
    const fail = () => {
      throw new GuardFault("no answer");
    };
    const guard = guardOf({ onFailure, call: fail, reply: fail });
    const trajectory = await play({
      agent: script([reply(null, 9), reply("done")]),
      guard,
      world: { bank: money },
    });
    for (const line of came) expect(shown(trajectory)).toContainEqual(expect.stringContaining(line));
    expect(money.asked.map((call) => call.split(" ")[0])).toEqual(asked);
    const failed = trajectory.events.filter((event) => event.type === "guard" && event.act.type === "failed");
    expect(failed).toMatchObject([{ act: { at: "call", problem: "no answer" } }, { act: { at: "words" } }]);
  });

  test("that never answers does not outlive the episode's time", async () => {
    const guard = guardOf({ call: () => new Promise(() => undefined) });
    const trajectory = await play({ agent: script([reply(null, 9)]), guard, wallMs: 20 });
    expect(trajectory.ending.type).toBe("time-limit");
  });

  test("whose code breaks is a fault, not a decision", async () => {
    const guard = guardOf({
      call: () => {
        throw new TypeError("oops");
      },
    });
    const { ending } = await play({ agent: script([reply(null, 9)]), guard });
    expect(ending).toMatchObject({ type: "fault", by: "harness", message: "oops" });
  });

  test("that allows everything changes nothing, whatever is said and called", async () => {
    const move = fc.record({
      text: fc.option(fc.string(), { nil: null }),
      amounts: fc.array(fc.integer(), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(move, { maxLength: 6 }),
        fc.array(fc.string(), { maxLength: 3 }),
        async (moves, said) => {
          const setting = (): Setting => ({
            agent: script(moves.map(({ text, amounts }) => reply(text, ...amounts))),
            world: { caller: script(said.map((text) => reply(text))) },
          });
          const bare = await play(setting());
          expect(await play({ ...setting(), guard: guardOf({}) })).toEqual(bare);
        },
      ),
      { numRuns: 60 },
    );
  });
});
