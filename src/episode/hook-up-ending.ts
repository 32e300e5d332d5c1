import type { HookUp } from "../contract/hook-up.ts";
import { saysNothing } from "../contract/says-nothing.ts";
import type { Ending } from "../contract/trajectory.ts";

/**
 * How an episode ended, given how its agent came to its bank: one that never learned of the bank's tools was not tested, and
 * what it did says nothing about it.
 */
export function hookUpEnding(ending: Ending, hookUp: HookUp | undefined): Ending {
  if (hookUp === undefined || hookUp.listings > 0 || hookUp.calls > 0 || saysNothing(ending.type))
    return ending;
  const came =
    hookUp.requests === 0
      ? "the agent never came to its bank"
      : `the agent never asked for its bank's tools (${hookUp.requests} requests came)`;
  return { type: "fault", by: "hook-up", message: came };
}
