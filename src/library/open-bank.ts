import { sha256 } from "../files/sha256.ts";
import {
  createLiveBank,
  readBankDatabase,
  type BankSnapshot,
  type DefinedBank,
  type LiveBank,
} from "../bank/live/index.ts";
import type { JsonObject } from "../contract/json.ts";

/** Records of a bank by table and key. */
export type BankRecords = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

const bases = new WeakMap<BankRecords, BankSnapshot>();

/**
 * A bank of one's own for one episode: it holds only its own writes, over records that all episodes share as long as they are
 * the same object.
 *
 * @throws InputError for records of a table that the bank does not have.
 */
export function openBank(bank: DefinedBank, records: BankRecords, clock?: string): LiveBank {
  let base = bases.get(records);
  if (base === undefined) {
    const tables = Object.entries(records).map(([table, data]) => [table, { data }]);
    base = readBankDatabase(JSON.stringify(Object.fromEntries(tables)), bank);
    bases.set(records, base);
  }
  return createLiveBank({ bank, base, sha256, ...(clock === undefined ? {} : { clock }) });
}
