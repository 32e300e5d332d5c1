export { createLiveBank, type KnowledgeTool, type LiveBank, type LiveBankOptions } from "./live-bank.ts";
export {
  runBankCalls,
  type BankCalls,
  type CallOutcome,
  type CallResult,
  type RecordedWrite,
  type ScriptedCall,
} from "./run-bank-calls.ts";
export { readBankDatabase, type BankChanges, type BankSnapshot } from "./base-snapshot.ts";
export { PUBLIC_CLOCK, readClock } from "./clock.ts";
export { RULES, type RuleSet } from "./rules.ts";
export { isTable, TABLES, type TableName } from "./tables.ts";
export { discoverableTools, standingTools } from "./tools/index.ts";
export type { Wording } from "./tool-specs.ts";
