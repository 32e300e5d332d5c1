import type { CallStatus, Event, EventOf, Trajectory } from "../contract/trajectory.ts";
import { sent } from "./message-content.ts";
import { ERROR_TYPE, GEN_AI, OURS } from "./attribute-names.ts";
import { known, type SpanData } from "./span-data.ts";
import type { SpanSetting } from "./span-setting.ts";
import { toolCallSpanId } from "./trace-ids.ts";

/** Calls that never were carried out as they came. A refusal is an answer of the bank, and no error. */
const FAULTY: ReadonlySet<CallStatus> = new Set(["schema-error", "malformed-arguments", "unknown-tool"]);

/** A call to which no answer came, because the episode ended over it. */
const UNANSWERED = "unanswered";

/** The tool calls of both sides in the graded conversation. */
export function toolSpans({ events, liveFrom }: Trajectory, setting: SpanSetting): SpanData[] {
  const results = new Map<number, EventOf<"tool-result">>();
  for (const event of events) if (event.type === "tool-result") results.set(event.call, event);
  const calls = events.slice(liveFrom).filter((event) => event.type === "tool-call");
  return calls.map((call) =>
    toolSpan(call, results.get(call.seq), { ...setting, from: beganAt(call, events, results) }),
  );
}

/** Calls of one reply stand in the record at once and run one after another: each begins when the last was answered. */
function beganAt(
  call: EventOf<"tool-call">,
  events: readonly Event[],
  results: ReadonlyMap<number, EventOf<"tool-result">>,
): number {
  const before = events[call.seq - 1];
  const sameReply = before?.type === "tool-call" && before.by === call.by && before.reply === call.reply;
  return Math.max(call.atMs, sameReply ? (results.get(before.seq)?.atMs ?? 0) : 0);
}

function toolSpan(
  call: EventOf<"tool-call">,
  result: EventOf<"tool-result"> | undefined,
  { trace, startMs, endMs, shared, content, from }: SpanSetting & { from: number },
): SpanData {
  const error = result === undefined ? UNANSWERED : FAULTY.has(result.status) ? result.status : undefined;
  return {
    traceId: trace.traceId,
    spanId: toolCallSpanId(trace, call.seq),
    parentSpanId: trace.spanId,
    name: `execute_tool ${call.tool}`,
    kind: "internal",
    startMs: startMs + from,
    // A clock that was set back meanwhile must not make a span end before it began.
    endMs: Math.max(startMs + from, result === undefined ? endMs : startMs + result.atMs),
    attributes: known({
      ...shared,
      [GEN_AI.operation]: "execute_tool",
      [GEN_AI.tool]: call.tool,
      [GEN_AI.toolType]: "function",
      [GEN_AI.callId]: call.callId,
      [GEN_AI.callArguments]: content ? sent(call.rawArguments) : undefined,
      [GEN_AI.callResult]: content && result !== undefined ? sent(result.text) : undefined,
      [OURS.role]: call.by,
      [OURS.seq]: call.seq,
      [OURS.callStatus]: result?.status,
      [ERROR_TYPE]: error,
    }),
    events: [],
    status: error === undefined ? { code: "unset" } : { code: "error" },
  };
}
