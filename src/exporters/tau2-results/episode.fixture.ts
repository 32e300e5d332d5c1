import type { Side } from "../../contract/actor.ts";
import type {
  CallStatus,
  Ending,
  Event,
  GuardAct,
  ParsedArguments,
  Trajectory,
} from "../../contract/trajectory.ts";

/** A call with its answer; `raw` as the model wrote its arguments. */
export type CallStep = {
  tool: string;
  raw?: string;
  id?: string;
  gives?: string;
  status?: CallStatus;
  guard?: GuardAct;
};

/** A reply: who, what was said, what was called. */
export type ReplyStep = { by: Side; says?: string; calls?: readonly CallStep[] };

type WithoutPlace<T> = T extends unknown ? Omit<T, "seq" | "atMs"> : never;

/** An episode made of replies, one a second. A reply without words and calls is an empty one. */
export function episodeOf(replies: readonly ReplyStep[], ending: Ending = { type: "completed" }): Trajectory {
  const events: Event[] = [];
  const add = (atMs: number, event: WithoutPlace<Event>): number =>
    events.push({ seq: events.length, atMs, ...event }) - 1;
  add(0, { type: "instructions", to: "agent", text: "Be kind." });
  for (const [reply, { by, says = "", calls = [] }] of replies.entries()) {
    const atMs = reply * 1000;
    const placement = calls.length > 0 ? "beside-calls" : "alone";
    if (says !== "") add(atMs, { type: "message", by, reply, text: says, placement });
    if (says === "" && calls.length === 0) add(atMs, { type: "empty-reply", by, reply });
    const seqs = calls.map(({ tool, raw = "{}", id }, index) =>
      add(atMs, {
        type: "tool-call",
        by,
        reply,
        callId: id ?? `c${reply}_${index}`,
        tool,
        rawArguments: raw,
        arguments: argumentsIn(raw),
      }),
    );
    for (const [index, { gives = "done", status = "done", guard }] of calls.entries()) {
      const call = seqs[index] ?? -1;
      add(atMs + 500, { type: "tool-result", to: by, call, status, text: gives });
      if (guard !== undefined) add(atMs + 500, { type: "guard", on: call, act: guard });
    }
  }
  return {
    format: 1,
    suite: "s",
    scenario: "task_1",
    scenarioHash: "h",
    agent: "a",
    trial: 0,
    seed: 7,
    startedAt: "2026-11-30T09:00:00.000Z",
    liveFrom: 1,
    events,
    ending,
  };
}

function argumentsIn(raw: string): ParsedArguments {
  try {
    return { ok: true, value: JSON.parse(raw) };
  } catch {
    return { ok: false, problem: "not JSON" };
  }
}
