import { fieldIn } from "../bank-record.ts";
import { bankTool, done, refused, text } from "../bank-tool.ts";
import { findCard, isDigitCode, unlessGoodPin } from "../debit-card.ts";
import { asText, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";

const shared = { side: "agent", reach: "discoverable", kind: "write" } as const;

/** Sets a new PIN for a customer who has forgotten the old one, and unlocks the card. */
export const resetDebitCardPin = bankTool({
  ...shared,
  name: "reset_debit_card_pin_6284",
  description: "Sets a new PIN on a debit card whose PIN has been forgotten, and unlocks it.",
  parameters: {
    card_id: text("The debit card."),
    last_4_digits: text("The last four digits of the card's number."),
    new_pin: text("The new PIN: four digits, no run and no repetition."),
  },
  run(args, bank) {
    const missing = unlessGiven(args);
    if (missing !== undefined) return missing;
    if (!isDigitCode(asText(args.last_4_digits), 4)) {
      return refused("malformed-digits", "The last four digits must be four digits.");
    }
    const weak = unlessGoodPin(args.new_pin);
    if (weak !== undefined) return weak;
    const found = findCard(bank, args.card_id);
    if (!found.ok) return found.refusal;
    const { key, card } = found;
    if (fieldIn(card, "last_4_digits") !== args.last_4_digits) {
      return refused("digits-differ", "These are not the last four digits of the card.");
    }
    const status = fieldIn(card, "status");
    if (status !== "ACTIVE") return refused("card-not-active", `The card is ${textOf(status)}.`);
    bank.db.update("debit_cards", key, {
      pin_last_changed: bank.clock.today,
      pin_locked: false,
      pin_attempts_remaining: 3,
      ...newPin(card, args.new_pin),
    });
    return done(`Debit card ${key} has a new PIN and is unlocked.`);
  },
});

/** Replaces a PIN that the customer knows. The public bank does not ask whether it is the right one. */
export const changeDebitCardPin = bankTool({
  ...shared,
  name: "change_debit_card_pin_6285",
  description: "Replaces the PIN of a debit card for a customer who knows the present one.",
  parameters: {
    card_id: text("The debit card."),
    current_pin: text("The present PIN."),
    new_pin: text("The new PIN: four digits, no run and no repetition."),
  },
  run(args, bank) {
    const missing = unlessGiven(args);
    if (missing !== undefined) return missing;
    if (!isDigitCode(asText(args.current_pin), 4)) {
      return refused("malformed-pin", "The present PIN must be four digits.");
    }
    const weak = unlessGoodPin(args.new_pin);
    if (weak !== undefined) return weak;
    if (args.current_pin === args.new_pin)
      return refused("same-pin", "The new PIN must differ from the present one.");
    const found = findCard(bank, args.card_id);
    if (!found.ok) return found.refusal;
    const { key, card } = found;
    const status = fieldIn(card, "status");
    if (status !== "ACTIVE") return refused("card-not-active", `The card is ${textOf(status)}.`);
    if (bank.rules.mended && Object.hasOwn(card, "pin") && fieldIn(card, "pin") !== args.current_pin) {
      return refused("wrong-pin", "That is not the card's present PIN.");
    }
    bank.db.update("debit_cards", key, { pin_last_changed: bank.clock.today, ...newPin(card, args.new_pin) });
    return done(`Debit card ${key} has a new PIN.`);
  },
});

/** A PIN is kept only on cards whose record holds one, which those of the public bank never do. */
function newPin(card: { readonly [field: string]: unknown }, pin: Parameters<typeof textOf>[0]) {
  return Object.hasOwn(card, "pin") ? { pin } : {};
}
