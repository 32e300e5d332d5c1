import {
  CallDecision,
  GuardFault,
  TextDecision,
  type AnsweredCall,
  type Guard,
  type GuardContext,
} from "../contract/guard.ts";
import type { BankCall } from "../contract/ports.ts";

type Answer<Decision> = Decision | undefined | Promise<Decision | undefined>;

/** A guard as code. What it leaves out, and what it returns nothing for, passes. */
export type GuardDefinition = {
  /** Before a call reaches the bank. */
  call?(call: BankCall, context: GuardContext, signal: AbortSignal): Answer<CallDecision>;
  /** Before the agent reads the bank's answer. */
  result?(call: AnsweredCall, context: GuardContext, signal: AbortSignal): Answer<TextDecision>;
  /** Before the caller hears the agent. */
  reply?(text: string, context: GuardContext, signal: AbortSignal): Answer<TextDecision>;
};

/** Made by {@link defineGuard}. */
export type GuardFunctions = { readonly guards: GuardDefinition };

/**
 * Makes code a guard.
 *
 * ```ts
 * export const guard = defineGuard({
 *   call({ tool, arguments: { amount } }) {
 *     if (tool === "transfer" && Number(amount) > 500) return { decision: "deny", text: "Too much." };
 *   },
 * });
 * ```
 */
export function defineGuard(definition: GuardDefinition): GuardFunctions {
  return { guards: definition };
}

/** Whether a value came out of {@link defineGuard}. */
export function isGuardFunctions(value: unknown): value is GuardFunctions {
  return typeof value === "object" && value !== null && "guards" in value && typeof value.guards === "object";
}

/** How a guard that is code is asked. */
export type FunctionGuardSetting = { onFailure: Guard["onFailure"]; timeoutSeconds: number };

/** Whatever it throws, however long it takes and whatever it returns that is no decision is a GuardFault. */
export function functionGuard(
  { guards }: GuardFunctions,
  { onFailure, timeoutSeconds }: FunctionGuardSetting,
): Guard {
  const ms = timeoutSeconds * 1000;
  return {
    onFailure,
    call: (call, context, signal) =>
      decided(ms, CallDecision, signal, (limited) => guards.call?.(call, context, limited)),
    result: (call, context, signal) =>
      decided(ms, TextDecision, signal, (limited) => guards.result?.(call, context, limited)),
    reply: (text, context, signal) =>
      decided(ms, TextDecision, signal, (limited) => guards.reply?.(text, context, limited)),
  };
}

type Schema<Decision> = { safeParse(value: unknown): { success: boolean; data?: Decision | undefined } };

async function decided<Decision>(
  ms: number,
  schema: Schema<Decision>,
  signal: AbortSignal,
  ask: (limited: AbortSignal) => unknown,
): Promise<Decision | { decision: "allow" }> {
  const late = new GuardFault(`no decision within ${ms / 1000} s`);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(late), ms);
  const aborted = Promise.withResolvers<never>();
  const limited = AbortSignal.any([signal, stop.signal]);
  limited.addEventListener("abort", () => aborted.reject(limited.reason), { once: true });
  let answer: unknown;
  try {
    answer = await Promise.race([ask(limited), aborted.promise]);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof GuardFault) throw error;
    throw new GuardFault(`the guard threw: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    clearTimeout(timer);
    aborted.promise.catch(() => undefined);
  }
  if (answer === undefined || answer === null) return { decision: "allow" };
  const { data } = schema.safeParse(answer);
  if (data === undefined) throw new GuardFault("the guard returned no decision");
  return data;
}
