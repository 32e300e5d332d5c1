import type { Ending } from "../../contract/trajectory.ts";
import type { Verdict } from "../../contract/verdict.ts";
import type { EvalError } from "./event-format.ts";
import type { Sample } from "./log-format.ts";

/** Why an episode ended, in a sentence. */
export function endingText(ending: Ending): string {
  switch (ending.type) {
    case "completed":
      return "The caller had nothing more to say and the agent had answered.";
    case "hung-up":
      return `The ${ending.by} left the conversation${ending.reason === undefined ? "" : `: ${ending.reason}`}.`;
    case "turn-limit":
      return `The conversation was cut short after ${ending.turns} turns.`;
    case "tool-limit":
      return `The ${ending.by} went on calling tools: ${ending.iterations} rounds in one turn.`;
    case "no-reply":
      return `The ${ending.by} gave no answer${ending.reason === undefined ? "" : ` (${ending.reason})`}.`;
    case "truncated-reply":
      return `A reply of the ${ending.by} was cut off at its token limit.`;
    case "filtered-reply":
      return `A reply of the ${ending.by} was held back by its provider's filter.`;
    case "context-overflow":
      return `The conversation no longer fitted the context of the ${ending.by}.`;
    case "token-limit":
      return `The episode's token limit was reached, at ${ending.tokens} tokens.`;
    case "time-limit":
      return `The episode's time limit was reached, after ${(ending.elapsedMs / 1000).toFixed(1)} s.`;
    case "money-limit":
      return `The episode's money limit was reached, at ${ending.spentUsd} US dollars.`;
    case "fault":
      return `The ${ending.by} failed: ${ending.message}`;
  }
}

/** The limit that ended an episode, if one did. */
export function limitOf(ending: Ending): Sample["limit"] {
  switch (ending.type) {
    case "turn-limit":
      return { type: "turn", limit: ending.turns };
    case "tool-limit":
      return { type: "custom", limit: ending.iterations };
    case "context-overflow":
      return { type: "context", limit: 1 };
    case "token-limit":
      return { type: "token", limit: ending.tokens };
    case "time-limit":
      return { type: "time", limit: ending.elapsedMs / 1000 };
    case "money-limit":
      return { type: "cost", limit: Number(ending.spentUsd) };
    case "completed":
    case "hung-up":
    case "no-reply":
    case "truncated-reply":
    case "filtered-reply":
    case "fault":
      return undefined;
  }
}

/**
 * What stands in an episode's error. A fault is one, and so is a verdict that could not be had; where a limit ended the
 * episode, the limit says so already.
 */
export function errorOf(ending: Ending, verdict: Verdict | undefined): EvalError | undefined {
  if (ending.type === "fault") return evalError(endingText(ending));
  if (verdict?.status !== "error" || limitOf(ending) !== undefined) return undefined;
  return evalError(verdict.because);
}

/** There is no Python stack to show: the message stands for it. */
function evalError(message: string): EvalError {
  return { message, traceback: message, traceback_ansi: message };
}
