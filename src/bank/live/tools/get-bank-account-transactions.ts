import { fieldIn } from "../bank-record.ts";
import { bankTool, done, refused, text } from "../bank-tool.ts";
import { momentOf } from "../clock.ts";
import { rowsWhere } from "../rows-where.ts";
import { asKey, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import type { Row } from "../table-snapshot.ts";
import { unlessVerifiedToday } from "../unless-verified.ts";
import { listing } from "../wording.ts";

/** Lists the transactions of a bank account, newest first; those whose date cannot be read come last. */
export const getBankAccountTransactions = bankTool({
  name: "get_bank_account_transactions_9173",
  side: "agent",
  reach: "discoverable",
  kind: "read",
  description: "Lists the transactions of a bank account, newest first.",
  parameters: { account_id: text("The bank account.") },
  run({ account_id }, bank) {
    const missing = unlessGiven({ account_id });
    if (missing !== undefined) return missing;
    const account = bank.db.get("accounts", asKey(account_id) ?? "");
    if (account === undefined)
      return refused("unknown-account", `There is no account ${textOf(account_id)}.`);
    const unverified = unlessVerifiedToday(fieldIn(account, "user_id"), bank);
    if (unverified !== undefined) return unverified;
    const rows = rowsWhere(bank.db, "bank_account_transaction_history", "account_id", account_id);
    const newestFirst = rows.toSorted((a, b) => when(b) - when(a));
    return done(listing(`Transactions of account ${textOf(account_id)}`, newestFirst));
  },
});

function when([, transaction]: Row): number {
  return momentOf(textOf(fieldIn(transaction, "date") ?? "")) ?? Number.MIN_SAFE_INTEGER;
}
