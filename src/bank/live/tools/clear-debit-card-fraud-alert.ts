import { isTruthy } from "../../../exact-json/index.ts";
import { fieldIn } from "../bank-record.ts";
import { bankTool, done, refused, text } from "../bank-tool.ts";
import { findCard } from "../debit-card.ts";
import { isOneOf, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import { choice } from "../wording.ts";

const REASONS = ["customer_verified", "velocity_clear"] as const;

/** Clears what stops a card: a fraud alert of the customer's, or a block for too many payments. The bank's own alerts stay. */
export const clearDebitCardFraudAlert = bankTool({
  name: "clear_debit_card_fraud_alert_4892",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Clears a fraud alert, or a block for unusually many payments, from a debit card.",
  parameters: {
    card_id: text("The debit card."),
    reason: text(
      "customer_verified for a fraud alert, velocity_clear for a block for unusually many payments.",
    ),
  },
  run(args, bank) {
    const missing = unlessGiven(args);
    if (missing !== undefined) return missing;
    if (!isOneOf(args.reason, REASONS)) {
      return refused(
        "unknown-reason",
        `"${textOf(args.reason)}" is no reason; it must be ${choice(REASONS)}.`,
      );
    }
    const found = findCard(bank, args.card_id);
    if (!found.ok) return found.refusal;
    const { key, card } = found;
    const { today } = bank.clock;
    if (args.reason === "velocity_clear") {
      if (!isTruthy(fieldIn(card, "velocity_blocked"))) {
        return refused("no-block", `Debit card ${key} is not blocked for unusually many payments.`);
      }
      bank.db.update("debit_cards", key, { velocity_blocked: false, velocity_cleared_date: today });
      return done(`The block on debit card ${key} has been cleared.`);
    }
    if (!isTruthy(fieldIn(card, "fraud_alert_active"))) {
      return refused("no-alert", `Debit card ${key} has no fraud alert.`);
    }
    if (fieldIn(card, "alert_source") === "bank_initiated") {
      return refused(
        "bank-initiated-alert",
        "The bank itself raised this alert; only its security team can clear it.",
      );
    }
    const cleared = { fraud_alert_active: false, alert_source: null, fraud_alert_cleared_date: today };
    bank.db.update("debit_cards", key, cleared);
    return done(`The fraud alert on debit card ${key} has been cleared.`);
  },
});
