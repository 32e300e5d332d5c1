import type { Decoding, Finish, ModelCallRecord } from "../contract/model.ts";
import type { Event, EventOf, Trajectory } from "../contract/trajectory.ts";
import { instructionsJson, messagesJson, outputJson, replyJson, requestJson } from "./message-content.ts";
import { GEN_AI, OURS } from "./attribute-names.ts";
import { known, type Attributes, type SpanData } from "./span-data.ts";
import type { SpanSetting } from "./span-setting.ts";
import { modelCallSpanId } from "./trace-ids.ts";
import type { JudgeCall } from "./traced-episode.ts";

/** The conventions' words for how a reply ended; one they have none for keeps ours. */
const FINISH: Record<Finish, string> = {
  stop: "stop",
  "tool-calls": "tool_call",
  length: "length",
  "content-filter": "content_filter",
  other: "other",
};

/** The conventions' names of providers that differ from ours. */
const PROVIDERS: Readonly<Record<string, string>> = { google: "gcp.gemini" };

/** A model's id, `provider:model`, as the conventions have it. */
export function modelAttributes(id: string): { provider: string; model: string } {
  const at = id.indexOf(":");
  const provider = id.slice(0, Math.max(at, 0));
  return { provider: PROVIDERS[provider] ?? provider, model: id.slice(at + 1) };
}

export function decodingAttributes(decoding: Decoding | undefined): Attributes {
  return known({
    [GEN_AI.temperature]: decoding?.temperature,
    [GEN_AI.topP]: decoding?.topP,
    [GEN_AI.seed]: decoding?.seed,
    [GEN_AI.maxTokens]: decoding?.maxOutputTokens,
  });
}

/** The model calls of both sides, as the trajectory records them. */
export function chatSpans(
  trajectory: Trajectory,
  decoding: { agent?: Decoding; caller?: Decoding },
  setting: SpanSetting,
): SpanData[] {
  const calls = trajectory.events.filter((event) => event.type === "model-call");
  return calls.map((call) => {
    const span = chatSpan(call.record, setting.startMs + call.atMs, setting);
    // An ear has settings of its own, and what it was asked is no message of the conversation.
    if (call.record.role === "ear") return span;
    const told = setting.content ? callContent(trajectory, call) : {};
    return {
      ...span,
      attributes: { ...span.attributes, ...decodingAttributes(decoding[call.by]), ...told },
    };
  });
}

/** The calls of the judge about the episode; they come after its end. */
export function judgeSpans(calls: readonly JudgeCall[], setting: SpanSetting): SpanData[] {
  return calls.map(({ request, reply, endedMs }) => {
    const span = chatSpan(reply.record, endedMs, setting);
    const told = setting.content
      ? {
          [GEN_AI.instructions]: instructionsJson(systemText(request.messages)),
          [GEN_AI.inputMessages]: requestJson(request.messages),
          [GEN_AI.outputMessages]: replyJson(reply, FINISH[reply.record.finish]),
        }
      : {};
    return {
      ...span,
      attributes: { ...span.attributes, ...decodingAttributes(request.decoding), ...told },
    };
  });
}

function chatSpan(record: ModelCallRecord, endMs: number, { trace, shared }: SpanSetting): SpanData {
  const { provider, model } = modelAttributes(record.requested);
  const { usage, cost } = record;
  return {
    traceId: trace.traceId,
    spanId: modelCallSpanId(trace, record),
    parentSpanId: trace.spanId,
    name: `chat ${model}`,
    kind: "client",
    startMs: endMs - record.latencyMs,
    endMs,
    attributes: known({
      ...shared,
      [GEN_AI.operation]: "chat",
      [GEN_AI.provider]: provider,
      [GEN_AI.requestModel]: model,
      [GEN_AI.responseModel]: record.answered,
      [GEN_AI.responseId]: record.responseId,
      [GEN_AI.finishReasons]: [FINISH[record.finish]],
      [GEN_AI.inputTokens]: usage.inputTokens,
      [GEN_AI.cachedInputTokens]: usage.cachedInputTokens,
      [GEN_AI.outputTokens]: usage.outputTokens,
      [GEN_AI.reasoningTokens]: usage.reasoningTokens,
      [OURS.role]: record.role,
      [OURS.replayed]: record.replayed,
      [OURS.attempts]: record.attempts,
      [OURS.costUsd]: cost.known ? cost.usd : undefined,
    }),
    events: [],
    status: { code: "unset" },
  };
}

/**
 * What was new to the model since its last call, and what it answered. All that it saw would grow with the square of the
 * conversation; the episode's span has the conversation as a whole.
 */
function callContent({ events }: Trajectory, call: EventOf<"model-call">): Attributes {
  const before = events.slice(0, call.seq);
  const last = before.findLast(
    (event) => event.type === "model-call" && event.by === call.by && event.record.role === call.record.role,
  );
  const instructions = events.find((event) => event.type === "instructions" && event.to === call.by);
  const since = last === undefined ? 0 : last.seq + 1 + replyAfter(events, last.seq, call.by).length;
  const told = instructions?.type === "instructions" && last === undefined ? instructions.text : undefined;
  return known({
    [GEN_AI.instructions]: told === undefined ? undefined : instructionsJson(told),
    [GEN_AI.inputMessages]: messagesJson(events.slice(since, call.seq), events, call.by),
    [GEN_AI.outputMessages]: outputJson(replyAfter(events, call.seq, call.by), FINISH[call.record.finish]),
  });
}

/** The reply that a model call brought: it is recorded right after the call. */
function replyAfter(events: readonly Event[], seq: number, by: "agent" | "caller"): Event[] {
  const parts: Event[] = [];
  for (const event of events.slice(seq + 1)) {
    if ((event.type !== "message" && event.type !== "tool-call") || event.by !== by) break;
    parts.push(event);
  }
  return parts;
}

function systemText(messages: JudgeCall["request"]["messages"]): string {
  return messages.flatMap((message) => (message.role === "system" ? [message.text] : [])).join("\n\n");
}
