import { bankTable, idOf, type BankCase } from "../../../../test/fixtures/bank-table.ts";

// What is done to a credit card account: credits, marks, replacement, closing and the reason for it.

const today = "11/14/2025";
const gold = (fields: { [name: string]: string | number | null }) => ({
  credit_card_accounts: { "ann-gold": fields },
});
const ofNobody = {
  when: "the card account is not known",
  with: { credit_card_account_id: "nowhere" },
  is: "unknown-card-account",
};
const ofBen = (is: BankCase["is"]): BankCase => ({
  when: "the card account is somebody else's",
  with: { credit_card_account_id: "ben-gold" },
  is,
});
const allowed = (name: string, ...values: string[]): BankCase[] =>
  values.map((value) => ({ when: `${name} is ${value}`, with: { [name]: value }, is: "done" }));
const credit = { user_id: "ann", credit_card_account_id: "ann-gold", amount: 25.5, reason: "other" };
const creditId = idOf(
  "txn_",
  12,
  "transaction",
  "ann",
  "STATEMENT_CREDIT",
  "other",
  "25.50",
  "Statement Credit",
);
const credited = {
  transaction_id: creditId,
  user_id: "ann",
  credit_card_account_id: "ann-gold",
  transaction_amount: "-$25.50",
  transaction_date: today,
  category: "Statement Credit",
  status: "COMPLETED",
  rewards_earned: "0 points",
  credit_reason: "other",
};

bankTable("apply_statement_credit_8472", { args: credit, needed: Object.keys(credit) }, [
  {
    when: "a credit lowers what is owed",
    under: "own",
    is: "done",
    says: [`transaction: ${creditId}`, "account: ann-gold", "amount: $25.50", "reason: other"],
    writes: {
      [`credit_card_transaction_history/${creditId}`]: {
        ...credited,
        credit_card_type: "Gold Rewards Card",
        merchant_name: "Statement Credit",
      },
      "credit_card_accounts/ann-gold": { current_balance: ["$175.00", "149.50"] },
    },
  },
  {
    when: "a credit is only noted",
    under: "public",
    is: "done",
    writes: {
      [`credit_card_transaction_history/${creditId}`]: {
        ...credited,
        credit_card_type: "N/A",
        merchant_name: "Rho-Bank Statement Credit",
      },
    },
  },
  {
    when: "a credit is more than what is owed, the bank owes the rest",
    with: { amount: 175.01 },
    under: "own",
    is: "done",
  },
  { when: "the amount is a cent", with: { amount: 0.01 }, is: "done" },
  { when: "the amount is 0", with: { amount: 0 }, is: "amount-not-positive" },
  { when: "the amount is below 0", with: { amount: -0.01 }, is: "amount-not-positive" },
  { when: "the amount is half a cent more", with: { amount: 5.005 }, is: ["done", "amount-not-positive"] },
  { when: "the amount is spelt", with: { amount: "5" }, is: "schema-error" },
  { when: "the reason is none of the list", with: { reason: "kindness" }, is: "unknown-reason" },
  ...allowed(
    "reason",
    "goodwill_adjustment",
    "promotional_credit",
    "annual_fee_reversal",
    "late_fee_reversal",
  ),
  ...allowed("reason", "interest_charge_reversal", "dispute_resolution", "price_match", "retention_offer"),
  ...allowed("reason", "error_correction"),
  ofNobody,
  ofBen(["done", "not-owner"]),
  {
    when: "the same credit was applied before",
    after: [["apply_statement_credit_8472", credit]],
    is: "duplicate",
  },
  {
    when: "what is owed is unreadable",
    state: gold({ current_balance: "N/A" }),
    is: ["done", "schema-error"],
  },
]);

const mark = {
  credit_card_account_id: "ann-gold",
  user_id: "ann",
  flag_type: "annual_fee_waived",
  expiration_date: "11/14/2026",
  reason: "retention_offer",
};
const markId = idOf("ccflag_", 12, "account_flag", "ann-gold", "annual_fee_waived", "11/14/2026");
bankTable("apply_credit_card_account_flag_6147", { args: mark, needed: Object.keys(mark) }, [
  {
    when: "an account is marked",
    is: "done",
    says: ["account: ann-gold", "mark: annual_fee_waived", "until: 11/14/2026", "reason: retention_offer"],
    writes: {
      [`credit_card_account_flags/${markId}`]: {
        flag_id: markId,
        ...mark,
        effective_date: today,
        applied_at: today,
        status: "ACTIVE",
      },
    },
  },
  ...allowed("flag_type", "promotional_apr", "rewards_bonus", "other"),
  ...allowed("reason", "loyalty_benefit", "promotional", "error_correction", "other"),
  {
    when: "the mark is none of the list",
    with: { flag_type: "vip" },
    is: "unknown-value",
    says: ["annual_fee_waived"],
  },
  { when: "the reason is none of the list", with: { reason: "vip" }, is: "unknown-reason" },
  ofNobody,
  ofBen(["done", "not-owner"]),
  {
    when: "it bears this mark until then",
    after: [["apply_credit_card_account_flag_6147", { ...mark, reason: "other" }]],
    is: "duplicate",
  },
  {
    when: "it bears this mark until another day",
    after: [["apply_credit_card_account_flag_6147", { ...mark, expiration_date: "01/01/2026" }]],
    is: "done",
  },
]);

