import { isTruthy } from "../../../exact-json/index.ts";
import { fieldIn } from "../bank-record.ts";
import { bankTool, done, flag, refused, text } from "../bank-tool.ts";
import { findCard } from "../debit-card.ts";
import { asText, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";

/** Blocks or allows recurring payments on a card. Single payments are not affected. */
export const setDebitCardRecurringBlock = bankTool({
  name: "set_debit_card_recurring_block_7382",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description:
    "Blocks all recurring payments on a debit card, or allows them again. Single payments are not affected.",
  parameters: {
    card_id: text("The debit card."),
    block_recurring: flag("true blocks recurring payments, false allows them."),
  },
  run({ card_id, block_recurring }, bank) {
    const found = unlessGiven({ card_id }) ?? findCard(bank, card_id);
    if ("status" in found) return found;
    if (!found.ok) return found.refusal;
    const status = fieldIn(found.card, "status");
    if (asText(status ?? "").toUpperCase() !== "ACTIVE") {
      return refused("card-not-active", `The card is ${textOf(status)}.`);
    }
    bank.db.update("debit_cards", found.key, { recurring_blocked: block_recurring });
    const now = isTruthy(block_recurring) ? "blocked" : "allowed";
    return done(`Recurring payments on debit card ${found.key} are now ${now}.`);
  },
});
