import { z } from "zod";
import { JsonObject } from "./json.ts";
import type { ModelMessage } from "./model.ts";
import type { BankCall } from "./ports.ts";
import type { CallStatus } from "./trajectory.ts";

const rule = z.string().min(1).optional().describe("Which of the guard's rules decided.");
const allow = z.object({ decision: z.literal("allow") });

/** What a guard decides on a call before it reaches the bank. A denied one never does; the agent reads `text`. */
export const CallDecision = z.discriminatedUnion("decision", [
  allow,
  z.object({ decision: z.literal("deny"), text: z.string().min(1), rule }),
  z.object({ decision: z.literal("rewrite"), arguments: JsonObject, rule }),
]);
export type CallDecision = z.infer<typeof CallDecision>;

/** What a guard decides on a text: the bank's answer before the agent reads it, or the agent's words before they go out. */
export const TextDecision = z.discriminatedUnion("decision", [
  allow,
  z.object({ decision: z.literal("rewrite"), text: z.string().min(1), rule }),
]);
export type TextDecision = z.infer<typeof TextDecision>;

/** A call that came by a guard, and how the bank, or the guard itself, answered it. */
export type AnsweredCall = Pick<BankCall, "tool" | "arguments"> & { status: CallStatus; text: string };

/** What a guard knows of the conversation: no more than one between a live assistant and its bank would. */
export type GuardContext = {
  /** As the agent has it before it, its instructions and its own words included. */
  messages: readonly ModelMessage[];
  /** Calls that came by this guard before, as the bank was asked and answered. */
  calls: readonly AnsweredCall[];
  /** What the bank's channel knows without asking. */
  bank: JsonObject;
};

/** A policy layer between an agent and its bank, for one episode. Each method throws GuardFault when it cannot decide. */
export interface Guard {
  /** What becomes of what it could not decide on: `deny` stops it, `allow` lets it pass. Both are recorded. */
  readonly onFailure: "deny" | "allow";
  /** Decides on a call before it runs. */
  call(call: BankCall, context: GuardContext, signal: AbortSignal): CallDecision | Promise<CallDecision>;
  /** Decides on the bank's answer to a call that ran. What the call did stays done. */
  result(
    call: AnsweredCall,
    context: GuardContext,
    signal: AbortSignal,
  ): TextDecision | Promise<TextDecision>;
  /** Decides on what the agent says. It keeps its own words in its memory; the caller hears what the guard lets out. */
  reply(text: string, context: GuardContext, signal: AbortSignal): TextDecision | Promise<TextDecision>;
}

/** A guard that could not decide: it did not answer, or not with a decision. */
export class GuardFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = "GuardFault";
  }
}
