export { createModelJudge, seededNonce, type JudgeCall, type ModelJudgeOptions } from "./model-judge.ts";
export { withSecondJudge } from "./second-judge.ts";
export { answerAll } from "./answer-all.ts";
export { decisionIn, decisionOf, type Decision } from "./decision.ts";
export {
  auditJudge,
  ratingsOf,
  type AgreementCounts,
  type HumanLabel,
  type JudgeAudit,
  type JudgeLabel,
} from "./judge-audit.ts";
export { injectionAttempts, type InjectionAttempt, type InjectionKind } from "./injection-attempts.ts";
export { recordedJudge } from "./recorded-judge.ts";
export { promptVersion } from "./prompt-version.ts";
export type { CaseFacts } from "./prompts.ts";
