export { createTau2Grader, type Tau2GraderOptions } from "./tau2-grader.ts";
export type { BankedCall, BankedCalls, TaskBank } from "./task-bank.ts";
export { matchesAction } from "./action-basis.ts";
