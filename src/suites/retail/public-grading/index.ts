export { gradePublic, type PublicGrade } from "./grade-public.ts";
export { Ungradable } from "./graded-transcript.ts";
export { createIndicbankbenchGrader, indicbankbenchGrader } from "./indicbankbench-grader.ts";
export { projectTranscript } from "./project-transcript.ts";
export { publicScoreLine, type PublicScoreLine } from "./public-score-line.ts";
