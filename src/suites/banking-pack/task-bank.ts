import { sha256 } from "../../files/sha256.ts";
import { runBankCalls, tau2Bank, type BankSnapshot, type CallResult } from "../../bank/live/index.ts";
import type { Side } from "../../contract/actor.ts";
import type { TaskBank } from "../tau2/grading/index.ts";

/** Tools that change no record, and that the public evaluator makes again all the same. */
const HAND_OUT: ReadonlySet<string> = new Set([
  "give_discoverable_user_tool",
  "unlock_discoverable_agent_tool",
]);

/** The bank of one public task, for grading: the live bank under the public rules. */
export function taskBank(base: BankSnapshot, readLog: readonly string[]): TaskBank {
  return {
    isMadeAgain: (by, tool) => kindOf(by, tool) === "write" || HAND_OUT.has(tool),
    make(calls) {
      const { results, databaseHash } = runBankCalls({ base, bank: tau2Bank, calls, readLog, sha256 });
      return {
        answers: results.map(({ message, outcome }) => ({ text: message, done: outcome === "ok" })),
        hash: databaseHash,
        written: writtenBy(results),
      };
    },
  };
}

function kindOf(by: Side, name: string) {
  const tool = tau2Bank.standing(by).find((each) => each.name === name);
  return (tool ?? tau2Bank.discoverable(by).get(name))?.kind;
}

/** The last state of each record that is not as it was at the start. */
function writtenBy(results: readonly CallResult[]): Map<string, string | undefined> {
  const first = new Map<string, string | null>();
  const last = new Map<string, string | undefined>();
  for (const { table, key, beforeCanonical, afterCanonical } of results.flatMap(({ writes }) => writes)) {
    const record = `${table}/${key}`;
    if (!first.has(record)) first.set(record, beforeCanonical);
    last.set(record, afterCanonical ?? undefined);
  }
  for (const [record, state] of last) if ((first.get(record) ?? undefined) === state) last.delete(record);
  return last;
}
