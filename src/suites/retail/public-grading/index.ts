export { gradePublic, type PublicGrade, type PublicGradeInput } from "./grade-public.ts";
export { Ungradable, type Detail, type Place } from "./graded-transcript.ts";
export {
  createIndicbankbenchGrader,
  indicbankbenchGrader,
  type IndicbankbenchOptions,
} from "./indicbankbench-grader.ts";
export {
  projectTranscript,
  type ProjectedMessage,
  type Projection,
  type ProjectionOptions,
} from "./project-transcript.ts";
export { publicScoreLine, type PublicScoreLine } from "./public-score-line.ts";
export type { ConfirmationStatus, WriteConfirmation } from "./s2-confirmation.ts";
export type { GateCheck, JudgeResults, PublicChecks, PublicVerdict } from "./verdict.ts";
