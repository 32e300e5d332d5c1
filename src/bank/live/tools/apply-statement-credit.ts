import { addAmounts, amountIn, centsIn, dollars, plainAmount } from "../amounts.ts";
import { fieldIn } from "../bank-record.ts";
import { amount, bankTool, done, refused, text } from "../bank-tool.ts";
import { asNumber, asText, isOneOf } from "../lenient-values.ts";
import { cardAccount, unknownCardAccount, unlessOwnerUnderOwnRules } from "../owned-record.ts";
import { unlessGiven } from "../unless-given.ts";
import { choice, report } from "../wording.ts";

const REASONS = [
  "goodwill_adjustment",
  "promotional_credit",
  "annual_fee_reversal",
  "late_fee_reversal",
  "interest_charge_reversal",
  "dispute_resolution",
  "price_match",
  "retention_offer",
  "error_correction",
  "other",
] as const;

/** Credits a credit card account. The public bank notes the credit and leaves the balance as it was. */
export const applyStatementCredit = bankTool({
  name: "apply_statement_credit_8472",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Credits an amount to a customer's credit card account.",
  parameters: {
    user_id: text("The customer's id."),
    credit_card_account_id: text("The credit card account."),
    amount: amount("The amount in dollars, more than 0."),
    reason: text(`Why it is credited: ${choice(REASONS)}.`),
  },
  run({ user_id, credit_card_account_id, amount, reason }, bank) {
    const missing = unlessGiven({ user_id, credit_card_account_id, reason });
    if (missing !== undefined) return missing;
    if (amount === null) return refused("missing-value", "A value is needed for amount.");
    const credit = asNumber(amount);
    if (credit <= 0 || (bank.rules.mended && centsIn(credit) === undefined)) {
      return refused("amount-not-positive", "The amount must be positive, and in whole cents.");
    }
    if (!isOneOf(reason, REASONS)) return refused("unknown-reason", `reason must be ${choice(REASONS)}.`);
    const account = cardAccount(bank, credit_card_account_id);
    if (account === undefined) return unknownCardAccount(credit_card_account_id);
    const foreign = unlessOwnerUnderOwnRules(account, user_id, bank);
    if (foreign !== undefined) return foreign;
    const [key, record] = account;
    const seed = { user: asText(user_id), cardType: "STATEMENT_CREDIT", merchant: reason, amount: credit };
    const transaction_id = bank.ids.creditCardTransaction({ ...seed, category: "Statement Credit" });
    const added = bank.db.add("credit_card_transaction_history", transaction_id, {
      transaction_id,
      user_id,
      credit_card_account_id,
      credit_card_type: fieldIn(record, bank.rules.mended ? "card_type" : "credit_card_type") ?? "N/A",
      merchant_name: bank.rules.mended ? "Statement Credit" : "Rho-Bank Statement Credit",
      transaction_amount: `-${dollars(credit)}`,
      transaction_date: bank.clock.today,
      category: "Statement Credit",
      status: "COMPLETED",
      rewards_earned: "0 points",
      credit_reason: reason,
    });
    if (!added) return refused("duplicate", "This credit has been applied before.");
    if (bank.rules.mended) {
      const balance = addAmounts(amountIn(fieldIn(record, "current_balance")), -credit);
      bank.db.update("credit_card_accounts", key, { current_balance: plainAmount(balance) });
    }
    return done(
      report("The credit has been applied.", {
        transaction: transaction_id,
        account: credit_card_account_id,
        amount: dollars(credit),
        reason,
      }),
    );
  },
});
