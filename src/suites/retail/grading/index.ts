export { createStrictRetailGrader } from "./strict-grader.ts";
export { RETAIL_LOOKS_AT } from "./looks-at.ts";
export { statesOutcome } from "./states-outcome.ts";
