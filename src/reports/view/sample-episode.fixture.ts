import type { ModelCallRecord } from "../../contract/model.ts";
import type { Event, Trajectory } from "../../contract/trajectory.ts";
import type { CheckResult, Verdict } from "../../contract/verdict.ts";

type WithoutPlace<T> = T extends unknown ? Omit<T, "seq" | "atMs"> : never;

/** A trajectory of the given events, in order, a tenth of a second apart. */
export function sampleTrajectory(
  events: readonly WithoutPlace<Event>[],
  more: Partial<Trajectory> = {},
): Trajectory {
  return {
    format: 1,
    suite: "sample",
    scenario: "cards.block",
    scenarioHash: "0123456789abcdef",
    agent: "alpha",
    trial: 0,
    seed: 7,
    startedAt: "2026-11-12T10:30:00Z",
    liveFrom: 0,
    events: events.map((event, seq) => ({ seq, atMs: seq * 100, ...event })),
    ending: { type: "completed" },
    ...more,
  };
}

export const caller = (text: string, reply = 0): WithoutPlace<Event> => ({
  type: "message",
  by: "caller",
  reply,
  text,
  placement: "alone",
});

export const agent = (text: string, reply = 1): WithoutPlace<Event> => ({
  type: "message",
  by: "agent",
  reply,
  text,
  placement: "alone",
});

export function toolCall(tool: string, value: Record<string, string>, reply = 1): WithoutPlace<Event> {
  const rawArguments = JSON.stringify(value);
  return {
    type: "tool-call",
    by: "agent",
    reply,
    callId: `call_${tool}`,
    tool,
    rawArguments,
    arguments: { ok: true, value },
  };
}

export const result = (call: number, text = "{}"): WithoutPlace<Event> => ({
  type: "tool-result",
  to: "agent",
  call,
  status: "done",
  text,
});

export const write = (call: number, before: string | null, after: string | null): WithoutPlace<Event> => ({
  type: "effect",
  call,
  effect: {
    type: "write",
    table: "cards",
    key: "CC1",
    before: before === null ? null : { status: before, kind: "credit" },
    after: after === null ? null : { status: after, kind: "credit" },
  },
});

export function modelCall(index: number, usd = "0.01"): WithoutPlace<Event> {
  const record: ModelCallRecord = {
    role: "agent",
    index,
    requested: "openai:gpt-sample",
    requestHash: "abc",
    finish: "stop",
    usage: { inputTokens: 100, outputTokens: 20 },
    cost: { known: true, usd },
    latencyMs: 900,
    attempts: 1,
    warnings: [],
    replayed: false,
  };
  return { type: "model-call", by: "agent", record };
}

export function checkResult(
  check: string,
  status: CheckResult["finding"]["status"],
  more: { stage?: string; gating?: boolean; at?: number[] } = {},
): CheckResult {
  const { stage = check.slice(0, 1), gating = true, at } = more;
  const because = `${check} ${status}`;
  const finding: CheckResult["finding"] =
    status === "passed" || status === "failed"
      ? { status, because, evidence: at === undefined ? { noneAmong: "agent-calls" } : { at } }
      : { status, because };
  return { check, version: 1, stage, gating, finding };
}

/** A failed verdict of these results, by the first gate among them that failed. */
export function failedVerdict(results: CheckResult[], patterns: string[] = []): Verdict {
  const first = results.find(({ gating, finding }) => gating && finding.status === "failed");
  return {
    status: "failed",
    firstFailed: first?.check ?? "",
    results,
    unjudged: [],
    patterns: patterns.map((pattern) => ({
      pattern,
      family: "sample",
      because: pattern,
      evidence: { at: [1] },
    })),
  };
}

export function passedVerdict(results: CheckResult[] = []): Verdict {
  return { status: "passed", results, unjudged: [], patterns: [] };
}
