import { tau2Bank } from "../../../bank/live/index.ts";
import type { InputProblem } from "../../../contract/errors.ts";

/** Names of the caller's tools that are there from the start, in the bank's order. */
export const STANDING_CALLER_TOOLS: readonly string[] = tau2Bank.standing("caller").map(({ name }) => name);

/** The tools that a task gives its caller; `undefined` for all. Names of none are added to `problems`. */
export function callerToolsOf(
  names: readonly string[] | null | undefined,
  problems: InputProblem[],
): string[] | undefined {
  if (names === null || names === undefined) return undefined;
  const discoverable = tau2Bank.discoverable("caller");
  for (const [index, name] of names.entries()) {
    if (STANDING_CALLER_TOOLS.includes(name) || discoverable.has(name)) continue;
    problems.push({
      path: `user_tools[${index}]`,
      value: name,
      problem: "the caller has no such tool",
      remedy: `He has ${STANDING_CALLER_TOOLS.join(", ")}`,
    });
  }
  return [...names];
}
