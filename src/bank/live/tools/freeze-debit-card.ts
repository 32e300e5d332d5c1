import { fieldIn } from "../bank-record.ts";
import { bankTool, done, refused, text } from "../bank-tool.ts";
import { findCard, unlessAccountOpen } from "../debit-card.ts";
import { textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";

const shared = { side: "agent", reach: "discoverable", kind: "write" } as const;

/** Stops an active card until it is unfrozen. */
export const freezeDebitCard = bankTool({
  ...shared,
  name: "freeze_debit_card_3892",
  description: "Freezes an active debit card: payments are declined until it is unfrozen.",
  parameters: { card_id: text("The debit card.") },
  run(args, bank) {
    const found = unlessGiven(args) ?? findCard(bank, args.card_id);
    if ("status" in found) return found;
    if (!found.ok) return found.refusal;
    const status = fieldIn(found.card, "status");
    if (status !== "ACTIVE") {
      return refused("card-not-active", `Only an active card can be frozen; this one is ${textOf(status)}.`);
    }
    bank.db.update("debit_cards", found.key, { status: "FROZEN", frozen_date: bank.clock.today });
    return done(`Debit card ${found.key} is frozen. It can be unfrozen at any time.`);
  },
});

/** Makes a frozen card usable again. */
export const unfreezeDebitCard = bankTool({
  ...shared,
  name: "unfreeze_debit_card_3893",
  description: "Unfreezes a frozen debit card.",
  parameters: { card_id: text("The debit card.") },
  run(args, bank) {
    const found = unlessGiven(args) ?? findCard(bank, args.card_id);
    if ("status" in found) return found;
    if (!found.ok) return found.refusal;
    const status = fieldIn(found.card, "status");
    if (status !== "FROZEN") {
      return refused("card-not-frozen", `Only a frozen card can be unfrozen; this one is ${textOf(status)}.`);
    }
    const closed = unlessAccountOpen(found.card, bank);
    if (closed !== undefined) return closed;
    bank.db.update("debit_cards", found.key, { status: "ACTIVE", unfrozen_date: bank.clock.today });
    return done(`Debit card ${found.key} is active again.`);
  },
});
