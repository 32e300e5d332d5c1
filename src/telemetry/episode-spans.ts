import { saysNothing } from "../contract/says-nothing.ts";
import type { Ending, Trajectory } from "../contract/trajectory.ts";
import type { CheckResult, Verdict } from "../contract/verdict.ts";
import { chatSpans, decodingAttributes, judgeSpans, modelAttributes } from "./chat-spans.ts";
import { instructionsJson, messagesJson, outputJson, sent } from "./message-content.ts";
import { ERROR_TYPE, GEN_AI, OURS } from "./attribute-names.ts";
import { known, type Attributes, type SpanData, type SpanEvent } from "./span-data.ts";
import type { SpanSetting } from "./span-setting.ts";
import { toolSpans } from "./tool-spans.ts";
import { traceOf } from "./trace-ids.ts";
import { conversationId, type TracedEpisode } from "./traced-episode.ts";

/**
 * The spans of a finished episode: one for the whole of it, with the results of its checks as events, and below it one for
 * each model call and each tool call. The same episode gives the same spans, ids included.
 *
 * @param content Whether words, arguments, results, instructions and explanations are in them.
 */
export function episodeSpans(episode: TracedEpisode, { content }: { content: boolean }): SpanData[] {
  const { run, trajectory, decoding, judgeCalls } = episode;
  const startMs = Date.parse(trajectory.startedAt);
  const setting: SpanSetting = {
    trace: traceOf(run, trajectory),
    startMs,
    endMs: startMs + endedAtMs(trajectory),
    shared: {
      [GEN_AI.conversation]: conversationId(run, trajectory),
      [GEN_AI.agent]: trajectory.agent,
    },
    content,
  };
  return [
    episodeSpan(episode, setting),
    ...chatSpans(trajectory, decoding, setting),
    ...toolSpans(trajectory, setting),
    ...judgeSpans(judgeCalls, setting),
  ];
}

/** Without tracing nobody noted the end; the last that happened is as near as can be. */
function endedAtMs({ trace, ending, events }: Trajectory): number {
  const last = events.at(-1)?.atMs ?? 0;
  const waited = ending.type === "time-limit" ? ending.elapsedMs : 0;
  return Math.max(trace?.endedAtMs ?? 0, last, waited);
}

function episodeSpan(episode: TracedEpisode, setting: SpanSetting): SpanData {
  const { agent, trajectory, record } = episode;
  const { trace, startMs, endMs, content } = setting;
  const error = errorOf(trajectory.ending, record?.verdict);
  const outside = agent.kind === "adapter" && agent.adapter !== "function";
  return {
    traceId: trace.traceId,
    spanId: trace.spanId,
    name: `invoke_agent ${trajectory.agent}`,
    kind: outside ? "client" : "internal",
    startMs,
    endMs,
    attributes: {
      ...setting.shared,
      ...agentAttributes(episode),
      ...episodeAttributes(episode),
      ...known({ [ERROR_TYPE]: error }),
      ...(content ? conversationContent(trajectory) : {}),
    },
    events: record === undefined ? [] : evaluations(record.verdict, setting),
    status: error === undefined ? { code: "unset" } : failedStatus(trajectory.ending, content),
  };
}

function agentAttributes({ agent, decoding }: TracedEpisode): Attributes {
  const operation = { [GEN_AI.operation]: "invoke_agent" };
  if (agent.kind !== "model") return { ...operation, [GEN_AI.provider]: "tellerproof" };
  const { provider, model } = modelAttributes(agent.model.id);
  return {
    ...operation,
    [GEN_AI.provider]: provider,
    [GEN_AI.requestModel]: model,
    ...decodingAttributes(decoding.agent),
  };
}

function episodeAttributes({ run, trajectory, record }: TracedEpisode): Attributes {
  const { suite, scenario, trial, seed, ending, unseen } = trajectory;
  const verdict = record?.verdict;
  return known({
    [OURS.run]: run,
    [OURS.suite]: suite,
    [OURS.scenario]: scenario,
    [OURS.trial]: trial + 1,
    [OURS.seed]: seed,
    [OURS.profile]: record?.profile,
    [OURS.judge]: record?.judge,
    [OURS.verdict]: verdict?.status,
    [OURS.firstFailed]: verdict?.status === "failed" ? verdict.firstFailed : undefined,
    [OURS.ending]: ending.type,
    [OURS.endedBy]: "by" in ending ? ending.by : undefined,
    [OURS.unseen]: unseen,
  });
}

/** A failed episode is a result, not an error; an error is what says nothing about the agent. */
function errorOf(ending: Ending, verdict: Verdict | undefined): string | undefined {
  if (saysNothing(ending.type)) return ending.type;
  return verdict?.status === "error" ? "not-graded" : undefined;
}

/** A fault may quote what the agent said, so its words are content. */
function failedStatus(ending: Ending, content: boolean): SpanData["status"] {
  const told = content && ending.type === "fault";
  return { code: "error", ...(told ? { message: sent(ending.message) } : {}) };
}

/** Everything that was said, up to the agent's last words, and those. */
function conversationContent({ events }: Trajectory): Attributes {
  const instructions = events.find((event) => event.type === "instructions" && event.to === "agent");
  const last = events.findLast((event) => event.type === "message" && event.by === "agent");
  const before = last === undefined ? events : events.slice(0, last.seq);
  const said = before.filter((event) => event.type === "message");
  return known({
    [GEN_AI.instructions]:
      instructions?.type === "instructions" ? instructionsJson(instructions.text) : undefined,
    [GEN_AI.inputMessages]: messagesJson(said, events, "agent"),
    [GEN_AI.outputMessages]: last === undefined ? undefined : outputJson([last], "stop"),
  });
}

function evaluations(verdict: Verdict, { endMs, content }: SpanSetting): SpanEvent[] {
  if (verdict.status === "invalid") return [];
  return verdict.results.map((result) => ({
    name: GEN_AI.evaluation,
    timeMs: endMs,
    attributes: evaluation(result, content),
  }));
}

function evaluation({ check, stage, gating, finding }: CheckResult, content: boolean): Attributes {
  const score = { passed: 1, failed: 0 } as const;
  const { status } = finding;
  return known({
    [GEN_AI.evaluationName]: check,
    [GEN_AI.scoreLabel]: status,
    [GEN_AI.scoreValue]: status === "passed" || status === "failed" ? score[status] : undefined,
    [GEN_AI.explanation]: content ? sent(finding.because) : undefined,
    [OURS.stage]: stage,
    [OURS.gating]: gating,
  });
}
