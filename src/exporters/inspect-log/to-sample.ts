import type { PlannedScenario } from "../../contract/manifest.ts";
import type { SuiteFigures } from "../../contract/suite-figures.ts";
import type { VerdictRecord } from "../../contract/verdict.ts";
import { whyUnscored } from "../../contract/why-unscored.ts";
import type { WholeEpisode } from "../../contract/whole-episode.ts";
import { conversationOf } from "./conversation-of.ts";
import { embedEpisode } from "./embedded.ts";
import { endingText, errorOf, limitOf } from "./ending-text.ts";
import type { Sample, SampleSummary } from "./log-format.ts";
import type { LoggedOutput, Metadata } from "./message-format.ts";
import { episodeSpan, logTime } from "./log-times.ts";
import { sampleEvents } from "./sample-events.ts";
import { scoreOf } from "./sample-score.ts";
import { scorerOf } from "./scorer-of.ts";
import { UsageTotals } from "./usage.ts";
import { wellFormed } from "./well-formed.ts";

/** What a sample is made from. */
export type LoggedEpisode = WholeEpisode & {
  planned: PlannedScenario;
  /** The scenario's own text, which grading needs; absent where the run does not hold it. */
  scenario?: string | undefined;
};

/** What samples of one log share. `logId` is unique to the log. */
export type LogSetting = { logId: string; figures: SuiteFigures; model: string };

/** An episode as a sample of an Inspect log. The episode in its own form goes along in the sample's store. */
export function toSample(episode: LoggedEpisode, { logId, figures, model }: LogSetting): Sample {
  const { planned, trajectory } = episode;
  const record = episode.graded?.record;
  const verdict = record?.verdict;
  const scorer = scorerOf(figures.sides, planned);
  const score = record === undefined ? undefined : scoreOf(record, trajectory, figures.checks);
  const { messages } = conversationOf(trajectory, "agent", model);
  const metadata = metadataOf(episode);
  // Titles say what a right agent does.
  const init = { id: planned.id, input: openingWords(episode), target: planned.title, metadata };
  const told = score === undefined ? undefined : { scorer, score };
  const { events, pool } = sampleEvents({ trajectory, model, init, verdict, score: told });
  const [error, limit] = [errorOf(trajectory.ending, verdict), limitOf(trajectory.ending)];
  const usage = new UsageTotals();
  usage.add(trajectory);
  const { from, to } = episodeSpan(trajectory);
  const seconds = (to - from) / 1000;
  return wellFormed<Sample>({
    id: planned.id,
    epoch: trajectory.trial + 1,
    input: init.input,
    target: init.target,
    messages,
    output: outputOf(messages, model),
    ...(score === undefined ? {} : { scores: { [scorer]: score } }),
    metadata,
    events,
    events_data: { messages: pool, calls: [] },
    attachments: {},
    model_usage: usage.byModel,
    role_usage: usage.byRole,
    started_at: logTime(from),
    completed_at: logTime(to),
    total_time: seconds,
    working_time: seconds,
    uuid: `${logId}-${planned.id}-${trajectory.trial + 1}`,
    ...(verdict?.status === "invalid" ? { invalidation: invalidation(verdict, to) } : {}),
    ...(error === undefined ? {} : { error }),
    ...(limit === undefined ? {} : { limit }),
    turn_count: messages.filter(({ role }) => role === "assistant").length,
    store: { tellerproof: embedEpisode(episode) },
  });
}

/** What a list shows of a sample: texts in it are short. */
export function summaryOf(sample: Sample): SampleSummary {
  const { id, epoch, input, target, metadata, scores, model_usage, role_usage, started_at, completed_at } =
    sample;
  const { total_time, working_time, uuid, turn_count, error, limit, messages } = sample;
  return {
    id,
    epoch,
    input: cut(input),
    target,
    metadata,
    ...(scores === undefined ? {} : { scores: thin(scores) }),
    model_usage,
    role_usage,
    started_at,
    completed_at,
    total_time,
    working_time,
    uuid,
    turn_count,
    ...(error === undefined ? {} : { error: cut(error.message) }),
    ...(limit === undefined ? {} : { limit: limit.type }),
    completed: true,
    message_count: messages.length,
  };
}

/** Longer texts are cut in summaries by Inspect itself. */
const LONGEST = 1024;

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…`.toWellFormed() : text;
}

/** Scores without the checks behind them. */
function thin(scores: NonNullable<Sample["scores"]>): NonNullable<Sample["scores"]> {
  return Object.fromEntries(
    Object.entries(scores).map(([scorer, { value, answer, explanation, metadata }]) => {
      const { checks: _, patterns: __, measures: ___, ...short } = metadata;
      const words = answer === undefined ? {} : { answer: cut(answer) };
      return [scorer, { value, ...words, explanation: cut(explanation), metadata: short }];
    }),
  );
}

/** The groups that figures are broken down by, and how the episode went. */
function metadataOf({ planned, trajectory, graded }: LoggedEpisode): Metadata {
  const verdict = graded?.record.verdict;
  const failed = verdict?.status === "failed" ? { first_failed: verdict.firstFailed } : {};
  const because = verdict === undefined ? undefined : whyUnscored(verdict);
  return {
    ...planned.groups,
    verdict: verdict?.status ?? "not graded",
    ...failed,
    ...(because === undefined ? {} : { because }),
    ending: trajectory.ending.type,
    how_it_ended: endingText(trajectory.ending),
    agent: trajectory.agent,
    seed: trajectory.seed,
    ...(trajectory.trace === undefined ? {} : { trace_id: trajectory.trace.traceId }),
    ...(trajectory.unseen === undefined ? {} : { unseen: trajectory.unseen }),
  };
}

/** What the caller says first. */
function openingWords({ trajectory }: LoggedEpisode): string {
  const first = trajectory.events.find(
    (event) => event.type === "message" && event.by === "caller" && event.seq >= trajectory.liveFrom,
  );
  return first?.type === "message" ? first.text : "(The caller said nothing.)";
}

function outputOf(messages: Sample["messages"], model: string): LoggedOutput {
  const last = messages.findLast((message) => message.role === "assistant");
  if (last?.role !== "assistant") return { model, choices: [], completion: "" };
  const { content } = last;
  const words =
    typeof content === "string"
      ? content
      : content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
  const stop = last.tool_calls === undefined ? "stop" : "tool_calls";
  return { model, choices: [{ message: last, stop_reason: stop }], completion: words };
}

function invalidation(
  { because, evidence }: Extract<VerdictRecord["verdict"], { status: "invalid" }>,
  at: number,
): NonNullable<Sample["invalidation"]> {
  return { timestamp: logTime(at), author: "Tellerproof", reason: because, metadata: { evidence } };
}
