import { balanceOf, changeBalance, isUsable, positiveAmount } from "../account-balance.ts";
import { addAmounts, dollars, plainAmount, readableAmount } from "../amounts.ts";
import { fieldIn } from "../bank-record.ts";
import { amount, bankTool, done, refused, text } from "../bank-tool.ts";
import { asKey, textOf } from "../lenient-values.ts";
import { unlessOwner } from "../owned-record.ts";
import { unlessGiven } from "../unless-given.ts";
import { report } from "../wording.ts";

/** Pays what is owed on a credit card from a checking account of the same customer. An unreadable debt counts as none. */
export const payCreditCardFromChecking = bankTool({
  name: "pay_credit_card_from_checking_9182",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Pays a credit card account from the customer's checking account.",
  parameters: {
    user_id: text("The customer's id."),
    checking_account_id: text("The checking account that pays."),
    credit_card_account_id: text("The credit card account that is paid."),
    amount: amount("The amount in dollars."),
  },
  run({ user_id, checking_account_id, credit_card_account_id, amount }, bank) {
    const missing = unlessGiven({ user_id, checking_account_id, credit_card_account_id });
    if (missing !== undefined) return missing;
    if (amount === null) return refused("missing-value", "A value is needed for amount.");
    const paid = positiveAmount(amount, bank);
    if (!paid.ok) return paid.refusal;
    const from = asKey(checking_account_id) ?? "";
    const checking = bank.db.get("accounts", from);
    if (checking === undefined)
      return refused("unknown-account", `There is no account ${textOf(checking_account_id)}.`);
    const foreign = unlessOwner([from, checking], user_id);
    if (foreign !== undefined) return foreign;
    if (fieldIn(checking, "class") !== "checking")
      return refused("no-checking-account", `${from} is no checking account.`);
    if (bank.rules.mended && !isUsable(checking))
      return refused("account-not-open", `Account ${from} is not open.`);
    if (paid.amount > balanceOf(checking))
      return refused("insufficient-funds", "The balance does not cover that amount.");
    const to = asKey(credit_card_account_id) ?? "";
    const card = bank.db.get("credit_card_accounts", to);
    if (card === undefined) {
      return refused(
        "unknown-card-account",
        `There is no credit card account ${textOf(credit_card_account_id)}.`,
      );
    }
    const foreignCard = unlessOwner([to, card], user_id);
    if (foreignCard !== undefined) return foreignCard;
    if (bank.rules.mended && fieldIn(card, "status") === "CLOSED")
      return refused("account-closed", `${to} is closed.`);
    const owed = readableAmount(fieldIn(card, "current_balance"));
    if (paid.amount > owed) return refused("more-than-owed", `Only ${dollars(owed)} is owed on the card.`);
    const left = changeBalance({ key: from, record: checking }, -paid.amount, "plain", bank);
    const stillOwed = addAmounts(owed, -paid.amount);
    const current_balance = bank.rules.mended ? plainAmount(stillOwed) : dollars(stillOwed);
    bank.db.update("credit_card_accounts", to, { current_balance });
    return done(
      report("The payment has been made.", {
        amount: dollars(paid.amount),
        from,
        "left there": dollars(left),
        to,
        "still owed": dollars(stillOwed),
      }),
    );
  },
});
