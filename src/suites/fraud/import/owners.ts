import type { JsonObject } from "../../../contract/json.ts";
import type { TableRecords } from "../../banking-pack/knowledge/table-records.ts";

/** Tables whose records belong to somebody. Those that name only an account or a card belong to whom that belongs to. */
const OWNED = [
  "accounts",
  "credit_card_accounts",
  "debit_cards",
  "bank_account_transaction_history",
  "credit_card_transaction_history",
  "cash_back_disputes",
  "transaction_disputes",
  "debit_card_disputes",
  "referrals",
] as const;

/** Whose each record of a public database is: record id → user id. Users are their own. */
export function ownersIn(records: TableRecords): { [record: string]: string } {
  const owners: { [record: string]: string } = {};
  for (const user of Object.keys(records("users") ?? {})) owners[user] = user;
  for (const table of OWNED) {
    for (const [key, record] of Object.entries(records(table) ?? {})) {
      const owner = ownerOf(record, owners);
      if (owner !== undefined) owners[key] = owner;
    }
  }
  return owners;
}

function ownerOf(record: JsonObject, owners: { readonly [record: string]: string }): string | undefined {
  const { user_id: user, referrer_id: referrer, account_id: account } = record;
  if (typeof user === "string") return user;
  if (typeof referrer === "string") return referrer;
  return typeof account === "string" && Object.hasOwn(owners, account) ? owners[account] : undefined;
}
