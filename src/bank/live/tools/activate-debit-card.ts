import type { ExactObject } from "../../../contract/json.ts";
import { fieldIn, type BankRecord } from "../bank-record.ts";
import {
  bankTool,
  done,
  refused,
  text,
  type Arguments,
  type ToolBank,
  type ToolReply,
} from "../bank-tool.ts";
import { findCard, isDigitCode, unlessAccountOpen, unlessGoodPin } from "../debit-card.ts";
import { rowsWhere } from "../rows-where.ts";
import { asText, isOneOf, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import { report } from "../wording.ts";

const parameters = {
  card_id: text("The debit card."),
  last_4_digits: text("The last four digits of the card's number."),
  expiration_date: text("The expiry date, MM/DD/YYYY."),
  cvv: text("The three-digit security code."),
  pin: text("The new PIN: four digits, no run and no repetition."),
};

const shared = { side: "agent", reach: "discoverable", kind: "write", parameters } as const;

/** Activates the first card of an account. */
export const activateNewDebitCard = bankTool({
  ...shared,
  name: "activate_debit_card_8291",
  description: "Activates the first debit card of an account (issued as new_account or first_card).",
  run: (args, bank) =>
    activate(args, bank, {
      reasons: ["new_account", "first_card"],
      retire: (_, today) => ({
        status: "DEACTIVATED",
        deactivated_date: today,
        deactivation_reason: "New card activated",
      }),
    }),
});

/** Activates a card that replaces a lost or stolen one, or one under suspicion of fraud. */
export const activateReplacementDebitCard = bankTool({
  ...shared,
  name: "activate_debit_card_8292",
  description:
    "Activates a debit card that replaces a lost, stolen or misused one (issued as lost, stolen or fraud).",
  run: (args, bank) =>
    activate(args, bank, {
      reasons: ["lost", "stolen", "fraud"],
      retire: (reason, today) => ({
        status: "DEACTIVATED",
        deactivated_date: today,
        deactivation_reason: `Replacement card activated (${reason})`,
      }),
    }),
});

/** Activates a reissued card; the old one goes on working for a day. */
export const activateReissuedDebitCard = bankTool({
  ...shared,
  name: "activate_debit_card_8293",
  description: "Activates a reissued debit card (issued as expired, damaged, upgrade or bank_reissue).",
  run: (args, bank) =>
    activate(args, bank, {
      reasons: ["expired", "damaged", "upgrade", "bank_reissue"],
      retire: (reason, today) => ({
        status: "GRACE_PERIOD",
        grace_period_ends: today,
        deactivation_reason: `Reissued card activated (${reason})`,
      }),
    }),
});

type Kind = {
  /** Why such cards are issued. */
  reasons: readonly string[];
  /** What becomes of the account's other active cards. */
  retire: (reason: string, today: string) => ExactObject;
};

function activate(args: Arguments<typeof parameters>, bank: ToolBank, kind: Kind): ToolReply {
  const malformed = unlessGiven(args) ?? unlessGoodPin(args.pin) ?? unlessDigits(args);
  if (malformed !== undefined) return malformed;
  const found = findCard(bank, args.card_id);
  if (!found.ok) return found.refusal;
  const { key, card } = found;
  const reason = Object.hasOwn(card, "issue_reason") ? fieldIn(card, "issue_reason") : "new_account";
  if (!isOneOf(reason, kind.reasons)) {
    return refused(
      "wrong-tool",
      `This card was issued as ${textOf(reason)}; another tool activates such cards.`,
    );
  }
  const refusal = unlessActivable(args, card, bank);
  if (refusal !== undefined) return refusal;
  const retired = retireOthers(key, card, bank, kind.retire(reason, bank.clock.today));
  bank.db.update("debit_cards", key, {
    status: "ACTIVE",
    activated_date: bank.clock.today,
    ...keptPin(card, args),
  });
  return done(
    report(`Debit card ${key} is active.`, {
      ...(retired.length > 0 && { "other cards that it replaces": retired.join(", ") }),
    }),
  );
}

function unlessDigits({ cvv, last_4_digits }: Arguments<typeof parameters>): ToolReply | undefined {
  if (!isDigitCode(asText(cvv), 3))
    return refused("malformed-digits", "The security code must be three digits.");
  if (isDigitCode(asText(last_4_digits), 4)) return undefined;
  return refused("malformed-digits", "The last four digits must be four digits.");
}

/** The public bank compares the last four digits only; our own rules also the security code and the expiry date. */
function unlessActivable(
  args: Arguments<typeof parameters>,
  card: BankRecord,
  bank: ToolBank,
): ToolReply | undefined {
  const status = fieldIn(card, "status");
  if (status !== "PENDING") {
    return refused(
      "card-not-pending",
      `Only a pending card can be activated; this one is ${textOf(status)}.`,
    );
  }
  const compared = bank.rules.mended
    ? (["last_4_digits", "cvv", "expiration_date"] as const)
    : (["last_4_digits"] as const);
  const different = compared.filter((name) => fieldIn(card, name) !== args[name]);
  if (different.length > 0) return refused("digits-differ", "The card's details do not agree with these.");
  return unlessAccountOpen(card, bank);
}

/** A PIN is kept only on cards whose record holds one, which those of the public bank never do. */
function keptPin(card: BankRecord, { pin }: Arguments<typeof parameters>): ExactObject {
  return Object.hasOwn(card, "pin") ? { pin } : {};
}

function retireOthers(
  key: string,
  card: BankRecord,
  { db }: ToolBank,
  fields: ExactObject,
): readonly string[] {
  const others = rowsWhere(db, "debit_cards", "account_id", fieldIn(card, "account_id")).filter(
    ([other, record]) => other !== key && fieldIn(record, "status") === "ACTIVE",
  );
  for (const [other] of others) db.update("debit_cards", other, fields);
  return others.map(([other]) => other);
}
