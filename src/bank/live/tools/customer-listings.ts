import type { ExactJson } from "../../../contract/json.ts";
import { bankTool, done, refused, text, type ToolBank, type ToolReply } from "../bank-tool.ts";
import { findPasted } from "../find-pasted.ts";
import { textOf } from "../lenient-values.ts";
import { unlessVerified } from "../unless-verified.ts";
import { listing } from "../wording.ts";

const shared = {
  side: "agent",
  reach: "standing",
  kind: "read",
  parameters: { user_id: text("The customer's id.") },
} as const;

export const getReferralsByUser = bankTool({
  ...shared,
  name: "get_referrals_by_user",
  description: "Lists the referrals that a customer has made.",
  run: ({ user_id }, bank) =>
    listed({ table: "referrals", field: "referrer_id", what: "Referrals" }, user_id, bank),
});

export const getCreditCardTransactionsByUser = bankTool({
  ...shared,
  name: "get_credit_card_transactions_by_user",
  description: "Lists a customer's credit card transactions.",
  run: ({ user_id }, bank) =>
    listed(
      { table: "credit_card_transaction_history", field: "user_id", what: "Credit card transactions" },
      user_id,
      bank,
    ),
});

export const getCreditCardAccountsByUser = bankTool({
  ...shared,
  name: "get_credit_card_accounts_by_user",
  description: "Lists a customer's credit card accounts: card type, opening date, balance, reward points.",
  run: ({ user_id }, bank) =>
    listed({ table: "credit_card_accounts", field: "user_id", what: "Credit card accounts" }, user_id, bank),
});

type Listed = { table: string; field: string; what: string };

function listed({ table, field, what }: Listed, user: ExactJson, bank: ToolBank): ToolReply {
  const refusal = unlessVerified(user, bank);
  if (refusal !== undefined) return refusal;
  const found = findPasted(bank, table, field, user);
  if (!found.ok) return refused("unusable-value", `The look-up failed: ${found.problem}.`);
  return done(listing(`${what} of customer ${textOf(user)}`, found.rows));
}
