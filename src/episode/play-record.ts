import type { Side } from "../contract/actor.ts";
import type { Move, ToolOutcome, World } from "../contract/ports.ts";
import type { Event, EventOf, Trajectory } from "../contract/trajectory.ts";
import { EpisodeLog, type EpisodeIdentity, type LoggedCall } from "./episode-log.ts";

/** A recorded conversation, and the world in which its calls are made again. */
export type RecordToPlay = {
  identity: EpisodeIdentity;
  world: Pick<World, "bank" | "prior">;
  record: Pick<Trajectory, "startedAt" | "liveFrom" | "events" | "ending">;
};

/**
 * Makes the calls of a conversation that was recorded elsewhere again, on a bank of our own, to learn what each of them
 * changed. Words, order and times stay as they were recorded: another bank says the same in other words. A call that was done
 * when it was recorded and is refused now, or was not done and now changes something, means that the two banks are not the
 * same: the episode ends there as a fault of the bank.
 */
export async function playRecord({ identity, world, record }: RecordToPlay): Promise<Trajectory> {
  const startedAt = Date.parse(record.startedAt);
  let now = startedAt;
  const log = new EpisodeLog(
    identity,
    { instructions: instructionsOf(record), prior: world.prior },
    { now: () => now },
  );
  const answers = answersOf(record.events);
  for (const step of stepsOf(record)) {
    now = startedAt + step.atMs;
    if (step.type !== "reply") {
      log.add(step.type === "model-call" ? step : { ...step, reply: log.nextReply() });
      continue;
    }
    const calls = log.addReply(step.by, log.nextReply(), step.reply);
    for (const [index, call] of calls.entries()) {
      const answer = answers.get(step.seqs[index] ?? -1);
      if (answer === undefined) continue;
      now = startedAt + answer.atMs;
      const outcome = await callAgain(step.by, call, world);
      const isSame = outcome?.text === answer.text;
      if (!isSame && outcome !== undefined && contradicts(outcome, answer)) {
        return log.close({ type: "fault", by: "bank", message: differs(call.tool, answer.text, outcome) });
      }
      const same = isSame || outcome?.effects.some(isChange) ? outcome : undefined;
      const status = same?.status ?? answer.status;
      log.add({ type: "tool-result", to: step.by, call: call.seq, status, text: answer.text });
      for (const effect of same?.effects ?? []) log.add({ type: "effect", call: call.seq, effect });
    }
  }
  return log.close(record.ending);
}

type Reply = Extract<Move, { type: "reply" }>;
type Step =
  | { type: "reply"; atMs: number; by: Side; reply: Reply; seqs: number[]; number: number }
  | { type: "model-call"; atMs: number; by: Side; record: EventOf<"model-call">["record"] }
  | { type: "empty-reply"; atMs: number; by: Side };

/** The live conversation as replies; answers and effects come of making the calls again. */
function stepsOf({ events, liveFrom }: Pick<Trajectory, "events" | "liveFrom">): Step[] {
  const steps: Step[] = [];
  for (const event of events.slice(liveFrom)) {
    switch (event.type) {
      case "message":
      case "tool-call":
        addTo(steps, event);
        break;
      case "model-call":
        steps.push({ type: "model-call", atMs: event.atMs, by: event.by, record: event.record });
        break;
      case "empty-reply":
        steps.push({ type: "empty-reply", atMs: event.atMs, by: event.by });
        break;
      default:
        break;
    }
  }
  return steps;
}

function addTo(steps: Step[], event: EventOf<"message"> | EventOf<"tool-call">): void {
  const last = steps.findLast((step) => step.type === "reply");
  const open = last?.number === event.reply && last.by === event.by ? last : undefined;
  const thought = event.reasoning === undefined ? {} : { reasoning: event.reasoning };
  const text = event.type === "message" ? event.text : null;
  const step = open ?? {
    type: "reply",
    atMs: event.atMs,
    by: event.by,
    reply: { type: "reply", text: null, calls: [] },
    seqs: [],
    number: event.reply,
  };
  const calls =
    event.type === "message"
      ? []
      : [{ id: event.callId, tool: event.tool, rawArguments: event.rawArguments }];
  step.reply = {
    ...step.reply,
    ...thought,
    text: text ?? step.reply.text,
    calls: [...step.reply.calls, ...calls],
  };
  if (event.type === "tool-call") step.seqs.push(event.seq);
  if (open === undefined) steps.push(step);
}

function answersOf(events: readonly Event[]): Map<number, EventOf<"tool-result">> {
  const results = events.filter((event) => event.type === "tool-result");
  return new Map(results.map((event) => [event.call, event]));
}

function instructionsOf({ events, liveFrom }: Pick<Trajectory, "events" | "liveFrom">) {
  const told = events.slice(0, liveFrom).filter((event) => event.type === "instructions");
  const to = (side: Side) => told.find((event) => event.to === side)?.text;
  const [agent, caller] = [to("agent"), to("caller")];
  return { ...(agent === undefined ? {} : { agent }), ...(caller === undefined ? {} : { caller }) };
}

async function callAgain(
  side: Side,
  { tool, rawArguments, parsed }: LoggedCall,
  { bank }: Pick<World, "bank">,
): Promise<ToolOutcome | undefined> {
  return parsed.ok ? bank.call(side, { tool, arguments: parsed.value, rawArguments }) : undefined;
}

/**
 * Whether a call came to something else than when it was recorded: done there and refused here, or the other way round with
 * something changed. A tool that this bank does not have at all is one by which the other found its documents.
 */
function contradicts(outcome: ToolOutcome, recorded: EventOf<"tool-result">): boolean {
  if (recorded.status !== "done") return outcome.effects.some(isChange);
  return outcome.status === "refused" || outcome.status === "schema-error";
}

/** What was read leaves the bank as it was. */
function isChange({ type }: ToolOutcome["effects"][number]): boolean {
  return type !== "retrieved";
}

const SHOWN = 200;

function differs(tool: string, recorded: string, outcome: ToolOutcome): string {
  const now = outcome.text.slice(0, SHOWN);
  return `${tool} was answered "${recorded.slice(0, SHOWN)}" when it was recorded, and this bank answers "${now}"`;
}
