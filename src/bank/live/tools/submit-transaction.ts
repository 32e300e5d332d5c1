import { centsIn, dollars } from "../amounts.ts";
import { amount, bankTool, done, refused, text } from "../bank-tool.ts";
import { CREDIT_CARDS, rewardRate } from "../credit-card-products.ts";
import { asKey, asNumber, asText, textOf } from "../lenient-values.ts";
import { choice, report } from "../wording.ts";

/** The caller buys something with a credit card and earns points, cut to whole ones. */
export const submitTransaction = bankTool({
  name: "submit_transaction",
  side: "caller",
  reach: "standing",
  kind: "write",
  description: "Makes a purchase with one of your credit cards.",
  parameters: {
    user_id: text("Your customer id."),
    credit_card_type: text("The full name of the card with which you pay, such as Gold Rewards Card."),
    merchant_name: text("Where you buy."),
    amount: amount("The price in dollars, such as 127.43."),
    category: text(
      "What kind of purchase it is: Groceries, Dining, Travel, Software, Entertainment, Utilities …",
    ),
  },
  run({ user_id, credit_card_type, merchant_name, amount, category }, { db, clock, ids, rules }) {
    const card = asKey(credit_card_type) ?? textOf(credit_card_type);
    const rate = rewardRate(card, textOf(category));
    if (rate === undefined)
      return refused("unknown-card", `"${card}" is no card of the bank: ${choice(CREDIT_CARDS)}.`);
    const price = asNumber(amount);
    if (rules.mended && (price <= 0 || centsIn(price) === undefined)) {
      return refused("amount-not-positive", "The price must be positive and in whole cents.");
    }
    const purchase = {
      user: asText(user_id),
      cardType: card,
      merchant: asText(merchant_name),
      amount: price,
    };
    const transaction_id = ids.creditCardTransaction({ ...purchase, category: asText(category) });
    const points = `${textOf(Math.trunc(price * rate))} points`;
    const added = db.add("credit_card_transaction_history", transaction_id, {
      transaction_id,
      user_id,
      credit_card_type,
      merchant_name,
      transaction_amount: dollars(price),
      transaction_date: clock.today,
      category,
      status: "COMPLETED",
      rewards_earned: points,
    });
    if (!added) return refused("duplicate", "This purchase has been made before.");
    return done(
      report("Your purchase has been made.", {
        transaction: transaction_id,
        price: dollars(price),
        earned: points,
      }),
    );
  },
});
