import type { ExactJson } from "../../../contract/json.ts";
import { bankTool, done, text, type ToolBank, type ToolReply } from "../bank-tool.ts";
import { rowsWhere } from "../rows-where.ts";
import { textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import { unlessVerifiedToday } from "../unless-verified.ts";
import { listing } from "../wording.ts";

const shared = {
  side: "agent",
  reach: "discoverable",
  kind: "read",
  parameters: { user_id: text("The customer's id.") },
} as const;

export const getDebitDisputeStatus = bankTool({
  ...shared,
  name: "get_debit_dispute_status_7483",
  description: "Lists a customer's disputes about debit card transactions.",
  run: ({ user_id }, bank) => disputes("debit_card_disputes", user_id, bank),
});

export const getUserDisputeHistory = bankTool({
  ...shared,
  name: "get_user_dispute_history_7291",
  description: "Lists a customer's disputes about credit card transactions.",
  run: ({ user_id }, bank) => disputes("transaction_disputes", user_id, bank),
});

function disputes(table: string, user_id: ExactJson, bank: ToolBank): ToolReply {
  const refusal = unlessGiven({ user_id }) ?? unlessVerifiedToday(user_id, bank);
  if (refusal !== undefined) return refusal;
  return done(
    listing(`Disputes of customer ${textOf(user_id)}`, rowsWhere(bank.db, table, "user_id", user_id)),
  );
}
