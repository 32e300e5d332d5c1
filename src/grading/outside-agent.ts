import type { Ending } from "../contract/trajectory.ts";
import type { Verdict } from "../contract/verdict.ts";

/** The verdict of an episode whose ending says nothing about the agent; `undefined` where it can be graded. */
export function outsideAgent(ending: Ending): Verdict | undefined {
  switch (ending.type) {
    case "fault":
      return { status: "error", because: `fault of the ${ending.by}: ${ending.message}`, results: [] };
    case "token-limit":
    case "time-limit":
    case "money-limit":
      return { status: "error", because: `the episode was cut short by its ${ending.type}`, results: [] };
    case "tool-limit":
    case "truncated-reply":
    case "filtered-reply":
    case "context-overflow":
      return ending.by === "agent" ? undefined : callerStuck(ending.type);
    case "completed":
    case "hung-up":
    case "no-reply":
    case "turn-limit":
      return undefined;
  }
}

/** The verdict of an episode in which the caller could not go on. */
export function callerStuck(ending: Ending["type"]): Verdict {
  const because = `the caller could not go on: ${ending}`;
  return { status: "invalid", because, evidence: { noneAmong: "conversation" } };
}
