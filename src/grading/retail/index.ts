export { createStrictRetailGrader } from "./strict-grader.ts";
