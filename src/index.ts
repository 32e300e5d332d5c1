/**
 * Tellerproof as a library (docs/library.md). What is exported here is stable: it changes as semantic versioning says,
 * and `test/e2e/library.test.ts` holds it to a snapshot. Nothing else of the package may be imported.
 */
export { defineSuite, loadSuite, type Suite, type SuiteConditions } from "./library/suite.ts";
export { runSuite, type RunSuiteOptions } from "./library/run-suite.ts";
export { readRun } from "./library/read-run.ts";
export { regrade, type RegradeOptions } from "./library/regrade.ts";
export { importRun, type ImportRunOptions } from "./library/import-run.ts";
export { exportRun, type ExportedFile, type ExportRunOptions } from "./library/export-run.ts";
export { compareRuns, type CompareRunsOptions, type RunToCompare } from "./library/compare-runs.ts";
export type { RunResult } from "./library/run-result.ts";
export type { AgentOfRun } from "./library/agents-of-run.ts";
export {
  defineAgent,
  type Agent,
  type AgentAnswer,
  type AgentBank,
  type AgentDefinition,
  type AgentTurn,
} from "./agents/adapters/function.ts";
export {
  defineJudge,
  type AskedQuestion,
  type CodeJudge,
  type JudgeDefinition,
  type JudgeReply,
  type QuestionedEpisode,
} from "./grading/judge/index.ts";
export { defineGuard, type GuardDefinition, type GuardFunctions } from "./guards/function-guard.ts";
export type { AnsweredCall, CallDecision, GuardContext, TextDecision } from "./contract/guard.ts";
export {
  defineSuiteKind,
  type BuiltInAgent,
  type EpisodeOf,
  type SuiteContent,
  type SuiteKindDefinition,
} from "./suites/define-suite-kind.ts";
export { registerSuiteKind } from "./suites/kinds.ts";
export type { SuiteKind } from "./suites/suite-kind.ts";
export { defineCheck, failed, noneFound, notApplicable, passed, type Check } from "./grading/check.ts";
export { scriptedTurns } from "./callers/scripted-turns.ts";
export {
  amount,
  bankTool,
  defineBank,
  DESK_TABLES,
  DESK_TOOLS,
  done,
  flag,
  optional,
  ownBank,
  refused,
  text,
  textOf,
  whole,
  type BankDefinition,
  type DefinedBank,
} from "./bank/live/index.ts";
export { openBank, type BankRecords } from "./library/open-bank.ts";
export { explain } from "./library/explain.ts";
export type { Episode } from "./library/episode.ts";
export { InputError, RunStopper, type InputProblem } from "./contract/errors.ts";
export type { Event, Trajectory } from "./contract/trajectory.ts";
export type { CheckResult, Evidence, Finding, Verdict } from "./contract/verdict.ts";
export type { RetailSuiteDefinition } from "./suites/retail/authoring/define-suite.ts";
export type { Imported } from "./runs/import-results.ts";
export type { CompareReport } from "./reports/view/compare-report.ts";
export type { RunReport, AgentReport } from "./reports/view/run-report.ts";
export type { ThresholdOutcome } from "./reports/ci/judge-thresholds.ts";
export type { Thresholds } from "./reports/ci/thresholds.ts";
export { junitXml } from "./reports/ci/junit.ts";
export { runMarkdown } from "./reports/text/run-markdown.ts";
