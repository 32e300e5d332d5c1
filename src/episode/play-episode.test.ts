import { describe, expect, test } from "vitest";
import { InputError, ParticipantFault } from "../contract/errors.ts";
import type { ModelCallRecord } from "../contract/model.ts";
import type { Bank, Move, Participant, World } from "../contract/ports.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import { playEpisode } from "./play-episode.ts";

const limits = { turns: 10, toolIterations: 3 };
const identity = { suite: "s", scenario: "c", scenarioHash: "h", agent: "a", trial: 0, seed: 1 };

function says(...moves: readonly (string | Partial<Extract<Move, { type: "reply" }>> | Move)[]): Participant {
  let next = 0;
  return {
    async move() {
      const move = moves[next++] ?? { type: "leave" };
      if (typeof move === "string") return { type: "reply", text: move, calls: [] };
      return move.type === "leave"
        ? move
        : { ...move, type: "reply", text: move.text ?? null, calls: move.calls ?? [] };
    },
  };
}
const call = (tool: string, rawArguments = "{}", id = "c1") => ({ id, tool, rawArguments });

/** A bank of one switch that either side may flip, and that remembers who called. */
function switchBank(): Bank & { calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    tools: () => [{ name: "flip", description: "" }],
    call(side, { tool }) {
      calls.push(`${side} ${tool}`);
      if (tool === "explode") throw new Error("no such row");
      if (tool !== "flip") return { status: "unknown-tool", text: "no such tool", effects: [] };
      const effect = { type: "write", table: "switches", key: "1", before: false, after: true } as const;
      return { status: "done", text: "flipped", effects: [effect] };
    },
  };
}

function play(agent: Participant, caller: Participant, change: Partial<World> = {}): Promise<Trajectory> {
  const world: World = {
    bank: switchBank(),
    instructions: { agent: "be good" },
    prior: [],
    caller,
    textBesideCalls: "kept",
    opening: "caller",
    ...change,
  };
  return playEpisode({
    identity,
    world,
    agent,
    limits,
    clock: { now: () => 0 },
    signal: new AbortController().signal,
  });
}

const types = (trajectory: Trajectory) => trajectory.events.map((event) => event.type);

