import type { HookUp } from "../contract/hook-up.ts";
import type { Ending } from "../contract/trajectory.ts";

/**
 * How an episode ended, given how its agent came to its bank: one that never learned of the bank's tools was not tested, and
 * what it did says nothing about it.
 */
export function hookUpEnding(ending: Ending, hookUp: HookUp | undefined): Ending {
  if (hookUp === undefined || hookUp.listings > 0 || hookUp.calls > 0 || isBroken(ending)) return ending;
  const came =
    hookUp.requests === 0
      ? "the agent never came to its bank"
      : `the agent never asked for its bank's tools (${hookUp.requests} requests came)`;
  return { type: "fault", by: "hook-up", message: came };
}

/** Whether an episode already ended in a way that says nothing of its agent. */
function isBroken({ type }: Ending): boolean {
  switch (type) {
    case "fault":
    case "token-limit":
    case "time-limit":
    case "money-limit":
      return true;
    case "completed":
    case "hung-up":
    case "turn-limit":
    case "tool-limit":
    case "no-reply":
    case "truncated-reply":
    case "filtered-reply":
    case "context-overflow":
      return false;
  }
}
