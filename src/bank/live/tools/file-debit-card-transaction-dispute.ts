import type { ExactJson } from "../../../contract/json.ts";
import { isTruthy } from "../../../exact-json/index.ts";
import { dollars } from "../amounts.ts";
import { fieldIn } from "../bank-record.ts";
import {
  amount,
  bankTool,
  done,
  flag,
  refused,
  text,
  type Arguments,
  type ToolBank,
  type ToolReply,
} from "../bank-tool.ts";
import { asNumber, isOneOf, sameValue, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import { choice, report } from "../wording.ts";

const CATEGORIES = [
  "unauthorized_transaction",
  "atm_cash_discrepancy",
  "atm_deposit_not_credited",
  "duplicate_charge",
  "incorrect_amount",
  "goods_services_not_received",
  "recurring_charge_after_cancellation",
  "card_present_fraud",
  "card_not_present_fraud",
] as const;
const FRAUD_CATEGORIES = [
  "unauthorized_transaction",
  "card_present_fraud",
  "card_not_present_fraud",
] as const;
const TYPES = [
  "pin_purchase",
  "signature_purchase",
  "online_purchase",
  "atm_withdrawal",
  "atm_deposit",
  "recurring_payment",
  "person_to_person",
] as const;
const PIN = ["yes_shared", "yes_observed", "no", "unknown"] as const;
const CARD_ACTIONS = ["keep_active", "freeze_pending_investigation", "close_and_reissue"] as const;

/** From this amount on, a police report is recommended for a fraud. */
const POLICE_REPORT_ABOVE = 500;

const parameters = {
  transaction_id: text("The disputed transaction."),
  account_id: text("The account that was debited."),
  card_id: text("The debit card."),
  user_id: text("The customer's id."),
  dispute_category: text(`What is wrong: ${choice(CATEGORIES)}.`),
  transaction_date: text("When the transaction was made, MM/DD/YYYY."),
  discovery_date: text("When the customer noticed, MM/DD/YYYY."),
  disputed_amount: amount("The disputed amount in dollars."),
  transaction_type: text(`How the card was used: ${choice(TYPES)}.`),
  card_in_possession: flag("Whether the customer still has the card."),
  pin_compromised: text(`Whether somebody else knows the PIN: ${choice(PIN)}.`),
  contacted_merchant: flag("Whether the customer has spoken to the merchant."),
  police_report_filed: flag("Whether the police have been told."),
  written_statement_provided: flag("Whether the customer has given a statement in writing."),
  provisional_credit_eligible: flag("Whether the policies allow a provisional credit."),
  customer_max_liability_amount: amount("What the customer has to bear at most, in dollars."),
  card_action: text(`What happens to the card: ${choice(CARD_ACTIONS)}.`),
};
type Given = Arguments<typeof parameters>;

/** Files a dispute about a debit card transaction; one a customer and transaction. The card itself is not touched. */
export const fileDebitCardTransactionDispute = bankTool({
  name: "file_debit_card_transaction_dispute_6281",
  lawGoverns: true,
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Files a customer's dispute about a debit card transaction.",
  parameters,
  run(args, bank) {
    const refusal = unlessComplete(args) ?? unlessListed(args) ?? unlessKnown(args, bank);
    if (refusal !== undefined) return refusal;
    const disputed = asNumber(args.disputed_amount);
    if (disputed <= 0)
      return refused("amount-not-positive", "The disputed amount must be more than nothing.");
    const { customer_max_liability_amount, card_action, provisional_credit_eligible, ...told } = args;
    const dispute_id = bank.ids.dispute(textOf(args.user_id), textOf(args.transaction_id));
    const credited = isTruthy(provisional_credit_eligible);
    const isFraud = isOneOf(args.dispute_category, FRAUD_CATEGORIES);
    const pinShared = args.pin_compromised === "yes_shared";
    const added = bank.db.add("debit_card_disputes", dispute_id, {
      dispute_id,
      ...told,
      provisional_credit_eligible,
      provisional_credit_issued: provisional_credit_eligible,
      provisional_credit_amount: credited ? args.disputed_amount : null,
      customer_max_liability_amount,
      card_action,
      is_fraud_category: isFraud,
      pin_shared_voluntarily: pinShared,
      submitted_at: bank.clock.today,
      status: "OPEN",
    });
    if (!added) return refused("duplicate", "This transaction has been disputed before.");
    const unreported = isFraud && disputed > POLICE_REPORT_ABOVE && !isTruthy(args.police_report_filed);
    return done(
      report("The dispute has been filed.", {
        dispute: dispute_id,
        transaction: args.transaction_id,
        category: args.dispute_category,
        amount: dollars(disputed),
        "provisional credit": credited ? dollars(disputed) : "none",
        ...(pinShared && { warning: "a PIN given away freely may leave the customer liable" }),
        ...(unreported && { advice: "the customer should report this to the police" }),
      }),
    );
  },
});

const TEXTS = [
  "transaction_id",
  "account_id",
  "card_id",
  "user_id",
  "dispute_category",
  "transaction_date",
  "discovery_date",
  "disputed_amount",
  "transaction_type",
  "pin_compromised",
  "card_action",
] as const;
const NEVER_NULL = [
  "customer_max_liability_amount",
  "card_in_possession",
  "contacted_merchant",
  "police_report_filed",
  "written_statement_provided",
] as const;

/** An amount of 0 counts as missing; a liability of 0 and an answer of false do not. */
function unlessComplete(args: Given): ToolReply | undefined {
  const missing = unlessGiven(Object.fromEntries(TEXTS.map((name) => [name, args[name]])));
  if (missing !== undefined) return missing;
  const absent = NEVER_NULL.find((name) => args[name] === null);
  return absent === undefined ? undefined : refused("missing-value", `A value is needed for ${absent}.`);
}

function unlessListed(args: Given): ToolReply | undefined {
  const listed = (name: string, value: ExactJson, texts: readonly string[]): ToolReply | undefined =>
    isOneOf(value, texts) ? undefined : refused("unknown-value", `${name} must be ${choice(texts)}.`);
  return (
    listed("dispute_category", args.dispute_category, CATEGORIES) ??
    listed("transaction_type", args.transaction_type, TYPES) ??
    listed("pin_compromised", args.pin_compromised, PIN) ??
    listed("card_action", args.card_action, CARD_ACTIONS)
  );
}

/** Under our own rules the transaction must exist, on that account, and the account belong to the customer. */
function unlessKnown(args: Given, { db, rules }: ToolBank): ToolReply | undefined {
  if (!rules.mended) return undefined;
  const transaction = db.get("bank_account_transaction_history", textOf(args.transaction_id));
  const account = db.get("accounts", textOf(args.account_id));
  if (transaction === undefined || !sameValue(fieldIn(transaction, "account_id"), args.account_id)) {
    return refused("unknown-transaction", `Account ${textOf(args.account_id)} has no such transaction.`);
  }
  if (account !== undefined && sameValue(fieldIn(account, "user_id"), args.user_id)) return undefined;
  return refused("not-owner", `That account does not belong to customer ${textOf(args.user_id)}.`);
}
