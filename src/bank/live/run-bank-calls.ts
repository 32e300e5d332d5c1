import type { Side } from "../../contract/actor.ts";
import type { ExactJson, ExactObject } from "../../contract/json.ts";
import { BankSession, type Invocation } from "./bank-session.ts";
import type { BankChanges, BankSnapshot } from "./base-snapshot.ts";
import { canonicalText } from "./canonical-text.ts";
import { databaseHash, type Sha256 } from "./database-hash.ts";
import type { DefinedBank } from "./define-bank.ts";

/** A call to be made, by one side. */
export type ScriptedCall = { readonly by: Side; readonly tool: string; readonly arguments: ExactObject };

/**
 * How a call ended: `ok`, it was done or answered; `refused`, the tool answered that it will not; `error`, the call
 * itself was wrong, so that no tool could act on it (no such tool, arguments missing, unknown or unusable).
 */
export type CallOutcome = "ok" | "refused" | "error";

/** A change of one record. The canonical texts tell 25 from 25.0, which the plain records may not. */
export type RecordedWrite = {
  readonly table: string;
  readonly key: string;
  readonly before: ExactJson;
  readonly after: ExactJson;
  readonly beforeCanonical: string | null;
  readonly afterCanonical: string | null;
};

/** What came of one call. `code` says why it was not done. */
export type CallResult = {
  readonly outcome: CallOutcome;
  readonly code: string | undefined;
  readonly message: string;
  readonly writes: readonly RecordedWrite[];
};

/** A bank, and calls to be made in it in order. */
export type BankCalls = {
  readonly base: BankSnapshot;
  readonly patch?: BankChanges;
  readonly bank: DefinedBank;
  readonly calls: readonly ScriptedCall[];
  readonly readLog?: readonly string[];
  readonly callerTools?: readonly string[];
  readonly clock?: string;
  readonly sha256: Sha256;
};

const NO_PATCH: BankChanges = {};
const OUR_WORDS = {};

/**
 * Makes calls in a fresh bank, one after the other.
 *
 * @returns A result for each call, and the hash of the whole database after the last.
 * @throws InputError for a patch that does not fit the bank's tables.
 */
export function runBankCalls(run: BankCalls): { results: readonly CallResult[]; databaseHash: string } {
  const session = new BankSession({
    snapshot: run.base.with(run.patch ?? NO_PATCH),
    bank: run.bank,
    clock: run.clock,
    sha256: run.sha256,
    callerTools: run.callerTools,
    readLog: new Set(run.readLog),
    words: OUR_WORDS,
  });
  const results = run.calls.map((call) => resultOf(session.invoke(call.by, call.tool, call.arguments)));
  return { results, databaseHash: databaseHash(session.db, run.sha256) };
}

function resultOf({ status, code, text, writes }: Invocation): CallResult {
  return {
    outcome: outcomeOf(status),
    code,
    message: text,
    writes: writes.map(({ table, key, before, after }) => ({
      table,
      key,
      before: before ?? null,
      after: after ?? null,
      beforeCanonical: before === undefined ? null : canonicalText(before),
      afterCanonical: after === undefined ? null : canonicalText(after),
    })),
  };
}

function outcomeOf(status: Invocation["status"]): CallOutcome {
  switch (status) {
    case "done":
      return "ok";
    case "refused":
      return "refused";
    case "schema-error":
    case "unknown-tool":
      return "error";
  }
}
