import {
  GuardFault,
  type AnsweredCall,
  type CallDecision,
  type Guard,
  type GuardContext,
  type TextDecision,
} from "../contract/guard.ts";
import type { JsonObject } from "../contract/json.ts";
import type { BankCall, ToolOutcome } from "../contract/ports.ts";
import type { GuardAct } from "../contract/trajectory.ts";
import { orAborted } from "./or-aborted.ts";
import type { ViewHistory } from "./view-history.ts";

type Place = Extract<GuardAct, { type: "failed" }>["at"];

/** What came of a call that had to pass a guard. */
export type Passed = {
  outcome: ToolOutcome;
  acts: readonly GuardAct[];
  /** The arguments as they reached the bank, where they are not those that were asked for. */
  ran?: JsonObject;
};

/** What the agent reads, and the caller hears, in place of what a guard could not decide on. */
const NOT_DECIDED: Record<Place, string> = {
  call: JSON.stringify({
    error_code: "GUARD_UNAVAILABLE",
    error_message: "The call could not be checked. Nothing was done.",
  }),
  result: JSON.stringify({
    error_code: "GUARD_UNAVAILABLE",
    error_message: "The call was made. Its answer could not be checked and is withheld.",
  }),
  words: "I'm sorry, I cannot answer that at the moment.",
};

/** Where a guard stands in one episode: whatever the agent does to the bank or says to the caller comes by here. */
export class GuardPost {
  readonly #guard: Guard;
  readonly #history: ViewHistory;
  readonly #signal: AbortSignal;
  readonly #bank: JsonObject;
  readonly #calls: AnsweredCall[] = [];

  constructor(guard: Guard, stage: { history: ViewHistory; signal: AbortSignal; context: JsonObject }) {
    this.#guard = guard;
    this.#history = stage.history;
    this.#signal = stage.signal;
    this.#bank = stage.context;
  }

  /** Lets a call run, as it is or rewritten, or keeps it from running; then decides on its answer. */
  async call(call: BankCall, run: (call: BankCall) => ToolOutcome | Promise<ToolOutcome>): Promise<Passed> {
    const acts: GuardAct[] = [];
    const decision = await this.#decide<CallDecision>(
      { at: "call", acts, stopped: { decision: "deny", text: NOT_DECIDED.call } },
      (context) => this.#guard.call(call, context, this.#signal),
    );
    const asked = { tool: call.tool, arguments: call.arguments };
    switch (decision.decision) {
      case "deny": {
        const { text } = decision;
        acts.push({ type: "denied", ...ruleOf(decision) });
        this.#calls.push({ ...asked, status: "refused", text });
        return { outcome: { status: "refused", text, effects: [] }, acts };
      }
      case "allow":
        return { outcome: await this.#run(call, run, acts), acts };
      case "rewrite": {
        const { arguments: ran } = decision;
        acts.push({ type: "rewrote-call", ...ruleOf(decision), asked: call.rawArguments });
        const rewritten = { ...asked, arguments: ran, rawArguments: JSON.stringify(ran) };
        return { outcome: await this.#run(rewritten, run, acts), acts, ran };
      }
    }
  }

  /** Decides on words of the agent. @returns Them as they go out. */
  async words(said: string): Promise<{ text: string; acts: readonly GuardAct[] }> {
    const acts: GuardAct[] = [];
    const decision = await this.#decide<TextDecision>(
      { at: "words", acts, stopped: { decision: "rewrite", text: NOT_DECIDED.words } },
      (context) => this.#guard.reply(said, context, this.#signal),
    );
    if (decision.decision === "allow" || decision.text === said) return { text: said, acts };
    acts.push({ type: "rewrote-words", ...ruleOf(decision), said });
    return { text: decision.text, acts };
  }

  async #run(
    call: BankCall,
    run: (call: BankCall) => ToolOutcome | Promise<ToolOutcome>,
    acts: GuardAct[],
  ): Promise<ToolOutcome> {
    const outcome = await run(call);
    const { status, text } = outcome;
    const answered = { tool: call.tool, arguments: call.arguments, status, text };
    const decision = await this.#decide<TextDecision>(
      { at: "result", acts, stopped: { decision: "rewrite", text: NOT_DECIDED.result } },
      (context) => this.#guard.result(answered, context, this.#signal),
    );
    this.#calls.push(answered);
    if (decision.decision === "allow" || decision.text === text) return outcome;
    acts.push({ type: "rewrote-result", ...ruleOf(decision), answered: text });
    return { ...outcome, text: decision.text };
  }

  /** Asks the guard; where it cannot decide, `stopped` takes the place of its decision, unless it is to let such things pass. */
  async #decide<Decision>(
    question: { at: Place; acts: GuardAct[]; stopped: Decision },
    ask: (context: GuardContext) => Decision | Promise<Decision>,
  ): Promise<Decision | { decision: "allow" }> {
    const { at, acts, stopped } = question;
    const context = { messages: this.#history.of("agent"), calls: this.#calls, bank: this.#bank };
    try {
      return await orAborted(Promise.resolve(ask(context)), this.#signal);
    } catch (error) {
      this.#signal.throwIfAborted();
      if (!(error instanceof GuardFault)) throw error;
      acts.push({ type: "failed", at, problem: error.message });
      return this.#guard.onFailure === "allow" ? { decision: "allow" } : stopped;
    }
  }
}

function ruleOf({ rule }: { rule?: string | undefined }): { rule?: string } {
  return rule === undefined ? {} : { rule };
}
