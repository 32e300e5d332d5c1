import { describe, expect, test } from "vitest";
import type { CheckResult } from "../contract/verdict.ts";
import { episodeSpans } from "./episode-spans.ts";
import { modelCallSpanId } from "./trace-ids.ts";
import {
  modelCall,
  STARTED_MS,
  TRACE,
  tracedEpisode,
  trajectoryOf,
  verdictRecord,
} from "./traced-episode.fixture.ts";

const at = (ms: number): number => STARTED_MS + ms;
const parsed = { ok: true, value: { card: "1" } } as const;
const call = { type: "tool-call", by: "agent", reply: 1, rawArguments: "{}", arguments: parsed } as const;
const result = { type: "tool-result", to: "agent", text: "answer" } as const;

const TALK = trajectoryOf(
  [
    { atMs: 0, type: "instructions", to: "agent", text: "You are a teller." },
    { atMs: 5, type: "message", by: "caller", reply: 0, text: "Block my card", placement: "alone" },
    {
      atMs: 900,
      type: "model-call",
      by: "agent",
      record: modelCall({
        answered: "gpt-5-mini-2026-01-01",
        responseId: "resp-1",
        finish: "tool-calls",
        usage: { inputTokens: 100, cachedInputTokens: 40, outputTokens: 20, reasoningTokens: 5 },
        cost: { known: true, usd: "0.0012" },
        latencyMs: 800,
      }),
    },
    { ...call, atMs: 900, callId: "c1", tool: "get_cards" },
    { ...call, atMs: 900, callId: "c2", tool: "block_card" },
    { ...result, atMs: 950, call: 3, status: "done" },
    { ...result, atMs: 980, call: 4, status: "refused" },
    { ...call, atMs: 1000, reply: 2, callId: "c3", tool: "no_such_tool" },
    { ...result, atMs: 1010, call: 7, status: "unknown-tool" },
    {
      atMs: 1500,
      type: "model-call",
      by: "agent",
      record: modelCall({ index: 1, replayed: true, latencyMs: 0 }),
    },
    { atMs: 1500, type: "message", by: "agent", reply: 3, text: "It is blocked.", placement: "alone" },
  ],
  { trace: { ...TRACE, endedAtMs: 1600 } },
);

function check(name: string, finding: CheckResult["finding"]): CheckResult {
  return { check: name, version: 1, stage: "S", gating: true, finding };
}
const VERDICT = verdictRecord({
  status: "failed",
  firstFailed: "S2",
  results: [
    check("S1", { status: "passed", evidence: { at: [3] }, because: "it asked for the card" }),
    check("S2", { status: "failed", evidence: { at: [4] }, because: "nobody said yes to block" }),
    check("R", { status: "unjudged", because: "no judge" }),
  ],
  unjudged: [],
  patterns: [],
});

const spans = episodeSpans(tracedEpisode(TALK, { record: VERDICT }), { content: false });
const named = (name: string) => spans.filter((span) => span.name === name);

