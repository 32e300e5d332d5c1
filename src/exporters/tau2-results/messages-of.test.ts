import { describe, expect, test } from "vitest";
import type { ModelCallRecord } from "../../contract/model.ts";
import type { Ending, Event, Trajectory } from "../../contract/trajectory.ts";
import { printExact } from "../../exact-json/index.ts";
import { episodeOf, type CallStep } from "./episode.fixture.ts";
import { messagesOf } from "./messages-of.ts";

type Suite = Parameters<typeof messagesOf>[1];

const shown = (trajectory: Trajectory, suite: Suite = {}) =>
  messagesOf(trajectory, suite).map((message) =>
    message.role === "tool"
      ? `${message.requestor}'s ${message.id}: ${message.content}${message.error ? " (error)" : ""}`
      : `${message.role}: ${message.content} ${(message.tool_calls ?? []).map(({ name }) => name).join()}`.trim(),
  );

const called = (call: CallStep, suite?: Suite) => shown(episodeOf([{ by: "agent", calls: [call] }]), suite);

describe("a conversation as public messages", () => {
  test("one message a reply, its answers behind it, of both sides", () => {
    const trajectory = episodeOf([
      { by: "caller", says: "Hello" },
      { by: "agent", says: "One moment", calls: [{ tool: "look" }, { tool: "act", gives: "acted" }] },
      { by: "caller", calls: [{ tool: "own" }] },
    ]);
    expect(shown(trajectory)).toEqual([
      "user: Hello",
      "assistant: One moment look,act",
      "assistant's c1_0: done",
      "assistant's c1_1: acted",
      "user: null own",
      "user's c2_0: done",
    ]);
    expect(messagesOf(trajectory, {}).map(({ turn_idx }) => turn_idx)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(messagesOf(trajectory, {})[2]?.timestamp).toBe("2026-11-30T09:00:01.500Z");
  });

  test("numbers of arguments keep the form in which they were written, and texts become whole characters", () => {
    const raw = '{"whole": 5.0, "big": 12345678901234567890, "half": "\\ud83d", "huge": 1e999}';
    const [message] = messagesOf(
      episodeOf([{ by: "agent", says: "a\ud83d", calls: [{ tool: "t", raw }] }]),
      {},
    );
    if (message?.role === "tool" || message === undefined) throw new Error("a reply comes first");
    expect(message.content).toBe("a\ufffd");
    expect(printExact(message.tool_calls?.[0]?.arguments ?? {})).toBe(
      '{"whole": 5.0, "big": 12345678901234567890, "half": "\\ufffd", "huge": null}',
    );
  });

  test("what never reached the bank stands under a name that no bank has", () => {
    const denied: CallStep = { tool: "pay", status: "refused", gives: "no", guard: { type: "denied" } };
    expect(called(denied)[0]).toBe("assistant: null denied:pay");
    const malformed: CallStep = { tool: "pay", raw: "{oops", status: "malformed-arguments", gives: "no" };
    expect(called(malformed)[0]).toBe("assistant: null malformed:pay");
    const gives = '{"error_code":"NOT_YOUR_TURN","error_message":"…"}';
    const shut: CallStep = { tool: "pay", id: "door_3", status: "refused", gives };
    expect(called(shut)[0]).toBe("assistant: null shut:pay");
    // A bank that says the same is a bank.
    expect(called({ ...shut, id: "call_3" })[0]).toBe("assistant: null pay");
    const rewrote: CallStep = { tool: "pay", guard: { type: "rewrote-call", asked: "{}" } };
    expect(called(rewrote)[0]).toBe("assistant: null pay");
  });

  test("a refusal is an error but in the public bank, where only a call that no tool could carry out is", () => {
    const isError = (status: CallStep["status"], suite: Suite) =>
      called({ tool: "t", status: status ?? "done" }, suite)[1]?.endsWith("(error)");
    const statuses = ["done", "refused", "schema-error", "unknown-tool"] as const;
    expect(statuses.map((status) => isError(status, {}))).toEqual([false, true, true, true]);
    expect(statuses.map((status) => isError(status, { publicDomain: "banking" }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test("a caller who leaves for a reason says so with a stop token", () => {
    const last = (ending: Ending) => shown(episodeOf([{ by: "agent", says: "Bye" }], ending)).at(-1);
    expect(last({ type: "completed" })).toBe("assistant: Bye");
    expect(last({ type: "hung-up", by: "agent", reason: "x" })).toBe("assistant: Bye");
    expect(last({ type: "hung-up", by: "caller", reason: "x" })).toBe("user: ###STOP###");
    expect(last({ type: "hung-up", by: "caller", reason: "was transferred" })).toBe("user: ###TRANSFER###");
    const broke = { type: "hung-up", by: "caller", reason: "simulator: left its part" } as const;
    expect(last(broke)).toBe("user: ###OUT-OF-SCOPE###");
  });

  test("costs and tokens of a reply are those of its model calls; what is unknown is not 0", () => {
    const spent: ModelCallRecord = {
      role: "agent",
      index: 0,
      requested: "m",
      requestHash: "h",
      finish: "stop",
      usage: { inputTokens: 10, outputTokens: 2 },
      cost: { known: true, usd: "0.25" },
      latencyMs: 1500,
      attempts: 1,
      warnings: [],
      replayed: false,
    };
    const unknown: ModelCallRecord = { ...spent, usage: {}, cost: { known: false } };
    const withCalls = (...records: ModelCallRecord[]) => {
      const { events, ...rest } = episodeOf([{ by: "agent", says: "Hi" }]);
      const calls = records.map((record): Event => ({
        seq: 0,
        atMs: 0,
        type: "model-call",
        by: "agent",
        record,
      }));
      return messagesOf({ ...rest, events: [...calls, ...events] }, {})[0];
    };
    expect(withCalls(spent, spent)).toMatchObject({
      cost: 0.5,
      usage: { prompt_tokens: 20, completion_tokens: 4 },
      generation_time_seconds: 3,
    });
    expect(withCalls(spent, unknown)).toMatchObject({ cost: null, usage: null });
    expect(withCalls()).toMatchObject({ cost: 0, usage: null, generation_time_seconds: null });
  });

  test("an empty reply is a message without words", () => {
    expect(shown(episodeOf([{ by: "agent" }]))).toEqual(["assistant:"]);
  });
});
