/** The public bank's tables, in the order in which its query engine names them. */
export const TABLES = [
  "users",
  "accounts",
  "referrals",
  "credit_card_applications",
  "user_discoverable_tools",
  "user_discoverable_tool_calls",
  "agent_discoverable_tools",
  "task_config",
  "verification_history",
  "credit_card_transaction_history",
  "cash_back_disputes",
  "bank_account_transaction_history",
  "credit_card_accounts",
  "human_transfer_requests",
  "transaction_disputes",
  "credit_card_orders",
  "credit_card_closure_reasons",
  "credit_card_account_flags",
  "debit_cards",
  "debit_card_orders",
  "debit_card_disputes",
  "credit_limit_increase_requests",
  "payment_history",
] as const;

/** The public bank drops interest reports without a word; under our own rules they are kept in a table of their own. */
export type TableName = (typeof TABLES)[number] | "interest_discrepancy_reports";

const NAMES: ReadonlySet<string> = new Set(TABLES);

/** Whether the public bank has a table of this name. */
export function isTable(name: string): name is (typeof TABLES)[number] {
  return NAMES.has(name);
}