describe("the spans of an episode", () => {
  test("begin with the episode; all others are below it, on one trace", () => {
    const [episode, ...others] = spans;
    expect(episode).toMatchObject({ ...TRACE, name: "invoke_agent assistant", kind: "internal" });
    expect(episode).not.toHaveProperty("parentSpanId");
    expect(others).toHaveLength(5);
    for (const span of others) {
      expect(span).toMatchObject({ traceId: TRACE.traceId, parentSpanId: TRACE.spanId });
    }
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length);
  });

  test("lie where things happened: a call of the same reply begins when the one before was answered", () => {
    const times = spans.map(({ name, startMs, endMs }) => [name, startMs, endMs]);
    expect(times).toEqual([
      ["invoke_agent assistant", at(0), at(1600)],
      ["chat gpt-5-mini", at(100), at(900)],
      ["chat gpt-5-mini", at(1500), at(1500)],
      ["execute_tool get_cards", at(900), at(950)],
      ["execute_tool block_card", at(950), at(980)],
      ["execute_tool no_such_tool", at(1000), at(1010)],
    ]);
  });

  test("say of the episode what it was and what came of it", () => {
    expect(spans[0]?.attributes).toMatchObject({
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.provider.name": "openai",
      "gen_ai.request.model": "gpt-5-mini",
      "gen_ai.request.temperature": 0.2,
      "gen_ai.agent.name": "assistant",
      "gen_ai.conversation.id": "nightly/assistant/cards.block/2",
      "tellerproof.run": "nightly",
      "tellerproof.suite": "retail-india",
      "tellerproof.scenario": "cards.block",
      "tellerproof.trial": 2,
      "tellerproof.profile": "strict",
      "tellerproof.verdict": "failed",
      "tellerproof.first_failed": "S2",
      "tellerproof.ending": "completed",
    });
    // A failed episode is a result, and no error of the operation.
    expect(spans[0]?.status).toEqual({ code: "unset" });
  });

  test("have the results of checks as events of the episode", () => {
    const told = { "tellerproof.check.stage": "S", "tellerproof.check.gating": true };
    expect(spans[0]?.events).toEqual(
      [
        {
          "gen_ai.evaluation.name": "S1",
          "gen_ai.evaluation.score.label": "passed",
          "gen_ai.evaluation.score.value": 1,
        },
        {
          "gen_ai.evaluation.name": "S2",
          "gen_ai.evaluation.score.label": "failed",
          "gen_ai.evaluation.score.value": 0,
        },
        { "gen_ai.evaluation.name": "R", "gen_ai.evaluation.score.label": "unjudged" },
      ].map((attributes) => ({
        name: "gen_ai.evaluation.result",
        timeMs: at(1600),
        attributes: { ...attributes, ...told },
      })),
    );
  });

  test("say of a model call what was asked for, answered, used and paid", () => {
    const [first, second] = named("chat gpt-5-mini");
    expect(first).toMatchObject({ kind: "client", spanId: modelCallSpanId(TRACE, modelCall()) });
    expect(first?.attributes).toMatchObject({
      "gen_ai.operation.name": "chat",
      "gen_ai.provider.name": "openai",
      "gen_ai.request.model": "gpt-5-mini",
      "gen_ai.request.seed": 7,
      "gen_ai.response.model": "gpt-5-mini-2026-01-01",
      "gen_ai.response.id": "resp-1",
      "gen_ai.response.finish_reasons": ["tool_call"],
      "gen_ai.usage.input_tokens": 100,
      "gen_ai.usage.cache_read.input_tokens": 40,
      "gen_ai.usage.output_tokens": 20,
      "gen_ai.usage.reasoning.output_tokens": 5,
      "tellerproof.role": "agent",
      "tellerproof.replayed": false,
      "tellerproof.cost_usd": "0.0012",
    });
    expect(second?.attributes).toMatchObject({ "tellerproof.replayed": true });
    // Unknown is left out, never 0.
    expect(second?.attributes).not.toHaveProperty("gen_ai.usage.input_tokens");
    expect(second?.attributes).not.toHaveProperty("tellerproof.cost_usd");
  });

  test("tell an error of a call from a refusal of the bank", () => {
    expect(named("execute_tool block_card")[0]).toMatchObject({
      attributes: { "gen_ai.tool.call.id": "c2", "tellerproof.call_status": "refused" },
      status: { code: "unset" },
    });
    expect(named("execute_tool no_such_tool")[0]).toMatchObject({
      attributes: { "error.type": "unknown-tool" },
      status: { code: "error" },
    });
  });
});

