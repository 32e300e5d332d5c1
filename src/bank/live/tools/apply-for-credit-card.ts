import { amount, bankTool, done, flag, optional, refused, text } from "../bank-tool.ts";
import { CREDIT_CARDS } from "../credit-card-products.ts";
import { float, isOneOf, readNumber, textOf } from "../lenient-values.ts";
import { choice, report } from "../wording.ts";

/** The caller applies for a credit card. One application a card, name, income and subscription. */
export const applyForCreditCard = bankTool({
  name: "apply_for_credit_card",
  side: "caller",
  reach: "standing",
  kind: "write",
  description: "Applies for one of the bank's credit cards.",
  parameters: {
    card_type: text("The full name of the card."),
    customer_name: text("Your full name."),
    annual_income: amount("Your income a year in dollars."),
    rho_bank_subscription: optional(flag("Whether you have the bank's paid subscription."), false),
  },
  run({ card_type, customer_name, annual_income, rho_bank_subscription }, { db, clock, ids, rules }) {
    if (!isOneOf(card_type, CREDIT_CARDS)) {
      return refused(
        "unknown-card",
        `"${textOf(card_type)}" is no card of the bank: ${choice(CREDIT_CARDS)}.`,
      );
    }
    const income = readNumber(annual_income);
    if (income === undefined) return refused("no-amount", `"${textOf(annual_income)}" is no income.`);
    if (rules.mended && income < 0) return refused("negative-income", "An income cannot be negative.");
    const seed = [card_type, textOf(customer_name), textOf(float(income)), textOf(rho_bank_subscription)];
    const application_id = ids.hex(16, "credit_card", ...seed);
    const added = db.add("credit_card_applications", application_id, {
      application_id,
      card_type,
      customer_name,
      annual_income: float(income),
      rho_bank_subscription,
      status: "PENDING",
      date: clock.today,
    });
    if (!added) return refused("duplicate", "You have made this application before.");
    return done(
      report("Your application has been submitted.", { application: application_id, card: card_type }),
    );
  },
});
