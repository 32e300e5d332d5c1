import type { ExactJson } from "../../../contract/json.ts";
import { fieldIn } from "../bank-record.ts";
import { bankTool, done, text, type ToolBank, type ToolReply } from "../bank-tool.ts";
import { rowsWhere } from "../rows-where.ts";
import { isOneOf, textOf } from "../lenient-values.ts";
import { unlessHolderVerified } from "../owned-record.ts";
import { unlessGiven } from "../unless-given.ts";
import type { Row } from "../table-snapshot.ts";
import { listing } from "../wording.ts";

const shared = {
  side: "agent",
  reach: "discoverable",
  kind: "read",
  parameters: { credit_card_account_id: text("The credit card account.") },
} as const;

/** What has been done with an order that is on its way no longer. */
const SETTLED = ["DELIVERED", "CANCELLED", "COMPLETED"];

/** Lists the replacement cards that are on order. The public bank lists orders of every status as pending. */
export const getPendingReplacementOrders = bankTool({
  ...shared,
  name: "get_pending_replacement_orders_5765",
  description: "Lists the replacement cards on order for a credit card account.",
  run: ({ credit_card_account_id }, bank) =>
    history(
      { table: "credit_card_orders", what: "Replacement cards on order" },
      credit_card_account_id,
      bank,
      isOpen,
    ),
});

export const getClosureReasonHistory = bankTool({
  ...shared,
  name: "get_closure_reason_history_8293",
  description: "Lists the reasons that were given for closing a credit card account.",
  run: ({ credit_card_account_id }, bank) =>
    history(
      { table: "credit_card_closure_reasons", what: "Reasons for closing" },
      credit_card_account_id,
      bank,
    ),
});

export const getCreditLimitIncreaseHistory = bankTool({
  ...shared,
  name: "get_credit_limit_increase_history_4829",
  description:
    "Lists the requests for a higher limit on a credit card account, with dates, amounts and decisions.",
  run: ({ credit_card_account_id }, bank) =>
    history(
      { table: "credit_limit_increase_requests", what: "Limit requests" },
      credit_card_account_id,
      bank,
    ),
});

type Listed = { table: string; what: string };

function history(
  { table, what }: Listed,
  credit_card_account_id: ExactJson,
  bank: ToolBank,
  counts: (row: Row) => boolean = () => true,
): ToolReply {
  const refusal =
    unlessGiven({ credit_card_account_id }) ?? unlessHolderVerified(credit_card_account_id, bank);
  if (refusal !== undefined) return refusal;
  const rows = rowsWhere(bank.db, table, "credit_card_account_id", credit_card_account_id);
  const shown = bank.rules.mended ? rows.filter(counts) : rows;
  return done(listing(`${what} of account ${textOf(credit_card_account_id)}`, shown));
}

function isOpen([, order]: Row): boolean {
  return !isOneOf(fieldIn(order, "status"), SETTLED);
}