describe("content", () => {
  const told = episodeSpans(tracedEpisode(TALK, { record: VERDICT }), { content: true });
  const read = (span: number, name: string): unknown =>
    JSON.parse(String(told[span]?.attributes[`gen_ai.${name}`]));

  test("of the episode is the conversation", () => {
    expect(read(0, "system_instructions")).toEqual([{ type: "text", content: "You are a teller." }]);
    expect(read(0, "input.messages")).toEqual([
      { role: "user", parts: [{ type: "text", content: "Block my card" }] },
    ]);
    expect(read(0, "output.messages")).toEqual([
      { role: "assistant", parts: [{ type: "text", content: "It is blocked." }], finish_reason: "stop" },
    ]);
  });

  test("of a model call is what was new to the model, and its answer", () => {
    const tool = (id: string, name: string) => ({ type: "tool_call", id, name, arguments: { card: "1" } });
    expect(read(1, "output.messages")).toEqual([
      {
        role: "assistant",
        parts: [tool("c1", "get_cards"), tool("c2", "block_card")],
        finish_reason: "tool_call",
      },
    ]);
    expect(read(2, "input.messages")).toEqual([
      { role: "tool", parts: [{ type: "tool_call_response", id: "c1", response: "answer" }] },
      { role: "tool", parts: [{ type: "tool_call_response", id: "c2", response: "answer" }] },
      { role: "assistant", parts: [tool("c3", "no_such_tool")] },
      { role: "tool", parts: [{ type: "tool_call_response", id: "c3", response: "answer" }] },
    ]);
  });

  test("of a tool call are its arguments and its result; of a check, why", () => {
    expect(told[3]?.attributes).toMatchObject({
      "gen_ai.tool.call.arguments": "{}",
      "gen_ai.tool.call.result": "answer",
    });
    expect(told[0]?.events[1]?.attributes).toMatchObject({
      "gen_ai.evaluation.explanation": "nobody said yes to block",
    });
  });

  test("has nothing that looks like a key", () => {
    const leaky = trajectoryOf([
      { atMs: 0, type: "message", by: "agent", reply: 0, text: "sk-abcdefgh12345678", placement: "alone" },
      { ...call, atMs: 1, callId: "c", tool: "t", rawArguments: '{"key":"sk-abcdefgh12345678"}' },
      { ...result, atMs: 2, call: 1, status: "done", text: "Bearer abcdefgh12345678" },
    ]);
    const text = JSON.stringify(episodeSpans(tracedEpisode(leaky), { content: true }));
    expect(text).toContain("[key]");
    expect(text).not.toContain("abcdefgh12345678");
  });
});

describe("what cannot be known", () => {
  test("an episode that broke is an error; its message is content, for it may quote the agent", () => {
    const broken = trajectoryOf([{ ...call, atMs: 40, callId: "c", tool: "t" }], {
      ending: { type: "fault", by: "bank", message: "the agent said things" },
    });
    const [episode, tool] = episodeSpans(tracedEpisode(broken), { content: false });
    expect(episode).toMatchObject({ status: { code: "error" }, attributes: { "error.type": "fault" } });
    expect(episode?.status).not.toHaveProperty("message");
    expect(tool).toMatchObject({ status: { code: "error" }, attributes: { "error.type": "unanswered" } });
    const [told] = episodeSpans(tracedEpisode(broken), { content: true });
    expect(told?.status).toEqual({ code: "error", message: "the agent said things" });
  });

  test("an episode that was played without tracing gets the same ids each time, and others in another run", () => {
    const { trace: _, ...untraced } = TALK;
    const ids = (run: string) =>
      episodeSpans(tracedEpisode(untraced, { run }), { content: false }).map(({ traceId, spanId }) => [
        traceId,
        spanId,
      ]);
    expect(ids("nightly")).toEqual(ids("nightly"));
    expect(ids("nightly")[0]).not.toEqual(ids("weekly")[0]);
    expect(ids("nightly")[0]?.[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test("earlier conversations are no part of what was called", () => {
    const prior = trajectoryOf(
      [
        { ...call, atMs: 0, callId: "before", tool: "t" },
        { ...result, atMs: 0, call: 0, status: "done" },
      ],
      { liveFrom: 2 },
    );
    expect(episodeSpans(tracedEpisode(prior), { content: false })).toHaveLength(1);
  });
});