const closing = { credit_card_account_id: "ben-gold", user_id: "ben" };
bankTable("close_credit_card_account_7834", { args: closing, needed: Object.keys(closing) }, [
  {
    when: "an account without debts is closed",
    is: "done",
    says: ["ben-gold is closed"],
    writes: {
      "credit_card_accounts/ben-gold": {
        status: [null, "CLOSED"],
        closed_date: [null, today],
        closed_by: [null, "ben"],
      },
    },
  },
  ofNobody,
  { when: "the account is somebody else's", with: { user_id: "ann" }, is: ["done", "not-owner"] },
  {
    when: "a cent is owed on it",
    state: { credit_card_accounts: { "ben-gold": { current_balance: "$0.01" } } },
    is: ["done", "balance-owed"],
  },
  {
    when: "the bank owes a cent",
    state: { credit_card_accounts: { "ben-gold": { current_balance: "-0.01" } } },
    is: "done",
  },
  {
    when: "it is closed already",
    state: { credit_card_accounts: { "ben-gold": { status: "CLOSED" } } },
    is: ["done", "already-closed"],
  },
]);

const reason = { credit_card_account_id: "ann-gold", user_id: "ann", closure_reason: "annual_fee" };
const reasonId = idOf("clsr_", 12, "closure_reason", "ann-gold", "ann");
bankTable("log_credit_card_closure_reason_4521", { args: reason, needed: Object.keys(reason) }, [
  {
    when: "the reason for closing is kept",
    is: "done",
    says: ["account: ann-gold", "reason: annual_fee"],
    writes: {
      [`credit_card_closure_reasons/${reasonId}`]: {
        record_id: reasonId,
        ...reason,
        logged_at: today,
        status: "LOGGED",
      },
    },
  },
  ...allowed("closure_reason", "not_using_card", "found_better_card", "unhappy_with_rewards"),
  ...allowed("closure_reason", "simplifying_finances", "negative_experience", "other"),
  { when: "the reason is none of the list", with: { closure_reason: "bored" }, is: "unknown-reason" },
  { ...ofNobody, is: ["done", "unknown-card-account"] },
  ofBen(["done", "not-owner"]),
  {
    when: "a reason was kept before, it stays",
    after: [["log_credit_card_closure_reason_4521", { ...reason, closure_reason: "other" }]],
    is: ["done", "duplicate"],
    writes: {},
  },
]);

const replacement = {
  credit_card_account_id: "ann-gold",
  user_id: "ann",
  shipping_address: "1 Elm Street",
  reason: "lost",
  expedited_shipping: true,
};
const orderId = idOf("ccord_", 12, "credit_card_order", "ann-gold", "ann", "lost");
const ordered = {
  order_id: orderId,
  ...replacement,
  order_date: today,
  status: "ORDERED",
  old_card_cancelled: true,
};
const cancelled = {
  "credit_card_accounts/ann-gold": { status: [null, "CLOSED"], closed_date: [null, today] },
};
bankTable(
  "order_replacement_credit_card_7291",
  {
    args: replacement,
    optional: ["expedited_shipping"],
    needed: ["credit_card_account_id", "user_id", "shipping_address", "reason"],
  },
  [
    {
      when: "a card is replaced by express, the old one is cancelled",
      is: "done",
      says: [
        `order: ${orderId}`,
        "account: ann-gold",
        "reason: lost",
        "to: 1 Elm Street",
        "delivery: express",
      ],
      writes: { [`credit_card_orders/${orderId}`]: ordered, ...cancelled },
    },
    {
      when: "nothing is said of express",
      with: { expedited_shipping: undefined },
      is: "done",
      says: ["delivery: standard"],
      writes: { [`credit_card_orders/${orderId}`]: { ...ordered, expedited_shipping: false }, ...cancelled },
    },
    ...allowed("reason", "fraud_suspected", "stolen", "damaged", "expired", "other"),
    { when: "the reason is none of the list", with: { reason: "ugly" }, is: "unknown-reason" },
    ofNobody,
    ofBen(["done", "not-owner"]),
    {
      when: "it was ordered for this reason before",
      after: [["order_replacement_credit_card_7291", replacement]],
      is: "duplicate",
    },
    {
      when: "it was ordered for another reason before",
      after: [["order_replacement_credit_card_7291", { ...replacement, reason: "other" }]],
      is: "done",
    },
  ],
);

bankTable(
  "update_transaction_rewards_3847",
  {
    args: { transaction_id: "t-ann", new_rewards_earned: "6300 points" },
    needed: ["transaction_id", "new_rewards_earned"],
  },
  [
    {
      when: "the rewards are corrected",
      is: "done",
      says: ["transaction: t-ann", "rewards: 6300 points"],
      writes: { "credit_card_transaction_history/t-ann": { rewards_earned: ["25 points", "6300 points"] } },
    },
    { when: "there are none", with: { new_rewards_earned: "0 points" }, is: "done" },
    ...[
      "6300",
      "6300 point",
      "-5 points",
      "6.5 points",
      "6,300 points",
      "6300 points or so",
      "about 6300 points",
    ].map((text) => ({
      when: `the rewards are "${text}"`,
      with: { new_rewards_earned: text },
      is: ["done", "no-points"] as const,
    })),
    { when: "the transaction is not known", with: { transaction_id: "t-none" }, is: "unknown-transaction" },
  ],
);