describe("an episode", () => {
  test("is played to the end of the caller's script and keeps everything in order", async () => {
    const trajectory = await play(says({ calls: [call("flip")] }, "done"), says("flip it, please"));
    expect(types(trajectory)).toEqual([
      "instructions",
      "message",
      "tool-call",
      "tool-result",
      "effect",
      "message",
    ]);
    expect(trajectory.ending).toEqual({ type: "completed" });
    expect(trajectory.liveFrom).toBe(1);
    expect(trajectory.events.map((event) => event.seq)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("lets both sides call tools; neither sees the other's calls", async () => {
    const bank = switchBank();
    const seen: unknown[] = [];
    const caller = says({ calls: [call("flip")] }, "I flipped it");
    const agent: Participant = {
      async move(view) {
        seen.push(...view.messages);
        return { type: "leave", reason: "busy" };
      },
    };
    const trajectory = await play(agent, caller, { bank });
    expect(bank.calls).toEqual(["caller flip"]);
    expect(seen).toEqual([
      { role: "system", text: "be good" },
      { role: "user", text: "I flipped it" },
    ]);
    expect(trajectory.ending).toEqual({ type: "hung-up", by: "agent", reason: "busy" });
  });

  test("gives the agent one answer to a caller who leaves with his last words (F6)", async () => {
    const caller = says({ text: "No, cancel it please.", leaves: { reason: "had enough" } });
    const trajectory = await play(says("cancelled"), caller);
    expect(trajectory.events.at(-1)).toMatchObject({ type: "message", by: "agent", text: "cancelled" });
    expect(trajectory.ending).toEqual({ type: "hung-up", by: "caller", reason: "had enough" });
  });

  test("never runs a tool on malformed arguments, keeps the raw text and goes on (F1)", async () => {
    const bank = switchBank();
    const raw = `{"card_id": "CRD-771", "reason": "lost"`;
    const trajectory = await play(says({ calls: [call("flip", raw)] }, "sorry"), says("hi"), { bank });
    expect(bank.calls).toEqual([]);
    expect(trajectory.events.find((event) => event.type === "tool-call")).toMatchObject({
      rawArguments: raw,
      arguments: { ok: false },
    });
    const result = trajectory.events.find((event) => event.type === "tool-result");
    expect(result).toMatchObject({ status: "malformed-arguments" });
    expect(result?.text).toContain("flip");
    expect(types(trajectory)).not.toContain("effect");
    expect(trajectory.ending).toEqual({ type: "completed" });
  });

  test.each([["null"], ["[1]"], ["3"], ['"text"'], ["NaN"], ["{} {}"]])(
    "treats %s as malformed",
    async (raw) => {
      const bank = switchBank();
      await play(says({ calls: [call("flip", raw)] }, "sorry"), says("hi"), { bank });
      expect(bank.calls).toEqual([]);
    },
  );

  test("gives the bank the object that a text of one holds, and keeps the text", async () => {
    const bank = switchBank();
    const raw = JSON.stringify('{"on": true}');
    const trajectory = await play(says({ calls: [call("flip", raw)] }, "done"), says("hi"), { bank });
    expect(bank.calls).toHaveLength(1);
    expect(trajectory.events.find((event) => event.type === "tool-call")).toMatchObject({
      rawArguments: raw,
      arguments: { ok: true, value: { on: true }, note: expect.stringContaining("read as the object") },
    });
  });

  test("keeps text beside tool calls in the record, and delivers it only where the world says so (F2)", async () => {
    const move = { text: "Your PAN ends 482K. Moving it now.", calls: [call("flip")] };
    const heard = async (textBesideCalls: World["textBesideCalls"]) => {
      const views: string[] = [];
      const turns = ["hi"];
      const caller: Participant = {
        async move(view) {
          views.push(...view.messages.map((message) => message.text ?? ""));
          const text = turns.shift();
          return text === undefined ? { type: "leave" } : { type: "reply", text, calls: [] };
        },
      };
      const trajectory = await play(says(move, "done"), caller, { textBesideCalls });
      const kept = trajectory.events.filter((event) => event.type === "message" && event.by === "agent");
      expect(kept.map((event) => (event.type === "message" ? event.placement : ""))).toEqual([
        "beside-calls",
        "alone",
      ]);
      return views;
    };
    expect(await heard("kept")).toEqual(["hi", "done"]);
    expect(await heard("delivered")).toEqual(["hi", move.text, "done"]);
  });

  test("records an empty reply, asks once more, and then ends without a reply (F3)", async () => {
    const once = await play(says({ text: "" }, "here I am"), says("hi"));
    expect(types(once)).toEqual(["instructions", "message", "empty-reply", "message"]);
    expect(once.ending).toEqual({ type: "completed" });
    const twice = await play(says({ text: null }, { text: " " }, "too late"), says("hi"));
    expect(twice.ending).toEqual({ type: "no-reply", by: "agent" });
  });

  test("ends at the tool limit after running the last calls", async () => {
    const bank = switchBank();
    const again = { calls: [call("flip")] };
    const trajectory = await play(says(again, again, again, "late"), says("hi"), { bank });
    expect(trajectory.ending).toEqual({ type: "tool-limit", by: "agent", iterations: 3 });
    expect(bank.calls).toHaveLength(3);
  });

  test("ends at the tool limit with a reply of calls without end, as at the door", async () => {
    const bank = switchBank();
    const many = (count: number) => ({ calls: Array.from({ length: count }, () => call("flip")) });
    const most = await play(says(many(14), many(1), "done"), says("hi"), { bank });
    expect(most.ending).toEqual({ type: "completed" });
    expect(bank.calls).toHaveLength(15);
    const more = await play(says(many(14), many(100_000), "late"), says("hi"), { bank });
    expect(more.ending).toEqual({ type: "tool-limit", by: "agent", iterations: 3 });
    expect(bank.calls).toHaveLength(30);
    expect(more.events.filter(({ type }) => type === "tool-call")).toHaveLength(15);
  });

  test("ends at the turn limit", async () => {
    const chatter = says(...Array.from({ length: 30 }, () => "and another thing"));
    const trajectory = await play(chatter, chatter);
    expect(trajectory.ending).toEqual({ type: "turn-limit", turns: 10 });
  });

  test("turns a participant that cannot move, or a bank that cannot answer, into a fault and nothing else", async () => {
    const down: Participant = {
      move: () => Promise.reject(new ParticipantFault("agent", "fault", "provider down")),
    };
    expect((await play(down, says("hi"))).ending).toMatchObject({ type: "fault", by: "agent" });
    const broken = await play(says({ calls: [call("explode")] }), says("hi"));
    expect(broken.ending).toEqual({ type: "fault", by: "bank", message: "explode: no such row" });
    const bug: Participant = { move: () => Promise.reject(new TypeError("a bug of ours")) };
    const { ending } = await play(bug, says("hi"));
    expect(ending).toMatchObject({ type: "fault", by: "harness", message: "a bug of ours" });
    expect(ending.type === "fault" && ending.stack).toContain("play-episode.test.ts");
    const mistake: Participant = {
      move: () => Promise.reject(new InputError([{ problem: "no such file" }])),
    };
    await expect(play(mistake, says("hi"))).rejects.toThrow("no such file");
  });

  test("ends by budget with a reason of its own", async () => {
    const record: ModelCallRecord = {
      role: "agent",
      index: 0,
      requested: "x:y",
      requestHash: "h",
      finish: "stop",
      usage: { inputTokens: 70, outputTokens: 40 },
      cost: { known: true, usd: "0.02" },
      latencyMs: 1,
      attempts: 1,
      warnings: [],
      replayed: false,
    };
    const agent = () => says({ text: "hello", record }, { text: "hello", record });
    const world: World = {
      bank: switchBank(),
      instructions: {},
      prior: [],
      caller: says("a", "b", "c"),
      textBesideCalls: "kept",
      opening: "caller",
    };
    const base = { identity, world, clock: { now: () => 0 }, signal: new AbortController().signal };
    const tokens = await playEpisode({ ...base, agent: agent(), limits: { ...limits, tokens: 100 } });
    expect(tokens.ending).toEqual({ type: "token-limit", tokens: 110 });
    const money = await playEpisode({
      ...base,
      world: { ...world, caller: says("a", "b") },
      agent: agent(),
      limits: { ...limits, usd: "0.03" },
    });
    expect(money.ending).toEqual({ type: "money-limit", spentUsd: "0.04" });
  });

  test("records and counts every model call that a move took, also of one who leaves", async () => {
    const record = (role: string, index: number): ModelCallRecord => ({
      role,
      index,
      requested: "x:y",
      requestHash: "h",
      finish: "stop",
      usage: { inputTokens: 10, outputTokens: 10 },
      cost: { known: false },
      latencyMs: 1,
      attempts: 1,
      warnings: [],
      replayed: false,
    });
    const moves: Move[] = [
      { type: "reply", text: "hi", calls: [], paid: [record("ear", 0)], record: record("caller", 0) },
      { type: "leave", reason: "done", paid: [record("ear", 1)] },
    ];
    const caller: Participant = { move: async () => moves.shift() ?? { type: "leave" } };
    const { events } = await play(says("hello"), caller);
    const calls = events.flatMap((event) => (event.type === "model-call" ? [event] : []));
    expect(calls.map(({ by, record: made }) => `${by} ${made.role} ${made.index}`)).toEqual([
      "caller ear 0",
      "caller caller 0",
      "caller ear 1",
    ]);
  });

  test("stops a participant that never answers at the wall time, but an abandoned episode gives nothing", async () => {
    const stuck: Participant = {
      move: (_view, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener("abort", () => reject(signal.reason as Error)),
        ),
    };
    const world: World = {
      bank: switchBank(),
      instructions: {},
      prior: [],
      caller: says("hi"),
      textBesideCalls: "kept",
      opening: "caller",
    };
    const base = { identity, world, agent: stuck, clock: { now: () => 7 } };
    const signal = new AbortController().signal;
    const late = await playEpisode({ ...base, limits: { ...limits, wallMs: 5 }, signal });
    expect(late.ending.type).toBe("time-limit");
    const stop = new AbortController();
    const abandoned = playEpisode({
      ...base,
      world: { ...world, caller: says("hi") },
      limits,
      signal: stop.signal,
    });
    stop.abort(new Error("interrupted"));
    await expect(abandoned).rejects.toThrow("interrupted");
  });
});
