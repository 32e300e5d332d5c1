import { bankTable, float, idOf, type BankCase } from "../../../../test/fixtures/bank-table.ts";

// Disputes about credit card transactions, debit card transactions and cash back.

const today = "11/14/2025";
const allowed = (name: string, ...values: string[]): BankCase[] =>
  values.map((value) => ({ when: `${name} is ${value}`, with: { [name]: value }, is: "done" }));

const CREDIT = "file_credit_card_transaction_dispute_4829";
const credit = {
  transaction_id: "t-ann",
  card_action: "keep_active",
  card_last_4_digits: "7777",
  full_name: "Ann Archer",
  user_id: "ann",
  phone: "512-555-0101",
  email: "ann@example.com",
  address: "1 Elm Street",
  contacted_merchant: true,
  purchase_date: "11/01/2025",
  issue_noticed_date: "11/10/2025",
  dispute_reason: "duplicate_charge",
  resolution_requested: "full_refund",
  eligible_for_provisional_credit: true,
  partial_refund_amount: 4.5,
};
const creditId = idOf("dsp_", 12, "dispute", "ann", "t-ann");
bankTable(
  CREDIT,
  { args: credit, optional: ["partial_refund_amount"], needed: ["transaction_id", "user_id"] },
  [
    {
      when: "a dispute is filed with a provisional credit",
      is: "done",
      says: [
        `dispute: ${creditId}`,
        "transaction: t-ann",
        "reason: duplicate_charge",
        "wanted: full_refund",
        "refund: $4.50",
        "provisional credit: given",
      ],
      writes: {
        [`transaction_disputes/${creditId}`]: {
          dispute_id: creditId,
          ...credit,
          provisional_credit_given: true,
          submitted_at: today,
          status: "SUBMITTED",
        },
      },
    },
    {
      when: "nothing is said of a partial refund, and there is no provisional credit",
      with: { partial_refund_amount: undefined, eligible_for_provisional_credit: false },
      is: "done",
      says: ["provisional credit: none"],
      hides: ["\n  refund:"],
      writes: {
        [`transaction_disputes/${creditId}`]: {
          dispute_id: creditId,
          ...credit,
          partial_refund_amount: null,
          eligible_for_provisional_credit: false,
          provisional_credit_given: false,
          submitted_at: today,
          status: "SUBMITTED",
        },
      },
    },
    {
      when: "a partial refund is wanted, its amount is given",
      with: { resolution_requested: "partial_refund" },
      is: "done",
    },
    {
      when: "a partial refund is wanted, its amount is not given",
      with: { resolution_requested: "partial_refund", partial_refund_amount: undefined },
      is: "missing-value",
      says: ["partial_refund_amount"],
    },
    {
      when: "the partial refund is no number, the call fails half-way",
      with: { partial_refund_amount: "half" },
      under: "public",
      is: "schema-error",
      writes: {
        [`transaction_disputes/${creditId}`]: {
          dispute_id: creditId,
          ...credit,
          partial_refund_amount: "half",
          provisional_credit_given: true,
          submitted_at: today,
          status: "SUBMITTED",
        },
      },
    },
    ...allowed("card_action", "cancel_and_reissue"),
    ...allowed("dispute_reason", "unauthorized_fraudulent_charge", "incorrect_amount"),
    ...allowed("dispute_reason", "goods_services_not_received", "goods_services_not_as_described"),
    ...allowed("dispute_reason", "canceled_subscription_still_charging", "refund_never_processed"),
    {
      when: "the card action is none of the list",
      with: { card_action: "melt" },
      is: "unknown-value",
      says: ["card_action"],
    },
    {
      when: "the reason is none of the list",
      with: { dispute_reason: "ugly" },
      is: "unknown-value",
      says: ["dispute_reason"],
    },
    {
      when: "the resolution is none of the list",
      with: { resolution_requested: "revenge" },
      is: "unknown-value",
      says: ["resolution_requested"],
    },
    {
      when: "the transaction is not known",
      with: { transaction_id: "t-none" },
      is: ["done", "unknown-transaction"],
    },
    { when: "the transaction is somebody else's", with: { user_id: "ben" }, is: ["done", "not-owner"] },
    {
      when: "it was disputed before",
      after: [[CREDIT, { ...credit, dispute_reason: "incorrect_amount" }]],
      is: "duplicate",
    },
  ],
);

