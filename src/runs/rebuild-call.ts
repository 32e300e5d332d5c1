import { latestTurn } from "../agents/latest-turn.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { ModelMessage, ModelReply, ModelRequest, ModelToolCall } from "../contract/model.ts";
import type { RunStore, World } from "../contract/ports.ts";
import type { ToolSpec } from "../contract/tool.ts";
import type { Event, EventOf, GuardAct, Trajectory } from "../contract/trajectory.ts";
import { ViewHistory } from "../episode/view-history.ts";
import { requestHash } from "../models/request-hash.ts";
import { kindOf } from "../suites/stored-scenario.ts";

/** One model call of an episode's agent: what was asked and what was answered. */
export type RebuiltCall = {
  request: ModelRequest;
  /** Whether the request has the hash that was recorded when it was sent: then it is that request, to the letter. */
  exact: boolean;
  /** Absent where the journal holds none, as for a reply that was cut off. */
  reply?: ModelReply;
};

/** How text beside tool calls may have been passed on; which it was is not recorded, but the hash tells. */
const DELIVERIES: readonly World["textBesideCalls"][] = ["delivered", "dropped", "kept"];

/**
 * Puts a model call together again from the trajectory, the manifest and the journal. Requests themselves are not stored.
 *
 * @param index Of the agent's model calls in this episode, from 0.
 * @returns `undefined` where the agent made no such call, or is no model of ours.
 */
export async function rebuildCall(
  store: RunStore,
  manifest: Manifest,
  { trajectory, index }: { trajectory: Trajectory; index: number },
): Promise<RebuiltCall | undefined> {
  const spec = manifest.agents.find(({ label }) => label === trajectory.agent);
  const call = trajectory.events
    .filter((event) => event.type === "model-call")
    .find(({ by, record }) => by === "agent" && record.index === index);
  if (spec?.kind !== "model" || call === undefined) return undefined;
  const replies = repliesOf(store, trajectory);
  const tools = await toolsOf(store, manifest, trajectory);
  const decoding = { ...spec.decoding, seed: trajectory.seed };
  const [likely, ...others] = DELIVERIES.map((textBesideCalls): ModelRequest => {
    const seen = messagesBefore(trajectory, call.seq, { textBesideCalls, replies });
    const messages = spec.history === "latest-turn" ? latestTurn(seen) : [...seen];
    return { model: spec.model, decoding, messages, tools: [...tools] };
  });
  if (likely === undefined) return undefined;
  const sent = [likely, ...others].find((request) => requestHash(request) === call.record.requestHash);
  const reply = replies.get(index);
  return {
    request: sent ?? likely,
    exact: sent !== undefined,
    ...(reply === undefined ? {} : { reply }),
  };
}

/** What the journal holds of the agent's calls in this episode, by the calls' index. */
function repliesOf(
  { journal }: RunStore,
  { agent, scenario, trial, events }: Trajectory,
): Map<number, ModelReply> {
  const replies = new Map<number, ModelReply>();
  for (const event of events) {
    if (event.type !== "model-call" || event.by !== "agent") continue;
    const { role, index, requestHash } = event.record;
    const reply = journal.get({ agent, scenario, trial, role, index, requestHash });
    if (reply !== undefined) replies.set(index, reply);
  }
  return replies;
}

/** Where tools change within an episode, which were offered when is not recorded. */
async function toolsOf(
  store: RunStore,
  { suite }: Manifest,
  { scenario, scenarioHash }: Trajectory,
): Promise<readonly ToolSpec[]> {
  const kind = kindOf(suite);
  const text = kind === undefined ? undefined : await store.getScenario(scenario, scenarioHash);
  return text === undefined ? [] : (kind?.tools(text) ?? []);
}

/** What the agent had before it when it made the call at `seq`. */
function messagesBefore(
  { events, liveFrom }: Trajectory,
  seq: number,
  how: { textBesideCalls: World["textBesideCalls"]; replies: ReadonlyMap<number, ModelReply> },
): readonly ModelMessage[] {
  const instructions = events.find((event) => event.type === "instructions" && event.to === "agent");
  const history = new ViewHistory({
    instructions: instructions?.type === "instructions" ? { agent: instructions.text } : {},
    prior: priorMessages(events.slice(0, liveFrom)),
    textBesideCalls: how.textBesideCalls,
  });
  let replied = -1;
  let reply: ModelReply | undefined;
  for (const event of events.slice(liveFrom, seq)) {
    if (event.type === "model-call" && event.by === "agent") reply = how.replies.get(event.record.index);
    if (event.type === "tool-result") answer(history, events, event);
    if ((event.type !== "message" && event.type !== "tool-call") || event.reply === replied) continue;
    replied = event.reply;
    const state = event.by === "agent" ? reply?.providerState : undefined;
    const said = saidIn(events, event.reply);
    history.replied(event.by, {
      type: "reply",
      ...said,
      ...(state === undefined ? {} : { providerState: state }),
    });
  }
  return history.of("agent");
}

function answer(history: ViewHistory, events: readonly Event[], result: EventOf<"tool-result">): void {
  const call = events[result.call];
  if (call?.type !== "tool-call") return;
  history.answered(result.to, { callId: call.callId, tool: call.tool, text: result.text });
}

/** Text and calls of one reply, as whoever made it remembers them: before a guard changed them. */
function saidIn(events: readonly Event[], reply: number): { text: string | null; calls: ModelToolCall[] } {
  const parts = events.filter(
    (event) => (event.type === "message" || event.type === "tool-call") && event.reply === reply,
  );
  const message = parts.find((event) => event.type === "message");
  const calls = parts
    .filter((event) => event.type === "tool-call")
    .map(({ seq, callId: id, tool, rawArguments }) => {
      const before = actsOn(events, seq).find((act) => act.type === "rewrote-call");
      return { id, tool, rawArguments: before?.asked ?? rawArguments };
    });
  if (message === undefined) return { text: null, calls };
  const before = actsOn(events, message.seq).find((act) => act.type === "rewrote-words");
  return { text: before?.said ?? message.text, calls };
}

function actsOn(events: readonly Event[], seq: number): GuardAct[] {
  return events.flatMap((event) => (event.type === "guard" && event.on === seq ? [event.act] : []));
}

/** Messages of an earlier conversation, as the agent was given them. */
function priorMessages(events: readonly Event[]): ModelMessage[] {
  let replied = -1;
  return events.flatMap((event): ModelMessage[] => {
    if (event.type === "tool-result") {
      const call = events[event.call];
      if (call?.type !== "tool-call") return [];
      return [{ role: "tool", callId: call.callId, tool: call.tool, text: event.text }];
    }
    if ((event.type !== "message" && event.type !== "tool-call") || event.reply === replied) return [];
    replied = event.reply;
    const { text, calls } = saidIn(events, event.reply);
    return event.by === "caller"
      ? [{ role: "user", text: text ?? "" }]
      : [{ role: "assistant", text, calls }];
  });
}
