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
export { PUBLIC_CLOCK, readClock, writtenDay, type DateForm } from "./clock.ts";
export { amount, bankTool, done, flag, optional, refused, text, whole } from "./bank-tool.ts";
export { textOf } from "./lenient-values.ts";
export { DESK_TABLES, DESK_TOOLS } from "./banks/desk.ts";
export { BANKS, fraudbenchBank, ownBank, tau2Bank } from "./banks/index.ts";
export { defineBank, type BankDefinition, type DefinedBank, type TableDefinition } from "./define-bank.ts";
export type { Wording } from "./tool-specs.ts";