const DEBIT = "file_debit_card_transaction_dispute_6281";
const debit = {
  transaction_id: "b-1",
  account_id: "ann-checking",
  card_id: "ann-card",
  user_id: "ann",
  dispute_category: "duplicate_charge",
  transaction_date: "11/01/2025",
  discovery_date: "11/10/2025",
  disputed_amount: 20.5,
  transaction_type: "pin_purchase",
  card_in_possession: true,
  pin_compromised: "no",
  contacted_merchant: false,
  police_report_filed: false,
  written_statement_provided: true,
  provisional_credit_eligible: true,
  customer_max_liability_amount: 50,
  card_action: "keep_active",
};
const debitId = idOf("dsp_", 12, "dispute", "ann", "b-1");
const filed = {
  dispute_id: debitId,
  ...debit,
  customer_max_liability_amount: float(50),
  provisional_credit_issued: true,
  provisional_credit_amount: 20.5,
  is_fraud_category: false,
  pin_shared_voluntarily: false,
  submitted_at: today,
  status: "OPEN",
};
const writes = (more: { [field: string]: unknown }) => ({
  [`debit_card_disputes/${debitId}`]: { ...filed, ...more },
});
const fraud = { dispute_category: "card_present_fraud" };
bankTable(
  DEBIT,
  {
    args: debit,
    needed: Object.keys(debit).filter((name) => name !== "provisional_credit_eligible"),
  },
  [
    {
      when: "a dispute is filed with a provisional credit",
      is: "done",
      says: [
        `dispute: ${debitId}`,
        "transaction: b-1",
        "category: duplicate_charge",
        "amount: $20.50",
        "provisional credit: $20.50",
      ],
      hides: ["warning", "advice"],
      writes: writes({}),
    },
    {
      when: "there is no provisional credit and no liability",
      with: { provisional_credit_eligible: false, customer_max_liability_amount: 0 },
      is: "done",
      says: ["provisional credit: none"],
      writes: writes({
        provisional_credit_eligible: false,
        provisional_credit_issued: false,
        provisional_credit_amount: null,
        customer_max_liability_amount: float(0),
      }),
    },
    ...["unauthorized_transaction", "card_present_fraud", "card_not_present_fraud"].map(
      (dispute_category) => ({
        when: `${dispute_category} is a fraud`,
        with: { dispute_category },
        is: "done",
        writes: writes({ dispute_category, is_fraud_category: true }),
      }),
    ),
    ...[
      "atm_cash_discrepancy",
      "atm_deposit_not_credited",
      "incorrect_amount",
      "goods_services_not_received",
      "recurring_charge_after_cancellation",
    ].map((dispute_category) => ({
      when: `${dispute_category} is no fraud`,
      with: { dispute_category },
      is: "done",
      writes: writes({ dispute_category }),
    })),
    ...allowed("transaction_type", "signature_purchase", "online_purchase", "atm_withdrawal", "atm_deposit"),
    ...allowed("transaction_type", "recurring_payment", "person_to_person"),
    ...allowed("card_action", "freeze_pending_investigation", "close_and_reissue"),
    {
      when: "the PIN was given away",
      with: { pin_compromised: "yes_shared" },
      is: "done",
      says: ["warning: a PIN given away"],
      writes: writes({ pin_compromised: "yes_shared", pin_shared_voluntarily: true }),
    },
    ...["yes_observed", "unknown"].map((pin_compromised) => ({
      when: `the PIN is compromised: ${pin_compromised}`,
      with: { pin_compromised },
      is: "done",
      hides: ["warning"],
      writes: writes({ pin_compromised }),
    })),
    {
      when: "a fraud of 500.01 has not been reported to the police",
      with: { ...fraud, disputed_amount: 500.01 },
      is: "done",
      says: ["advice: the customer should report this to the police"],
    },
    {
      when: "a fraud of 500 needs no report",
      with: { ...fraud, disputed_amount: 500 },
      is: "done",
      hides: ["advice"],
    },
    {
      when: "a fraud of 500.01 has been reported",
      with: { ...fraud, disputed_amount: 500.01, police_report_filed: true },
      is: "done",
      hides: ["advice"],
    },
    {
      when: "what is no fraud needs no report",
      with: { disputed_amount: 500.01 },
      is: "done",
      hides: ["advice"],
    },
    { when: "the amount is a cent", with: { disputed_amount: 0.01 }, is: "done" },
    { when: "the amount is 0", with: { disputed_amount: 0 }, is: "missing-value", says: ["disputed_amount"] },
    { when: "the amount is below 0", with: { disputed_amount: -0.01 }, is: "amount-not-positive" },
    { when: "the amount is spelt", with: { disputed_amount: "20.50" }, is: "schema-error" },
    {
      when: "the category is none of the list",
      with: { dispute_category: "ugly" },
      is: "unknown-value",
      says: ["dispute_category"],
    },
    {
      when: "the use is none of the list",
      with: { transaction_type: "gift" },
      is: "unknown-value",
      says: ["transaction_type"],
    },
    {
      when: "the state of the PIN is none of the list",
      with: { pin_compromised: "perhaps" },
      is: "unknown-value",
      says: ["pin_compromised"],
    },
    {
      when: "the card action is none of the list",
      with: { card_action: "melt" },
      is: "unknown-value",
      says: ["card_action"],
    },
    {
      when: "the transaction is not known",
      with: { transaction_id: "b-none" },
      is: ["done", "unknown-transaction"],
    },
    {
      when: "the transaction is another account's",
      with: { account_id: "ann-savings" },
      is: ["done", "unknown-transaction"],
    },
    { when: "the account is somebody else's", with: { user_id: "ben" }, is: ["done", "not-owner"] },
    {
      when: "the account is not in the bank",
      state: { bank_account_transaction_history: { "b-1": { account_id: "gone" } } },
      with: { account_id: "gone" },
      is: ["done", "not-owner"],
    },
    { when: "it was disputed before", after: [[DEBIT, { ...debit, disputed_amount: 1 }]], is: "duplicate" },
    {
      when: "another transaction was disputed before",
      after: [[DEBIT, { ...debit, transaction_id: "b-2" }]],
      is: "done",
    },
  ],
);

