import type { ExactJson } from "../../../contract/json.ts";
import { isTruthy } from "../../../exact-json/index.ts";
import { balanceOf } from "../account-balance.ts";
import { dollars, plainAmount } from "../amounts.ts";
import { fieldIn, type BankRecord } from "../bank-record.ts";
import { bankTool, done, flag, optional, refused, text, type ToolBank } from "../bank-tool.ts";
import { ageInDays } from "../clock.ts";
import { asKey, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import { report } from "../wording.ts";

/** What closing an account early costs, and for how many days after it was opened. The figures are the public bank's. */
type EarlyClosure = { readonly feeDollars: number; readonly withinDays: number };

const CHECKING_TIERS: ReadonlyMap<string, EarlyClosure> = tiers([
  [15, 30, "Light Blue Account", "Light Green Account", "Green Fee-Free Account"],
  [25, 60, "Blue Account", "Green Account"],
  [50, 90, "Evergreen Account"],
  [100, 180, "Bluest Account"],
]);
const SAVINGS_TIERS: ReadonlyMap<string, EarlyClosure> = tiers([
  [20, 60, "Bronze Account"],
  [35, 90, "Silver Account", "Silver Plus Account"],
  [75, 180, "Gold Account", "Gold Plus Account", "Gold Years Account"],
  [150, 270, "Platinum Account", "Platinum Plus Account", "Diamond Elite Account"],
]);

function tiers(rows: readonly (readonly [number, number, ...string[]])[]): Map<string, EarlyClosure> {
  return new Map(
    rows.flatMap(([feeDollars, withinDays, ...names]) =>
      names.map((name) => [name, { feeDollars, withinDays }]),
    ),
  );
}

/**
 * Closes an account that holds nothing but the fee for closing it early. In the public bank that fee is never taken,
 * and savings accounts of class `saving`, as all of its data are, have none.
 */
export const closeBankAccount = bankTool({
  name: "close_bank_account_7392",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description:
    "Closes a customer's checking or savings account. It must hold nothing but the fee for closing it early.",
  parameters: {
    account_id: text("The account."),
    reason: optional(text("Why it is closed."), "Customer requested closure"),
    waive_early_closure_fee: optional(flag("Whether the fee for closing it early is waived."), false),
  },
  run({ account_id, reason, waive_early_closure_fee }, bank) {
    const missing = unlessGiven({ account_id });
    if (missing !== undefined) return missing;
    const key = asKey(account_id) ?? "";
    const account = bank.db.get("accounts", key);
    if (account === undefined)
      return refused("unknown-account", `There is no account ${textOf(account_id)}.`);
    if (fieldIn(account, "status") === "CLOSED")
      return refused("already-closed", `Account ${key} is closed already.`);
    const balance = balanceOf(account);
    const fee = isTruthy(waive_early_closure_fee) ? 0 : earlyClosureFee(account, bank);
    if (balance < fee) return refused("fee-not-covered", "The account cannot be closed.");
    if (balance !== fee) {
      return refused("balance-left", `The balance must be ${dollars(fee)} for the account to be closed.`);
    }
    bank.db.update("accounts", key, {
      status: "CLOSED",
      date_closed: bank.clock.today,
      closure_reason: reason,
      early_closure_fee_waived: waive_early_closure_fee,
      ...(bank.rules.mended && fee > 0 && { current_holdings: plainAmount(0) }),
    });
    return done(
      report(`Account ${key} is closed.`, {
        reason,
        "fee for closing early": isTruthy(waive_early_closure_fee) ? "waived" : dollars(fee),
      }),
    );
  },
});

function earlyClosureFee(account: BankRecord, { clock, rules }: ToolBank): number {
  const closure = tierOf(fieldIn(account, "class"), rules.mended)?.get(textOf(fieldIn(account, "level")));
  const age = ageInDays(textOf(fieldIn(account, "date_opened") ?? ""), clock);
  return closure !== undefined && age !== undefined && age < closure.withinDays ? closure.feeDollars : 0;
}

function tierOf(kind: ExactJson, own: boolean): ReadonlyMap<string, EarlyClosure> | undefined {
  if (kind === "checking") return CHECKING_TIERS;
  return kind === "savings" || (own && kind === "saving") ? SAVINGS_TIERS : undefined;
}
