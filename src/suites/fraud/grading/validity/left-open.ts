import type { LeftEarly } from "../../../../contract/trajectory.ts";
import type { FraudView } from "../fraud-view.ts";
import type { SimulatorFault } from "./caller-fault.ts";

/** The words before the colon name the cause; lists of invalid episodes go by them. */
const CAUSES: Partial<Record<LeftEarly, string>> = {
  "question-open": "not understood: the caller left while a question of the agent was open",
  "go-ahead-open": "a go-ahead was open: the caller left without his yes or no",
  "still-served": "out of lines: the caller left while the agent was at work for him",
};

/** What was open as the caller left, by his own account: he was misheard, or had no lines for what the agent did. */
export function leftOpen({ trajectory: { ending }, agentSaid }: FraudView): SimulatorFault | undefined {
  if (ending.type !== "hung-up" || ending.early === undefined) return undefined;
  const because = CAUSES[ending.early];
  return because === undefined ? undefined : { at: agentSaid.slice(-1).map(({ seq }) => seq), because };
}
