export { createTau2Grader } from "./tau2-grader.ts";
export type { BankedCall, TaskBank } from "./task-bank.ts";
export { matchesAction } from "./action-basis.ts";
export { TAU2_LOOKS_AT } from "./looks-at.ts";
