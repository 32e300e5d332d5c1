import { positiveAmount } from "../../account-balance.ts";
import { plainAmount } from "../../amounts.ts";
import { fieldIn } from "../../bank-record.ts";
import { amount, bankTool, done, refused, text } from "../../bank-tool.ts";
import { isOneOf, sameValue, textOf } from "../../lenient-values.ts";
import { unlessGiven } from "../../unless-given.ts";
import { find, isReply } from "./rupee-account.ts";

const shared = { side: "agent", reach: "discoverable", kind: "write" } as const;

/** Stops a debit card for good or until the customer asks for a new one. */
export const blockDebitCard = bankTool({
  ...shared,
  name: "block_debit_card_4405",
  description: "Blocks a debit card: every payment with it is declined.",
  parameters: { card_id: text("The debit card.") },
  run({ card_id }, bank) {
    const card = unlessGiven({ card_id }) ?? find(bank, "debit_cards", card_id, "debit card");
    if (isReply(card)) return card;
    if (fieldIn(card.record, "status") !== "ACTIVE")
      return refused(
        "card-not-active",
        `Debit card ${card.key} is ${textOf(fieldIn(card.record, "status"))}.`,
      );
    bank.db.update("debit_cards", card.key, { status: "BLOCKED", blocked_on: bank.clock.today });
    return done(`Debit card ${card.key} is blocked.`);
  },
});

/** The switches that a new card has off until its holder turns them on. */
export const switchCardUse = bankTool({
  ...shared,
  name: "switch_card_use_4406",
  description: "Turns one use of a debit card on or off.",
  parameters: {
    card_id: text("The debit card."),
    use: { ...text("Which use."), values: ["online", "abroad", "contactless"] },
    state: { ...text("On or off."), values: ["on", "off"] },
  },
  run({ card_id, use, state }, bank) {
    const card = unlessGiven({ card_id, use, state }) ?? find(bank, "debit_cards", card_id, "debit card");
    if (isReply(card)) return card;
    if (!isOneOf(use, ["online", "abroad", "contactless"]))
      return refused("unknown-use", `"${textOf(use)}" is no use of a card.`);
    if (!isOneOf(state, ["on", "off"]))
      return refused("unknown-state", `A use is on or off, not "${textOf(state)}".`);
    if (fieldIn(card.record, "status") !== "ACTIVE")
      return refused(
        "card-not-active",
        `Debit card ${card.key} is ${textOf(fieldIn(card.record, "status"))}.`,
      );
    if (fieldIn(card.record, textOf(use)) === state)
      return refused("already-so", `The ${textOf(use)} use of ${card.key} is ${textOf(state)} already.`);
    bank.db.update("debit_cards", card.key, { [textOf(use)]: state });
    return done(`The ${textOf(use)} use of debit card ${card.key} is ${textOf(state)} now.`);
  },
});

/** The most that UPI pays from an account in a day. */
export const setUpiLimit = bankTool({
  ...shared,
  name: "set_upi_daily_limit_4407",
  description: "Sets the most that UPI pays from an account in a day, up to ₹1,00,000.",
  parameters: { account_id: text("The account."), limit: amount("The new limit in rupees.") },
  run({ account_id, limit }, bank) {
    const account = unlessGiven({ account_id }) ?? find(bank, "accounts", account_id, "account");
    if (isReply(account)) return account;
    const read = positiveAmount(limit, bank);
    if (!read.ok) return read.refusal;
    if (read.amount > MOST_UPI_A_DAY) return refused("limit-too-high", "UPI pays at most ₹1,00,000 a day.");
    bank.db.update("accounts", account.key, { upi_daily_limit: plainAmount(read.amount) });
    return done(`UPI pays up to ₹${plainAmount(read.amount)} a day from account ${account.key}.`);
  },
});

/** From person to person, in a day (NPCI). */
const MOST_UPI_A_DAY = 100_000;

/** Reports a movement that the customer disputes, once. */
export const reportMovement = bankTool({
  ...shared,
  name: "report_disputed_movement_4408",
  lawGoverns: true,
  description: "Opens a case over a movement that the customer did not want, as unauthorised or as deceived.",
  parameters: {
    transaction_id: text("The movement."),
    category: {
      ...text("unauthorised: somebody else paid. deceived: the customer paid, misled."),
      values: ["unauthorised", "deceived"],
    },
  },
  run({ transaction_id, category }, bank) {
    const movement =
      unlessGiven({ transaction_id, category }) ?? find(bank, "transactions", transaction_id, "movement");
    if (isReply(movement)) return movement;
    if (!isOneOf(category, ["unauthorised", "deceived"]))
      return refused("unknown-category", `"${textOf(category)}" is no category of cases.`);
    if (!sameValue(fieldIn(movement.record, "direction"), "debit"))
      return refused("no-debit", "Only money that left the account is disputed.");
    const id = `case_${bank.ids.hex(12, "case", movement.key)}`;
    const record = {
      case_id: id,
      transaction_id: movement.key,
      user_id: fieldIn(movement.record, "user_id"),
      category,
      reported_on: bank.clock.today,
      status: "OPEN",
    };
    if (!bank.db.add("disputed_movements", id, record))
      return refused("duplicate", "A case over this movement is open already.");
    return done(`Case ${id} is open over movement ${movement.key}, as ${textOf(category)}.`);
  },
});
