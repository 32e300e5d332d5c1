export { answeredBadly } from "./answered-badly.ts";
export { authorJudge, type AuthorSays } from "./author-judge.ts";
export {
  defineJudge,
  type AskedQuestion,
  type CodeJudge,
  type JudgeDefinition,
  type JudgeReply,
  type QuestionedEpisode,
} from "./function-judge.ts";
export { questionText } from "./question-text.ts";
export { createModelJudge, seededNonce } from "./model-judge.ts";
export { withSecondJudge } from "./second-judge.ts";
export { answerAll } from "./answer-all.ts";
export { decisionIn } from "./decision.ts";
export { auditJudge, ratingsOf, type JudgeAudit, type JudgeLabel } from "./judge-audit.ts";
export { injectionAttempts } from "./injection-attempts.ts";
export { recordedJudge } from "./recorded-judge.ts";
export { promptVersion } from "./prompt-version.ts";
export type { CaseFacts } from "./prompts.ts";
