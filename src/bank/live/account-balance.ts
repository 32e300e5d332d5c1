import type { ExactJson } from "../../contract/json.ts";
import { addAmounts, amountIn, centsIn, dollars, plainAmount } from "./amounts.ts";
import { fieldIn, type BankRecord } from "./bank-record.ts";
import { refused, type ToolBank, type ToolReply } from "./bank-tool.ts";
import { isOneOf, readNumber, textOf } from "./lenient-values.ts";

/** The balance of a bank account. @throws BadArguments when the record holds no readable one. */
export function balanceOf(account: BankRecord): number {
  const field = Object.hasOwn(account, "current_holdings") ? "current_holdings" : "balance";
  return amountIn(fieldIn(account, field));
}

/** Whether an account may be used: OPEN or ACTIVE, in capitals. */
export function isUsable(account: BankRecord): boolean {
  return isOneOf(fieldIn(account, "status"), ["OPEN", "ACTIVE"]);
}

/**
 * How a new balance is stored. The public tools disagree: some write `$12.50`, some `12.50`, so that equal balances
 * look different to a comparison of databases. Under our own rules it is always `12.50`.
 */
function storedBalance(balance: number, publicForm: "dollars" | "plain", { rules }: ToolBank): string {
  return publicForm === "dollars" && !rules.mended ? dollars(balance) : plainAmount(balance);
}

/** Adds an amount (or takes a negative one) and stores the new balance, which it gives back. */
export function changeBalance(
  account: { key: string; record: BankRecord },
  change: number,
  publicForm: "dollars" | "plain",
  bank: ToolBank,
): number {
  const balance = addAmounts(balanceOf(account.record), change);
  bank.db.update("accounts", account.key, { current_holdings: storedBalance(balance, publicForm, bank) });
  return balance;
}

type AmountRead = { ok: true; amount: number } | { ok: false; refusal: ToolReply };

/** An amount to be paid or credited: a positive number, or its text. Our own rules know no fractions of a cent. */
export function positiveAmount(value: ExactJson, { rules }: ToolBank): AmountRead {
  const amount = readNumber(value);
  if (amount === undefined) return notAnAmount("no-amount", `"${textOf(value)}" is no amount.`);
  if (amount <= 0) return notAnAmount("amount-not-positive", "The amount must be more than nothing.");
  if (rules.mended && centsIn(amount) === undefined) {
    return notAnAmount("fraction-of-a-cent", "The amount must be in whole cents.");
  }
  return { ok: true, amount };
}

function notAnAmount(code: string, text: string): AmountRead {
  return { ok: false, refusal: refused(code, text) };
}
