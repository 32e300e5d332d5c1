import type { ExactJson } from "../../../contract/json.ts";
import { isExactObject } from "../../../exact-json/index.ts";
import { balanceOf, changeBalance, isUsable, positiveAmount } from "../account-balance.ts";
import { dollars } from "../amounts.ts";
import { fieldIn, type BankRecord } from "../bank-record.ts";
import { amount, bankTool, done, refused, text, type ToolBank } from "../bank-tool.ts";
import { asKey, sameValue, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import { report } from "../wording.ts";

/**
 * Moves money between two accounts of the bank. The public tool does not ask whose they are. Under our own rules both
 * belong to one customer, unless the receiving account is that of a saved payee or a supplier of the account that pays.
 */
export const transferFunds = bankTool({
  name: "transfer_funds_between_bank_accounts_7291",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Moves money from one bank account to another.",
  parameters: {
    source_account_id: text("The account that pays."),
    destination_account_id: text("The account that receives."),
    amount: amount("The amount in dollars."),
  },
  run({ source_account_id, destination_account_id, amount }, bank) {
    const missing = unlessGiven({ source_account_id, destination_account_id });
    if (missing !== undefined) return missing;
    if (amount === null) return refused("missing-value", "A value is needed for amount.");
    const moved = positiveAmount(amount, bank);
    if (!moved.ok) return moved.refusal;
    if (sameValue(source_account_id, destination_account_id)) {
      return refused("same-account", "Money cannot be moved from an account to itself.");
    }
    const from = account(source_account_id, bank);
    if (from === undefined)
      return refused("unknown-account", `There is no account ${textOf(source_account_id)}.`);
    const to = account(destination_account_id, bank);
    if (to === undefined)
      return refused("unknown-account", `There is no account ${textOf(destination_account_id)}.`);
    const closed = [from, to].find(({ record }) => !isUsable(record));
    if (closed !== undefined) return refused("account-not-open", `Account ${closed.key} is not open.`);
    if (bank.rules.mended && !mayReceive(to, from.record)) {
      return refused(
        "not-a-payee",
        `Account ${to.key} belongs to somebody else and is not saved as a payee of account ${from.key}.`,
      );
    }
    const balance = balanceOf(from.record);
    balanceOf(to.record);
    if (moved.amount > balance)
      return refused("insufficient-funds", `The balance is only ${dollars(balance)}.`);
    const left = changeBalance(from, -moved.amount, "dollars", bank);
    const there = changeBalance(to, moved.amount, "dollars", bank);
    return done(
      report("The money has been moved.", {
        amount: dollars(moved.amount),
        from: from.key,
        "left there": dollars(left),
        to: to.key,
        "now there": dollars(there),
      }),
    );
  },
});

type Account = { key: string; record: BankRecord };

function account(id: ExactJson, { db }: ToolBank): Account | undefined {
  const key = asKey(id) ?? "";
  const record = db.get("accounts", key);
  return record === undefined ? undefined : { key, record };
}

function mayReceive(to: Account, from: BankRecord): boolean {
  if (sameValue(fieldIn(from, "user_id"), fieldIn(to.record, "user_id"))) return true;
  return ["saved_payees", "suppliers"]
    .flatMap((field) => entriesOf(fieldIn(from, field)))
    .some((payee) => isExactObject(payee) && sameValue(fieldIn(payee, "account_id"), to.key));
}

function entriesOf(saved: ExactJson): ExactJson[] {
  return isExactObject(saved) ? Object.values(saved) : [];
}
