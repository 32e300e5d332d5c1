import type { Side } from "../contract/actor.ts";
import type { BankCall, World } from "../contract/ports.ts";
import type { CallStatus } from "../contract/trajectory.ts";
import type { EpisodeLog, LoggedCall } from "./episode-log.ts";
import type { ViewHistory } from "./view-history.ts";

/** Characters of a malformed argument text that are shown back to the model. */
const SHOWN_ARGUMENT_CHARACTERS = 200;

/** What a call acts on and where it is kept. */
export type CallStage = { world: World; log: EpisodeLog; history: ViewHistory };

/**
 * Runs a call that stands in the log, and records its answer and its effects.
 *
 * @throws BankFault when the bank could not answer at all.
 */
export async function runCall(
  side: Side,
  { seq, callId, tool, rawArguments, parsed }: LoggedCall,
  { world, log, history }: CallStage,
): Promise<{ status: CallStatus; text: string }> {
  if (!parsed.ok) {
    const text = malformedAnswer(tool, rawArguments, parsed.problem);
    log.add({ type: "tool-result", to: side, call: seq, status: "malformed-arguments", text });
    history.answered(side, { callId, tool, text });
    return { status: "malformed-arguments", text };
  }
  const call = { tool, arguments: parsed.value, rawArguments };
  const { status, text, effects } = await callBank(side, call, world);
  log.add({ type: "tool-result", to: side, call: seq, status, text });
  for (const effect of effects) log.add({ type: "effect", call: seq, effect });
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
