import { isTruthy } from "../../../exact-json/index.ts";
import { bankTool, done, flag, optional, refused, text } from "../bank-tool.ts";
import { isOneOf, textOf } from "../lenient-values.ts";
import { cardAccount, unknownCardAccount, unlessOwnerUnderOwnRules } from "../owned-record.ts";
import { unlessGiven } from "../unless-given.ts";
import { choice, report } from "../wording.ts";

const REASONS = ["fraud_suspected", "lost", "stolen", "damaged", "expired", "other"] as const;

/** Orders a new card for a credit card account and cancels the old one; one order an account, customer and reason. */
export const orderReplacementCreditCard = bankTool({
  name: "order_replacement_credit_card_7291",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Orders a replacement for a credit card. The old card is cancelled.",
  parameters: {
    credit_card_account_id: text("The credit card account."),
    user_id: text("The customer's id."),
    shipping_address: text("Where the card is sent."),
    reason: text(`Why it is replaced: ${choice(REASONS)}.`),
    expedited_shipping: optional(flag("Whether it is sent by express."), false),
  },
  run({ credit_card_account_id, user_id, shipping_address, reason, expedited_shipping }, bank) {
    const missing = unlessGiven({ credit_card_account_id, user_id, shipping_address, reason });
    if (missing !== undefined) return missing;
    if (!isOneOf(reason, REASONS)) return refused("unknown-reason", `reason must be ${choice(REASONS)}.`);
    const account = cardAccount(bank, credit_card_account_id);
    if (account === undefined) return unknownCardAccount(credit_card_account_id);
    const foreign = unlessOwnerUnderOwnRules(account, user_id, bank);
    if (foreign !== undefined) return foreign;
    const seed = [textOf(credit_card_account_id), textOf(user_id), reason];
    const order_id = `ccord_${bank.ids.hex(12, "credit_card_order", ...seed)}`;
    const added = bank.db.add("credit_card_orders", order_id, {
      order_id,
      credit_card_account_id,
      user_id,
      shipping_address,
      reason,
      expedited_shipping,
      order_date: bank.clock.today,
      status: "ORDERED",
      old_card_cancelled: true,
    });
    if (!added) return refused("duplicate", "This replacement has been ordered before.");
    const closed = { status: "CLOSED", closed_date: bank.clock.today };
    bank.db.update("credit_card_accounts", textOf(credit_card_account_id), closed);
    return done(
      report("A replacement card has been ordered and the old card cancelled.", {
        order: order_id,
        account: credit_card_account_id,
        reason,
        to: shipping_address,
        delivery: isTruthy(expedited_shipping) ? "express" : "standard",
      }),
    );
  },
});
