import type { LooksAt } from "../../../grading/observed.ts";

/** Bases that rest on what the agent did at the bank, for agents whose calls the record cannot show. */
export const TAU2_LOOKS_AT: LooksAt = new Map([
  ["DB", "agent-calls"],
  ["ACTION", "agent-calls"],
]);
