import type { ExactObject } from "../../src/contract/json.ts";
import type { BankSnapshot } from "../../src/bank/live/base-snapshot.ts";
import { tau2Bank } from "../../src/bank/live/banks/index.ts";
import { canonicalText } from "../../src/bank/live/canonical-text.ts";
import { runBankCalls, type CallOutcome, type CallResult } from "../../src/bank/live/run-bank-calls.ts";
import { readDatabase, type VectorCall, type VectorRun } from "./tau2-bank-vectors.ts";
import { sha256 } from "../../src/files/sha256.ts";

/**
 * What a recorded answer of the public bank amounts to. `error`: the tool raised, or could not work with its arguments,
 * which the wrappers turn into a text of its own. `refused`: any other text that begins with Error or Failed.
 */
function outcomeOf({ error, result }: VectorCall): CallOutcome {
  if (error || result.startsWith("Error: Invalid arguments")) return "error";
  return /^(Error|Failed)/.test(result) ? "refused" : "ok";
}

type Summary = { outcome: CallOutcome; writes: string[] };

function expectedOf(call: VectorCall): Summary {
  const writes = call.diff.map(({ table, key, before, after, before_canon, after_canon }) => {
    const text = (canonical: string | undefined, record: typeof before): string =>
      record === null ? "none" : (canonical ?? canonicalText(record));
    return `${table}/${key}: ${text(before_canon, before)} -> ${text(after_canon, after)}`;
  });
  return { outcome: outcomeOf(call), writes: writes.sort() };
}

function actualOf({ outcome, writes }: CallResult): Summary {
  const texts = writes.map(
    ({ table, key, beforeCanonical, afterCanonical }) =>
      `${table}/${key}: ${beforeCanonical ?? "none"} -> ${afterCanonical ?? "none"}`,
  );
  return { outcome, writes: texts.sort() };
}

const bases = new Map<ExactObject | null, BankSnapshot>();

/** The database with a run's fixture; runs with the same fixture share it. */
function baseOf(fixture: ExactObject | null): BankSnapshot {
  let base = bases.get(fixture);
  if (base === undefined) {
    base = fixture === null ? readDatabase() : baseOf(null).withInitialData(fixture);
    bases.set(fixture, base);
  }
  return base;
}

export type Difference = {
  at: string;
  call: string;
  expected: Summary | string;
  actual: Summary | string;
  said: string;
};

/** Plays a run and tells where it differs from the record. */
export function differences({ id, fixture, readLog, calls }: VectorRun): Difference[] {
  const { results, databaseHash } = runBankCalls({
    base: baseOf(fixture),
    bank: tau2Bank,
    readLog,
    sha256,
    calls: calls.map((call) => ({
      by: call.requestor === "user" ? "caller" : "agent",
      tool: call.name,
      arguments: call.arguments,
    })),
  });
  const found: Difference[] = [];
  for (const [at, call] of calls.entries()) {
    const result = results[at];
    if (result === undefined) throw new Error("a call without a result");
    const [expected, actual] = [expectedOf(call), actualOf(result)];
    if (JSON.stringify(expected) === JSON.stringify(actual)) continue;
    const said = `${call.result.slice(0, 200)} | ${result.message.slice(0, 200)}`;
    found.push({
      at: `${id}#${at}`,
      call: `${call.name} ${JSON.stringify(call.arguments)}`,
      expected,
      actual,
      said,
    });
  }
  const hash = calls.at(-1)?.db_hash ?? databaseHash;
  if (found.length === 0 && hash !== databaseHash) {
    found.push({ at: id, call: "database hash", expected: hash, actual: databaseHash, said: "" });
  }
  return found;
}
