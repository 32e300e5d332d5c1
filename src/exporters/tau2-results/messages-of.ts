import type { Side } from "../../contract/actor.ts";
import type { ExactObject } from "../../contract/json.ts";
import type { Manifest } from "../../contract/manifest.ts";
import type { ModelCallRecord } from "../../contract/model.ts";
import type { Event, EventOf, Trajectory } from "../../contract/trajectory.ts";
import { exportedArguments } from "./exported-arguments.ts";
import { neverMade } from "./never-made.ts";

type Requestor = "assistant" | "user";

/** A message in the public form. Texts are well-formed Unicode, without which its readers refuse a file. */
type ExportedMessage =
  | {
      role: Requestor;
      content: string | null;
      tool_calls: ExportedCall[] | null;
      turn_idx: number;
      timestamp: string;
      cost: number | null;
      usage: ExactObject | null;
      generation_time_seconds: number | null;
    }
  | {
      role: "tool";
      id: string;
      content: string;
      requestor: Requestor;
      error: boolean;
      turn_idx: number;
      timestamp: string;
    };

type ExportedCall = { id: string; name: string; arguments: ExactObject; requestor: Requestor };

/** What is to be known of a suite: whether it is the public harness's own. */
type Suite = Pick<Manifest["suite"], "publicDomain">;

/**
 * A conversation in the public form: each reply is one message of its side with all that it said and called, and the answers
 * to its calls follow it. What never reached the bank stands under a name that no bank has (`denied:NAME`, `malformed:NAME`,
 * `shut:NAME`), so that whoever makes the calls again does not make it. A caller who leaves for a reason says so with a stop
 * token, which is how the public harness has it.
 */
export function messagesOf(trajectory: Trajectory, suite: Suite): ExportedMessage[] {
  const { events, startedAt } = trajectory;
  const results = new Map(
    events.filter((event) => event.type === "tool-result").map((event) => [event.call, event]),
  );
  const said = repliesOf(events).flatMap((reply) => {
    const calls = reply.calls.map((call) => exportedCall(call, results.get(call.seq), events));
    const message = spoken(reply, calls, startedAt);
    const answers = reply.calls.flatMap((call) =>
      answerTo(call, results.get(call.seq), { suite, startedAt }),
    );
    return [message, ...answers];
  });
  return [...said, ...leaving(trajectory)].map((message, index) => ({ ...message, turn_idx: index }));
}

type WithoutIndex<T> = T extends unknown ? Omit<T, "turn_idx"> : never;
type Unnumbered = WithoutIndex<ExportedMessage>;

type Reply = {
  by: Side;
  atMs: number;
  text: string | null;
  calls: EventOf<"tool-call">[];
  /** Model calls that were made for it. */
  records: ModelCallRecord[];
};

/** Replies in the order in which they began. */
function repliesOf(events: readonly Event[]): Reply[] {
  const replies = new Map<number, Reply>();
  const pending: Record<Side, ModelCallRecord[]> = { agent: [], caller: [] };
  const open = ({ reply, by, atMs }: { reply: number; by: Side; atMs: number }): Reply => {
    const known = replies.get(reply);
    if (known !== undefined) return known;
    const made: Reply = { by, atMs, text: null, calls: [], records: pending[by].splice(0) };
    replies.set(reply, made);
    return made;
  };
  for (const event of events) {
    if (event.type === "model-call") pending[event.by].push(event.record);
    else if (event.type === "message") open(event).text = event.text;
    else if (event.type === "tool-call") open(event).calls.push(event);
    else if (event.type === "empty-reply") open(event).text = "";
  }
  return [...replies.values()];
}

function spoken(reply: Reply, calls: ExportedCall[], startedAt: string): Unnumbered {
  return {
    role: roleOf(reply.by),
    content: reply.text?.toWellFormed() ?? null,
    tool_calls: calls.length === 0 ? null : calls,
    timestamp: timeAt(startedAt, reply.atMs),
    ...spentOn(reply.records),
  };
}

function exportedCall(
  call: EventOf<"tool-call">,
  result: EventOf<"tool-result"> | undefined,
  events: readonly Event[],
): ExportedCall {
  const never = neverMade(call, result, events);
  return {
    id: call.callId.toWellFormed(),
    name: (never === undefined ? call.tool : `${never}:${call.tool}`).toWellFormed(),
    arguments: exportedArguments(call),
    requestor: roleOf(call.by),
  };
}

/** In the public bank a refusal is an ordinary answer; only a call that no tool could carry out is an error there. */
function answerTo(
  call: EventOf<"tool-call">,
  result: EventOf<"tool-result"> | undefined,
  { suite, startedAt }: { suite: Suite; startedAt: string },
): Unnumbered[] {
  if (result === undefined) return [];
  const isOrdinary =
    result.status === "done" || (suite.publicDomain !== undefined && result.status === "refused");
  return [
    {
      role: "tool",
      id: call.callId.toWellFormed(),
      content: result.text.toWellFormed(),
      requestor: roleOf(call.by),
      error: !isOrdinary,
      timestamp: timeAt(startedAt, result.atMs),
    },
  ];
}

function leaving({ ending, events, startedAt }: Trajectory): Unnumbered[] {
  if (ending.type !== "hung-up" || ending.by !== "caller") return [];
  return [
    {
      role: "user",
      content: tokenFor(ending.reason ?? ""),
      tool_calls: null,
      timestamp: timeAt(startedAt, events.at(-1)?.atMs ?? 0),
      ...spentOn([]),
    },
  ];
}

function tokenFor(reason: string): string {
  if (reason.startsWith("simulator")) return "###OUT-OF-SCOPE###";
  return reason === "was transferred" ? "###TRANSFER###" : "###STOP###";
}

/** What a message cost and took. Something unknown among several makes the sum unknown; without a model nothing is paid. */
function spentOn(records: readonly ModelCallRecord[]) {
  const [input, output] = (["inputTokens", "outputTokens"] as const).map((count) =>
    total(records.map(({ usage }) => usage[count])),
  );
  const tokens = records.length === 0 || input === undefined || output === undefined;
  return {
    cost: costOf(records),
    usage: tokens ? null : { completion_tokens: output, prompt_tokens: input },
    generation_time_seconds:
      records.length === 0 ? null : records.reduce((sum, { latencyMs }) => sum + latencyMs, 0) / 1000,
  };
}

/** US dollars that these model calls cost; `null` where that is not known of all of them. */
export function costOf(records: readonly ModelCallRecord[]): number | null {
  const costs = records.map(({ cost }) => (cost.known ? Number(cost.usd) : undefined));
  return total(costs) ?? null;
}

function total(counts: readonly (number | undefined)[]): number | undefined {
  return counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
}

function roleOf(side: Side): Requestor {
  return side === "agent" ? "assistant" : "user";
}

export function timeAt(startedAt: string, atMs: number): string {
  return new Date(Date.parse(startedAt) + atMs).toISOString();
}
