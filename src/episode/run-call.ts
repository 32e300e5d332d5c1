import type { Side } from "../contract/actor.ts";
import type { BankCall, ToolOutcome, World } from "../contract/ports.ts";
import type { CallStatus } from "../contract/trajectory.ts";
import type { EpisodeLog, LoggedCall } from "./episode-log.ts";
import type { GuardPost, Passed } from "./guard-post.ts";
import type { ViewHistory } from "./view-history.ts";

/** Characters of a malformed argument text that are shown back to the model. */
const SHOWN_ARGUMENT_CHARACTERS = 200;

/** What a call acts on and where it is kept. */
export type CallStage = {
  world: World;
  log: EpisodeLog;
  history: ViewHistory;
  /** What the agent's calls must pass, where it has a guard. */
  guard?: GuardPost | undefined;
};

/**
 * Runs a call that stands in the log, and records its answer and its effects.
 *
 * @throws BankFault when the bank could not answer at all.
 */
export async function runCall(
  side: Side,
  logged: LoggedCall,
  stage: CallStage,
): Promise<{ status: CallStatus; text: string }> {
  const { seq, callId, tool, rawArguments, parsed } = logged;
  if (!parsed.ok) {
    const { log, history } = stage;
    const text = malformedAnswer(tool, rawArguments, parsed.problem);
    log.add({ type: "tool-result", to: side, call: seq, status: "malformed-arguments", text });
    history.answered(side, { callId, tool, text });
    return { status: "malformed-arguments", text };
  }
  // What was read in another form than it was written is given on as it was read.
  const written = parsed.note === undefined ? rawArguments : JSON.stringify(parsed.value);
  const call = { tool, arguments: parsed.value, rawArguments: written };
  return answerCall(side, { logged, call, run: (asked) => callBank(side, asked, stage.world) }, stage);
}

/** A call that stands in the log, as the guard is shown it, and what runs it. */
export type CallToAnswer = {
  logged: LoggedCall;
  call: BankCall;
  run: (call: BankCall) => ToolOutcome | Promise<ToolOutcome>;
};

/** Runs a call, past the guard where the agent has one, and records its answer, its effects and what the guard did. */
export async function answerCall(
  side: Side,
  { logged: { seq, callId, tool }, call, run }: CallToAnswer,
  { log, history, guard }: CallStage,
): Promise<{ status: CallStatus; text: string }> {
  const guarding = side === "agent" ? guard : undefined;
  const passed: Passed =
    guarding === undefined ? { outcome: await run(call), acts: [] } : await guarding.call(call, run);
  if (passed.ran !== undefined) log.amendCall(seq, passed.ran);
  const { status, text, effects } = passed.outcome;
  log.add({ type: "tool-result", to: side, call: seq, status, text });
  for (const effect of effects) log.add({ type: "effect", call: seq, effect });
  for (const act of passed.acts) log.add({ type: "guard", on: seq, act });
  history.answered(side, { callId, tool, text });
  return { status, text };
}

/** The bank could not answer at all. Kept apart from a refusal, which is an answer. */
export class BankFault extends Error {
  constructor(tool: string, cause: unknown) {
    super(`${tool}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "BankFault";
  }
}

async function callBank(side: Side, call: BankCall, world: World) {
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
