import type { Side } from "../contract/actor.ts";
import type { Limits } from "../contract/manifest.ts";
import type { Move, Participant, World } from "../contract/ports.ts";
import type { Ending } from "../contract/trajectory.ts";
import type { Budget } from "./budget.ts";
import type { EpisodeLog, LoggedCall } from "./episode-log.ts";
import type { ViewHistory } from "./view-history.ts";

/** Characters of a malformed argument text that are shown back to the model. */
const SHOWN_ARGUMENT_CHARACTERS = 200;

/** What an episode is made of while it is played. */
export type Stage = {
  world: World;
  agent: Participant;
  limits: Limits;
  log: EpisodeLog;
  history: ViewHistory;
  budget: Budget;
  signal: AbortSignal;
};

/** How a turn went: the other side is next, this side leaves once the other has answered, or the episode is over. */
export type TurnOutcome =
  | { type: "next" }
  | { type: "leaving"; reason: string | undefined }
  | { type: "over"; ending: Ending };

type Reply = Extract<Move, { type: "reply" }>;

/** One side's turn: it speaks, or calls tools and is asked again until it speaks, leaves or reaches a limit. */
export async function takeTurn(side: Side, stage: Stage): Promise<TurnOutcome> {
  let emptyReplies = 0;
  for (let iteration = 0; iteration < stage.limits.toolIterations + emptyReplies; iteration++) {
    const move = await nextMove(side, stage);
    const spent = stage.budget.exceeded(stage.log.elapsedMs);
    if (move.type === "leave") return { type: "over", ending: leftBy(side, move.reason) };
    if (isEmpty(move)) {
      stage.log.add({ type: "empty-reply", by: side, reply: stage.log.nextReply() });
      if (spent !== undefined) return { type: "over", ending: spent };
      emptyReplies++;
      if (emptyReplies > 1) return { type: "over", ending: { type: "no-reply", by: side } };
      continue;
    }
    const calls = stage.log.addReply(side, stage.log.nextReply(), move);
    stage.history.replied(side, move);
    for (const call of calls) await runCall(side, call, stage);
    if (spent !== undefined) return { type: "over", ending: spent };
    if (move.leaves !== undefined) return { type: "leaving", reason: move.leaves.reason };
    if (calls.length === 0) return { type: "next" };
  }
  const iterations = stage.limits.toolIterations;
  return { type: "over", ending: { type: "tool-limit", by: side, iterations } };
}

/** A caller who leaves without a reason has simply finished; everything else is a hang-up. */
export function leftBy(side: Side, reason: string | undefined): Ending {
  if (side === "caller" && reason === undefined) return { type: "completed" };
  return { type: "hung-up", by: side, ...(reason === undefined ? {} : { reason }) };
}

async function nextMove(side: Side, stage: Stage): Promise<Move> {
  const participant = side === "agent" ? stage.agent : stage.world.caller;
  const view = { messages: stage.history.of(side), tools: stage.world.bank.tools(side) };
  const move = await participant.move(view, stage.signal);
  if (move.type === "reply" && move.record !== undefined) {
    stage.log.add({ type: "model-call", by: side, record: move.record });
    stage.budget.spend(move.record);
  }
  return move;
}

function isEmpty(reply: Reply): boolean {
  return (
    reply.calls.length === 0 &&
    (reply.text === null || reply.text.trim() === "") &&
    reply.leaves === undefined
  );
}

async function runCall(side: Side, call: LoggedCall, stage: Stage): Promise<void> {
  const { log, history, world } = stage;
  const { seq, callId, tool, rawArguments, parsed } = call;
  if (!parsed.ok) {
    const text = malformedAnswer(tool, rawArguments, parsed.problem);
    log.add({ type: "tool-result", to: side, call: seq, status: "malformed-arguments", text });
    return history.answered(side, { callId, tool, text });
  }
  const { status, text, effects } = await callBank(
    side,
    { tool, arguments: parsed.value, rawArguments },
    world,
  );
  log.add({ type: "tool-result", to: side, call: seq, status, text });
  for (const effect of effects) log.add({ type: "effect", call: seq, effect });
  history.answered(side, { callId, tool, text });
}

/** The bank could not answer at all. Kept apart from a refusal, which is an answer. */
export class BankFault extends Error {
  constructor(tool: string, cause: unknown) {
    super(`${tool}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "BankFault";
  }
}

async function callBank(side: Side, call: Parameters<World["bank"]["call"]>[1], world: World) {
  try {
    return await world.bank.call(side, call);
  } catch (error) {
    throw new BankFault(call.tool, error);
  }
}

function malformedAnswer(tool: string, raw: string, problem: string): string {
  const shown = raw.length > SHOWN_ARGUMENT_CHARACTERS ? `${raw.slice(0, SHOWN_ARGUMENT_CHARACTERS)}…` : raw;
  return JSON.stringify({
    error_code: "MALFORMED_ARGUMENTS",
    error_message: `The arguments of ${tool} could not be read (${problem}). Nothing was done.`,
    received: shown,
  });
}
