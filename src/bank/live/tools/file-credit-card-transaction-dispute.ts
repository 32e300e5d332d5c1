import {
  bankTool,
  done,
  flag,
  amount,
  optional,
  refused,
  text,
  type Arguments,
  type ToolReply,
} from "../bank-tool.ts";
import { isTruthy } from "../../../exact-json/index.ts";
import { isOneOf, textOf } from "../lenient-values.ts";
import { unlessOwnerUnderOwnRules } from "../owned-record.ts";
import { unlessGiven } from "../unless-given.ts";
import { choice, report } from "../wording.ts";
import { dollarsOf } from "../amounts.ts";

const CARD_ACTIONS = ["keep_active", "cancel_and_reissue"] as const;
const REASONS = [
  "unauthorized_fraudulent_charge",
  "duplicate_charge",
  "incorrect_amount",
  "goods_services_not_received",
  "goods_services_not_as_described",
  "canceled_subscription_still_charging",
  "refund_never_processed",
] as const;
const RESOLUTIONS = ["full_refund", "partial_refund"] as const;

const parameters = {
  transaction_id: text("The disputed credit card transaction."),
  card_action: text(`What happens to the card: ${choice(CARD_ACTIONS)}.`),
  card_last_4_digits: text("The last four digits of the card."),
  full_name: text("The customer's full name."),
  user_id: text("The customer's id."),
  phone: text("The customer's phone number."),
  email: text("The customer's email address."),
  address: text("The customer's address."),
  contacted_merchant: flag("Whether the customer has spoken to the merchant."),
  purchase_date: text("When the purchase was made, MM/DD/YYYY."),
  issue_noticed_date: text("When the customer noticed, MM/DD/YYYY."),
  dispute_reason: text(`What is wrong: ${choice(REASONS)}.`),
  resolution_requested: text(`What the customer wants: ${choice(RESOLUTIONS)}.`),
  eligible_for_provisional_credit: flag("Whether the policies allow a provisional credit."),
  partial_refund_amount: optional(amount("How much is to be refunded, for a partial refund.")),
};

/** Files a dispute about a credit card transaction; one a customer and transaction. */
export const fileCreditCardTransactionDispute = bankTool({
  name: "file_credit_card_transaction_dispute_4829",
  lawGoverns: true,
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Files a customer's dispute about a credit card transaction.",
  parameters,
  run(args, bank) {
    const refusal =
      unlessGiven({ transaction_id: args.transaction_id, user_id: args.user_id }) ?? unlessListed(args);
    if (refusal !== undefined) return refusal;
    const { transaction_id, user_id, eligible_for_provisional_credit, partial_refund_amount, ...told } = args;
    const transaction = bank.db.get("credit_card_transaction_history", textOf(transaction_id));
    if (bank.rules.mended && transaction === undefined) {
      return refused("unknown-transaction", `There is no transaction ${textOf(transaction_id)}.`);
    }
    const foreign =
      transaction && unlessOwnerUnderOwnRules([textOf(transaction_id), transaction], user_id, bank);
    if (foreign !== undefined) return foreign;
    const dispute_id = bank.ids.dispute(textOf(user_id), textOf(transaction_id));
    const added = bank.db.add("transaction_disputes", dispute_id, {
      dispute_id,
      transaction_id,
      user_id,
      ...told,
      partial_refund_amount,
      eligible_for_provisional_credit,
      provisional_credit_given: eligible_for_provisional_credit,
      submitted_at: bank.clock.today,
      status: "SUBMITTED",
    });
    if (!added) return refused("duplicate", "This transaction has been disputed before.");
    return done(
      report("The dispute has been filed.", {
        dispute: dispute_id,
        transaction: transaction_id,
        reason: told.dispute_reason,
        wanted: told.resolution_requested,
        ...(isTruthy(partial_refund_amount) && { refund: dollarsOf(partial_refund_amount) }),
        "provisional credit": isTruthy(eligible_for_provisional_credit) ? "given" : "none",
      }),
    );
  },
});

function unlessListed(args: Arguments<typeof parameters>): ToolReply | undefined {
  const lists = {
    card_action: CARD_ACTIONS,
    dispute_reason: REASONS,
    resolution_requested: RESOLUTIONS,
  } as const;
  for (const name of ["card_action", "dispute_reason", "resolution_requested"] as const) {
    if (isOneOf(args[name], lists[name])) continue;
    return refused("unknown-value", `${name} must be ${choice(lists[name])}.`);
  }
  if (args.resolution_requested !== "partial_refund" || args.partial_refund_amount !== null) return undefined;
  return refused("missing-value", "A partial refund needs a partial_refund_amount.");
}