const cashBack = { user_id: "ann", transaction_id: "t-ann" };
const settings = (value: boolean) => ({
  task_config: { dispute_settings: { auto_resolve_disputes: value } },
});
const submitted = { dispute_id: creditId, ...cashBack, submitted_at: today };
bankTable("submit_cash_back_dispute_0589", { args: cashBack }, [
  {
    when: "the cash back is disputed",
    is: "done",
    says: ["has been submitted", `dispute: ${creditId}`],
    hides: ["decision"],
    writes: { [`cash_back_disputes/${creditId}`]: { ...submitted, status: "SUBMITTED" } },
  },
  {
    when: "disputes are settled at once",
    state: settings(true),
    is: "done",
    says: ["has been submitted", "decision: approved"],
    writes: {
      [`cash_back_disputes/${creditId}`]: { ...submitted, status: "RESOLVED", resolution: "APPROVED" },
    },
  },
  {
    when: "disputes are not settled at once",
    state: settings(false),
    is: "done",
    writes: { [`cash_back_disputes/${creditId}`]: { ...submitted, status: "SUBMITTED" } },
  },
  {
    when: "the transaction is not known",
    with: { transaction_id: "t-none" },
    is: ["done", "not-your-transaction"],
  },
  {
    when: "the transaction is somebody else's",
    with: { user_id: "ben" },
    is: ["done", "not-your-transaction"],
  },
  {
    when: "it was disputed before",
    after: [["submit_cash_back_dispute_0589", cashBack]],
    state: settings(true),
    is: ["done", "duplicate"],
    says: ["before"],
    hides: ["decision"],
    writes: {},
  },
]);
