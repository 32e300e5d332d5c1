export { createStrictRetailGrader } from "./strict-grader.ts";
export type { Judged } from "./judged.ts";
