import type { CallPattern } from "../../../../contract/condition.ts";
import type { Place } from "../../../../contract/verdict.ts";

/** Where calls of these patterns are looked for. */
export function callPlaces(patterns: readonly CallPattern[]): Place {
  const [first = "agent", ...others] = patterns.map(({ by }) => by);
  if (others.some((by) => by !== first)) return "conversation";
  return first === "agent" ? "agent-calls" : "caller-calls";
}
