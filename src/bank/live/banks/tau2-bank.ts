import { PUBLIC_CLOCK } from "../clock.ts";
import { defineBank } from "../define-bank.ts";
import { PUBLIC_TOOLS } from "../tools/index.ts";

/** The public bank of tau2 to the letter, mistakes included. Frozen: its parity tests hold it. */
export const tau2Bank = defineBank({
  id: "tau2",
  title: "the public tau2 bank",
  // The order is that in which the public query engine names them.
  tables: {
    users: { key: "user_id", holds: "customers" },
    accounts: { key: "account_id", holds: "held" },
    referrals: { key: "referral_id" },
    credit_card_applications: { key: "application_id" },
    user_discoverable_tools: { holds: "log" },
    user_discoverable_tool_calls: { holds: "log" },
    agent_discoverable_tools: { holds: "log" },
    task_config: {},
    verification_history: { holds: "log" },
    credit_card_transaction_history: { key: "transaction_id" },
    cash_back_disputes: { key: "dispute_id" },
    bank_account_transaction_history: { key: "transaction_id" },
    credit_card_accounts: { key: "account_id", holds: "held" },
    human_transfer_requests: { key: "request_id", holds: "log" },
    transaction_disputes: { key: "dispute_id" },
    credit_card_orders: { key: "order_id" },
    credit_card_closure_reasons: { key: "record_id" },
    credit_card_account_flags: { key: "flag_id" },
    debit_cards: { key: "card_id", holds: "held" },
    debit_card_orders: { key: "order_id" },
    debit_card_disputes: { key: "dispute_id" },
    credit_limit_increase_requests: { key: "request_id" },
    payment_history: { key: "payment_id" },
  },
  references: {
    user_id: "users",
    account_id: "accounts",
    card_id: "debit_cards",
    credit_card_account_id: "credit_card_accounts",
    referrer_id: "users",
  },
  tools: PUBLIC_TOOLS,
  clock: PUBLIC_CLOCK,
  rules: {
    mended: false,
    namesStandingTools: false,
    verifiedReads: false,
    stampsVerification: false,
    objectArguments: false,
  },
});
