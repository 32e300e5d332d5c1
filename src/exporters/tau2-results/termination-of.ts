import type { Tau2Termination } from "../../contract/tau2-results.ts";
import type { Ending } from "../../contract/trajectory.ts";
import type { Verdict } from "../../contract/verdict.ts";

/**
 * How an episode ended, in the public words. Public figures count every simulation but those with an infrastructure error, a
 * missing reward as 0; so an episode without a score (`open`, `invalid`, `error`, not graded) is one of those, however it ended.
 */
export function terminationOf(ending: Ending, verdict: Verdict | undefined): Tau2Termination {
  if (verdict?.status !== "passed" && verdict?.status !== "failed") return "infrastructure_error";
  switch (ending.type) {
    case "completed":
      return "user_stop";
    case "hung-up":
      return ending.by === "caller" ? "user_stop" : "agent_stop";
    case "turn-limit":
    case "tool-limit":
    case "token-limit":
    case "money-limit":
      return "max_steps";
    case "time-limit":
      return "timeout";
    case "no-reply":
    case "truncated-reply":
    case "filtered-reply":
      return ending.by === "caller" ? "user_error" : "agent_error";
    case "context-overflow":
      return "context_window_exceeded";
    case "fault":
      return "infrastructure_error";
  }
}
