/** Tools that the agent always has. */
export const AGENT_TOOLS = [
  "transfer_to_human_agents",
  "get_human_transfer_request_count",
  "get_current_time",
  "get_current_dispute_count",
  "get_user_information_by_id",
  "get_user_information_by_name",
  "get_user_information_by_email",
  "change_user_email",
  "get_referrals_by_user",
  "get_credit_card_transactions_by_user",
  "get_credit_card_accounts_by_user",
  "log_verification",
  "give_discoverable_user_tool",
  "unlock_discoverable_agent_tool",
  "call_discoverable_agent_tool",
  "list_discoverable_agent_tools",
] as const;

/** Tools that a policy document names and the agent unlocks. */
export const AGENT_DISCOVERABLE_TOOLS = [
  "update_transaction_rewards_3847",
  "initial_transfer_to_human_agent_0218",
  "initial_transfer_to_human_agent_1822",
  "emergency_credit_bureau_incident_transfer_1114",
  "file_credit_card_transaction_dispute_4829",
  "file_debit_card_transaction_dispute_6281",
  "set_debit_card_recurring_block_7382",
  "get_debit_dispute_status_7483",
  "get_atm_deposit_images_8473",
  "order_replacement_credit_card_7291",
  "get_user_dispute_history_7291",
  "get_pending_replacement_orders_5765",
  "log_credit_card_closure_reason_4521",
  "get_closure_reason_history_8293",
  "apply_statement_credit_8472",
  "apply_credit_card_account_flag_6147",
  "close_credit_card_account_7834",
  "pay_credit_card_from_checking_9182",
  "submit_credit_limit_increase_request_7392",
  "get_credit_limit_increase_history_4829",
  "get_payment_history_6183",
  "approve_credit_limit_increase_5847",
  "deny_credit_limit_increase_5848",
  "open_bank_account_4821",
  "close_bank_account_7392",
  "get_all_user_accounts_by_user_id_3847",
  "transfer_funds_between_bank_accounts_7291",
  "apply_checking_account_credit_5829",
  "apply_savings_account_credit_6831",
  "submit_interest_discrepancy_report_7294",
  "get_bank_account_transactions_9173",
  "order_debit_card_5739",
  "activate_debit_card_8291",
  "activate_debit_card_8292",
  "activate_debit_card_8293",
  "close_debit_card_4721",
  "freeze_debit_card_3892",
  "unfreeze_debit_card_3893",
  "clear_debit_card_fraud_alert_4892",
  "reset_debit_card_pin_6284",
  "change_debit_card_pin_6285",
  "get_debit_cards_by_account_id_7823",
  "request_temporary_debit_card_limit_increase_8374",
] as const;

/** Tools that the caller may have from the start. */
export const CALLER_TOOLS = [
  "apply_for_credit_card",
  "submit_referral",
  "call_discoverable_user_tool",
  "list_discoverable_user_tools",
  "request_human_agent_transfer",
  "submit_transaction",
] as const;

/** Tools of the caller that the agent must give. */
export const CALLER_DISCOVERABLE_TOOLS = [
  "submit_cash_back_dispute_0589",
  "get_referral_link",
  "get_card_last_4_digits",
  "deposit_check_3847",
] as const;

const agentDiscoverable: ReadonlySet<string> = new Set(AGENT_DISCOVERABLE_TOOLS);
const callerDiscoverable: ReadonlySet<string> = new Set(CALLER_DISCOVERABLE_TOOLS);
const callerTools: ReadonlySet<string> = new Set([...CALLER_TOOLS, ...CALLER_DISCOVERABLE_TOOLS]);

export const isAgentDiscoverable = (tool: string): boolean => agentDiscoverable.has(tool);
export const isCallerDiscoverable = (tool: string): boolean => callerDiscoverable.has(tool);
export const isCallerTool = (tool: string): boolean => callerTools.has(tool);

/** Every tool of the bank, whoever has it. */
export const ALL_TOOLS: readonly string[] = [
  ...AGENT_TOOLS,
  ...AGENT_DISCOVERABLE_TOOLS,
  ...CALLER_TOOLS,
  ...CALLER_DISCOVERABLE_TOOLS,
];
