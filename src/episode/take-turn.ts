import type { Side } from "../contract/actor.ts";
import type { Limits } from "../contract/manifest.ts";
import type { Leaving, Move, Participant, World } from "../contract/ports.ts";
import type { Ending } from "../contract/trajectory.ts";
import type { Budget } from "./budget.ts";
import { EpisodeDoor } from "./episode-door.ts";
import type { EpisodeLog, LoggedCall } from "./episode-log.ts";
import type { GuardPost } from "./guard-post.ts";
import { mostCalls } from "./most-calls.ts";
import { orAborted } from "./or-aborted.ts";
import { runCall } from "./run-call.ts";
import type { StepCount } from "./step-count.ts";
import type { ViewHistory } from "./view-history.ts";

/** What an episode is made of while it is played. */
export type Stage = {
  world: World;
  agent: Participant;
  limits: Limits;
  log: EpisodeLog;
  history: ViewHistory;
  guard: GuardPost | undefined;
  budget: Budget;
  steps: StepCount;
  signal: AbortSignal;
  /** Aborts `signal` from within the episode. */
  stop: AbortController;
};

/** How a turn went: the other side is next, this side leaves once the other has answered, or the episode is over. Steps that run out end it even as a side leaves. */
export type TurnOutcome =
  | { type: "next" }
  | { type: "leaving"; leaving: Leaving }
  | { type: "out-of-steps" }
  | { type: "over"; ending: Ending };

type Reply = Extract<Move, { type: "reply" }>;

/** One side's turn: it speaks, or calls tools and is asked again until it speaks, leaves or reaches a limit. */
export async function takeTurn(side: Side, stage: Stage): Promise<TurnOutcome> {
  const toolLimit: Ending = { type: "tool-limit", by: side, iterations: stage.limits.toolIterations };
  let emptyReplies = 0;
  let callsLeft = mostCalls(stage.limits);
  for (let iteration = 0; iteration < stage.limits.toolIterations + emptyReplies; iteration++) {
    const move = await nextMove(side, stage);
    const spent = stage.budget.exceeded(stage.log.elapsedMs);
    if (move.type === "leave") {
      stage.steps.take();
      if (stage.steps.used) return { type: "out-of-steps" };
      return { type: "over", ending: leftBy(side, move) };
    }
    if (isEmpty(move)) {
      stage.log.add({ type: "empty-reply", by: side, reply: stage.log.nextReply() });
      if (spent !== undefined) return { type: "over", ending: spent };
      emptyReplies++;
      if (emptyReplies > 1) return { type: "over", ending: noReply(side, move) };
      continue;
    }
    const tooMany = move.calls.length > callsLeft;
    const calls = await deliver(side, { ...move, calls: move.calls.slice(0, callsLeft) }, stage);
    callsLeft -= calls.length;
    stage.steps.take();
    for (const call of calls) await runCall(side, call, stage);
    if (calls.length > 0) stage.steps.take();
    if (spent !== undefined) return { type: "over", ending: spent };
    if (stage.steps.used) return { type: "out-of-steps" };
    if (tooMany) return { type: "over", ending: toolLimit };
    if (move.leaves !== undefined) return { type: "leaving", leaving: move.leaves };
    if (calls.length === 0) return { type: "next" };
  }
  return { type: "over", ending: toolLimit };
}

/** A caller who leaves without a reason has simply finished; everything else is a hang-up. */
export function leftBy(side: Side, { reason, early }: Leaving): Ending {
  if (side === "caller" && reason === undefined && early === undefined) return { type: "completed" };
  return {
    type: "hung-up",
    by: side,
    ...(reason === undefined ? {} : { reason }),
    ...(early === undefined || side === "agent" ? {} : { early }),
  };
}

/** Records a reply as it goes out, past the guard where the agent has one, and gives both sides what they have of it. */
async function deliver(side: Side, move: Reply, { log, history, guard }: Stage): Promise<LoggedCall[]> {
  const { text } = move;
  const guarded = side === "agent" && text !== null && text.trim() !== "" ? guard : undefined;
  const passed = guarded === undefined || text === null ? undefined : await guarded.words(text);
  const heard = passed === undefined ? text : passed.text;
  const place = log.nextSeq;
  const calls = log.addReply(side, log.nextReply(), { ...move, text: heard });
  for (const act of passed?.acts ?? []) log.add({ type: "guard", on: place, act });
  history.replied(side, move, heard);
  return calls;
}

async function nextMove(side: Side, stage: Stage): Promise<Move> {
  const participant = side === "agent" ? stage.agent : stage.world.caller;
  const view = { messages: stage.history.of(side), tools: stage.world.bank.tools(side) };
  const door = new EpisodeDoor(side, stage);
  const move = await orAborted(participant.move(view, stage.signal, door), stage.signal).finally(() =>
    door.shut(),
  );
  const { paid = [] } = move;
  for (const record of move.type === "reply" && move.record !== undefined ? [...paid, move.record] : paid) {
    stage.log.add({ type: "model-call", by: side, record });
    stage.budget.spend(record);
  }
  return move;
}

function noReply(by: Side, { record }: Reply): Ending {
  const { reason, message } = record?.providerFinish ?? {};
  if (reason === undefined) return { type: "no-reply", by };
  return { type: "no-reply", by, reason: message === undefined ? reason : `${reason}: ${message}` };
}

function isEmpty(reply: Reply): boolean {
  return (
    reply.calls.length === 0 &&
    (reply.text === null || reply.text.trim() === "") &&
    reply.leaves === undefined
  );
}
