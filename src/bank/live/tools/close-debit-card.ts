import { fieldIn } from "../bank-record.ts";
import { bankTool, done, refused, text } from "../bank-tool.ts";
import { findCard } from "../debit-card.ts";
import { asText, isOneOf, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import { choice, report } from "../wording.ts";

const REASONS = [
  "lost",
  "stolen",
  "fraud_suspected",
  "damaged",
  "no_longer_needed",
  "account_closing",
] as const;

/** Closes a card for good. Frozen cards must be unfrozen first. */
export const closeDebitCard = bankTool({
  name: "close_debit_card_4721",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Closes a debit card for good.",
  parameters: {
    card_id: text("The debit card."),
    reason: text(`Why it is closed: ${choice(REASONS)}.`),
  },
  run(args, bank) {
    const missing = unlessGiven(args);
    if (missing !== undefined) return missing;
    const reason = asText(args.reason).toLowerCase();
    if (!isOneOf(reason, REASONS)) {
      return refused("unknown-reason", `"${reason}" is no reason; it must be ${choice(REASONS)}.`);
    }
    const found = findCard(bank, args.card_id);
    if (!found.ok) return found.refusal;
    const status = fieldIn(found.card, "status");
    if (!isOneOf(status, ["ACTIVE", "PENDING"])) {
      return refused("card-not-active", `A card that is ${textOf(status)} cannot be closed.`);
    }
    const fields = { status: "CLOSED", closed_date: bank.clock.today, closure_reason: reason };
    bank.db.update("debit_cards", found.key, fields);
    return done(report(`Debit card ${found.key} is closed for good.`, { was: status, reason }));
  },
});
