import { changeBalance, isUsable, positiveAmount } from "../account-balance.ts";
import { dollars } from "../amounts.ts";
import { amount, done, refused, text } from "../bank-tool.ts";
import { callerTool } from "../caller-tool.ts";
import { asKey, textOf } from "../lenient-values.ts";
import { report } from "../wording.ts";

/** The caller pays in a check by its photograph. */
export const depositCheck = callerTool({
  name: "deposit_check_3847",
  kind: "write",
  description: "Pays a check into one of your accounts, from a photograph of it.",
  parameters: {
    account_id: text("The account into which the check is paid."),
    check_amount: amount("The amount of the check in dollars."),
  },
  run({ account_id, check_amount }, bank) {
    const paid = positiveAmount(check_amount, bank);
    if (!paid.ok) return paid.refusal;
    const key = asKey(account_id) ?? "";
    const record = bank.db.get("accounts", key);
    if (record === undefined) return refused("unknown-account", `There is no account ${textOf(account_id)}.`);
    if (!isUsable(record)) return refused("account-not-open", `Account ${key} is not open.`);
    const balance = changeBalance({ key, record }, paid.amount, "dollars", bank);
    return done(
      report("The check has been paid in.", {
        account: key,
        amount: dollars(paid.amount),
        balance: dollars(balance),
      }),
    );
  },
});
