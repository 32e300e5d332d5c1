import type { ExactJson } from "../../../../contract/json.ts";
import { isExactObject } from "../../../../exact-json/index.ts";
import { balanceOf, changeBalance, isUsable, positiveAmount } from "../../account-balance.ts";
import { plainAmount } from "../../amounts.ts";
import { fieldIn, type BankRecord } from "../../bank-record.ts";
import { refused, type ToolBank, type ToolReply } from "../../bank-tool.ts";
import { asKey, sameValue, textOf } from "../../lenient-values.ts";

/** A record with its key. */
export type Found = { key: string; record: BankRecord };

/** What a tool looks for; a refusal where there is none. */
export function find(bank: ToolBank, table: string, id: ExactJson, what: string): Found | ToolReply {
  const key = asKey(id) ?? "";
  const record = bank.db.get(table, key);
  return record === undefined
    ? refused(`unknown-${what.replaceAll(" ", "-")}`, `There is no ${what} ${textOf(id)}.`)
    : { key, record };
}

/** Whether a look-up ended in a refusal. */
export const isReply = (found: Found | ToolReply): found is ToolReply => "status" in found;

/** Takes rupees out of an account. @returns What is left, or why they cannot be taken. */
export function take(
  account: Found,
  rupees: ExactJson,
  bank: ToolBank,
): { amount: number; left: number } | ToolReply {
  const read = positiveAmount(rupees, bank);
  if (!read.ok) return read.refusal;
  if (!isUsable(account.record)) return refused("account-not-open", `Account ${account.key} is not open.`);
  if (read.amount > balanceOf(account.record)) {
    const balance = plainAmount(balanceOf(account.record));
    return refused("insufficient-funds", `The balance is only ₹${balance}.`);
  }
  return { amount: read.amount, left: changeBalance(account, -read.amount, "plain", bank) };
}

/** The saved payee of an account with this account number; `undefined` where none was saved. */
export function savedPayee(account: BankRecord, to: string): BankRecord | undefined {
  const saved = fieldIn(account, "saved_payees");
  if (!isExactObject(saved)) return undefined;
  return Object.values(saved)
    .filter(isExactObject)
    .find((payee) => sameValue(fieldIn(payee, "account_id"), to));
}

/** Notes a movement of money; the id follows from what it is about, so that the same act is one record. */
export function noteMovement(
  bank: ToolBank,
  account: Found,
  movement: {
    channel: string;
    direction: "credit" | "debit";
    amount: number;
    counterparty: string;
    note: string;
  },
): string {
  const { channel, direction, amount, counterparty, note } = movement;
  const id = `tx_${bank.ids.hex(12, "movement", account.key, channel, direction, plainAmount(amount), counterparty, note, bank.clock.today)}`;
  bank.db.add("transactions", id, {
    transaction_id: id,
    account_id: account.key,
    user_id: fieldIn(account.record, "user_id"),
    date: bank.clock.today,
    channel,
    direction,
    amount,
    counterparty,
    note,
  });
  return id;
}
