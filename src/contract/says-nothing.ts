import type { Ending } from "./trajectory.ts";

/** Whether an episode that ended so says nothing about its agent: it becomes the verdict `error`, and may be played again. */
export function saysNothing(ending: Ending["type"]): boolean {
  switch (ending) {
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
