import { bankTable, float, idOf, type BankCase } from "../../../../test/fixtures/bank-table.ts";

// Tools that move money to, from and between bank accounts: transfers, credits, checks, card payments.

const today = "11/14/2025";
type Fields = { [name: string]: string | number | null | object };
const account = (key: string, fields: Fields) =>
  ({ accounts: { [key]: fields } }) as BankCase["state"] & object;
/** Amounts that no tool moves. The edges are a cent, and 0. */
const amounts = (name: string): BankCase[] => [
  { when: "the amount is a cent", with: { [name]: 0.01 }, is: "done" },
  { when: "the amount is 0", with: { [name]: 0 }, is: "amount-not-positive" },
  { when: "the amount is below 0", with: { [name]: -0.01 }, is: "amount-not-positive" },
  { when: "the amount is half a cent more", with: { [name]: 5.005 }, is: ["done", "fraction-of-a-cent"] },
  { when: "the amount is less than a cent", with: { [name]: 0.001 }, is: ["done", "fraction-of-a-cent"] },
  { when: "the amount is no number", with: { [name]: "much" }, is: ["no-amount", "schema-error"] },
  { when: "the amount is spelt", with: { [name]: "5.00" }, is: ["done", "schema-error"] },
  { when: "the amount has a dollar sign", with: { [name]: "$5" }, is: ["no-amount", "schema-error"] },
];

const transfer = {
  source_account_id: "ann-checking",
  destination_account_id: "ann-empty",
  amount: 250.25,
};
const payee = (field: string, id: string) =>
  account("ann-checking", { [field]: { p: { name: "Ben", account_id: id } } });
const toBen = { destination_account_id: "ben-checking" };
bankTable("transfer_funds_between_bank_accounts_7291", { args: transfer, needed: Object.keys(transfer) }, [
  {
    when: "money moves between accounts of one customer",
    under: "own",
    is: "done",
    says: [
      "amount: $250.25",
      "from: ann-checking",
      "left there: $749.75",
      "to: ann-empty",
      "now there: $250.25",
    ],
    writes: {
      "accounts/ann-checking": { current_holdings: ["1000.00", "749.75"] },
      "accounts/ann-empty": { current_holdings: ["0.00", "250.25"] },
    },
  },
  {
    when: "money moves, balances are written with a dollar sign",
    under: "public",
    is: "done",
    writes: {
      "accounts/ann-checking": { current_holdings: ["1000.00", "$749.75"] },
      "accounts/ann-empty": { current_holdings: ["0.00", "$250.25"] },
    },
  },
  ...amounts("amount"),
  { when: "it is the whole balance", with: { amount: 1000 }, is: "done", says: ["left there: $0.00"] },
  {
    when: "it is a cent more than the balance",
    with: { amount: 1000.01 },
    is: "insufficient-funds",
    says: ["$1000.00"],
  },
  {
    when: "cents add up exactly",
    with: { amount: 0.1 },
    state: account("ann-empty", { current_holdings: "0.20" }),
    is: "done",
    says: ["now there: $0.30"],
  },
  {
    when: "the balance has a dollar sign and separators",
    with: { source_account_id: "ann-savings", amount: 2500.5 },
    is: "done",
    says: ["left there: $0.00"],
  },
  {
    when: "the account that pays is not known",
    with: { source_account_id: "nowhere" },
    is: "unknown-account",
    says: ["nowhere"],
  },
  {
    when: "the account that receives is not known",
    with: { destination_account_id: "nowhere" },
    is: "unknown-account",
    says: ["nowhere"],
  },
  { when: "both are one account", with: { destination_account_id: "ann-checking" }, is: "same-account" },
  {
    when: "the account that pays is closed",
    state: account("ann-checking", { status: "CLOSED" }),
    is: "account-not-open",
    says: ["ann-checking"],
  },
  {
    when: "the account that receives is frozen",
    state: account("ann-empty", { status: "FROZEN" }),
    is: "account-not-open",
    says: ["ann-empty"],
  },
  {
    when: "both accounts are active",
    state: { accounts: { "ann-checking": { status: "ACTIVE" }, "ann-empty": { status: "ACTIVE" } } },
    is: "done",
  },
  { when: "the other account is somebody else's", with: toBen, is: ["done", "not-a-payee"] },
  {
    when: "the other account is that of a saved payee",
    with: toBen,
    state: payee("saved_payees", "ben-checking"),
    is: "done",
  },
  {
    when: "the other account is a supplier's",
    with: toBen,
    state: payee("suppliers", "ben-checking"),
    is: "done",
  },
  {
    when: "somebody is a saved payee with another account",
    with: toBen,
    state: payee("saved_payees", "ben-old"),
    is: ["done", "not-a-payee"],
  },
  {
    when: "somebody stands in another list",
    with: toBen,
    state: payee("former_payees", "ben-checking"),
    is: ["done", "not-a-payee"],
  },
  {
    when: "the payer is the receiver's payee, which does not count",
    with: toBen,
    state: account("ben-checking", { saved_payees: { p: { account_id: "ann-checking" } } }),
    is: ["done", "not-a-payee"],
  },
  {
    when: "the payees are unreadable",
    with: toBen,
    state: account("ann-checking", { saved_payees: "Ben" }),
    is: ["done", "not-a-payee"],
  },
  {
    when: "the payer's balance is unreadable",
    state: account("ann-checking", { current_holdings: "N/A" }),
    is: "schema-error",
  },
  {
    when: "the receiver's balance is unreadable",
    state: account("ann-empty", { current_holdings: "N/A" }),
    is: "schema-error",
  },
]);

type Credit = { tool: string; seed: string; type: string; key: string; types: string[]; wrong: string };
const CREDITS: Credit[] = [
  {
    tool: "apply_checking_account_credit_5829",
    seed: "checking_credit",
    type: "fee_refund",
    key: "ann-checking",
    types: ["rebate_credit", "fee_refund"],
    wrong: "goodwill_credit",
  },
  {
    tool: "apply_savings_account_credit_6831",
    seed: "savings_credit",
    type: "goodwill_credit",
    key: "ann-new-savings",
    types: ["interest_correction", "fee_refund", "goodwill_credit"],
    wrong: "rebate_credit",
  },
];
for (const { tool, seed, type, key, types, wrong } of CREDITS) {
  const id = idOf("txn_", 16, seed, key, type, "5.0", today);
  const isChecking = key === "ann-checking";
  const [before, after] = isChecking ? ["1000.00", "1005.00"] : ["35.00", "40.00"];
  const entry = {
    transaction_id: id,
    account_id: key,
    date: today,
    description: `${isChecking ? "FEE REFUND" : "GOODWILL CREDIT"} - CUSTOMER SERVICE`,
    amount: float(5),
    type,
    status: "posted",
  };
  const args = { account_id: key, amount: 5, credit_type: type };
  const credited = (balance: string): BankCase["writes"] & object => ({
    [`accounts/${key}`]: { current_holdings: [before, balance] },
    [`bank_account_transaction_history/${id}`]: entry,
  });
  bankTable(tool, { args, needed: Object.keys(args) }, [
    {
      when: "an amount is credited",
      under: "own",
      is: "done",
      says: [`transaction: ${id}`, `account: ${key}`, "amount: $5.00", `balance: $${after}`],
      writes: credited(after ?? ""),
    },
    {
      when: "an amount is credited, with a dollar sign on checking accounts",
      under: "public",
      is: "done",
      writes: credited(`${isChecking ? "$" : ""}${after}`),
    },
    ...amounts("amount"),
    ...types.map((credit_type) => ({ when: `it is a ${credit_type}`, with: { credit_type }, is: "done" })),
    { when: "the kind of credit is another account's", with: { credit_type: wrong }, is: "unknown-value" },
    { when: "the account is not known", with: { account_id: "nowhere" }, is: "unknown-account" },
    {
      when: "the account is of the other kind",
      with: { account_id: isChecking ? "ann-savings" : "ann-checking" },
      is: "wrong-kind-of-account",
      says: [isChecking ? "no checking account" : "no savings account"],
    },
    {
      when: "the class is in capitals",
      state: account(key, { class: isChecking ? "CHECKING" : "SAVINGS" }),
      is: "done",
    },
    { when: "the account has no class", state: account(key, { class: null }), is: "wrong-kind-of-account" },
    { when: "the class is no text", state: account(key, { class: 5 }), is: "schema-error" },
    { when: "the account is closed", state: account(key, { status: "CLOSED" }), is: "account-not-open" },
    { when: "the account is active", state: account(key, { status: "ACTIVE" }), is: "done" },
    { when: "the same was credited today", after: [[tool, args]], is: ["done", "duplicate"] },
    { when: "another amount was credited today", after: [[tool, { ...args, amount: 6 }]], is: "done" },
    {
      when: "the same was credited for another reason",
      after: [[tool, { ...args, credit_type: "fee_refund" }]],
      with: { credit_type: types[0] ?? "" },
      is: "done",
    },
  ]);
}

const check = { account_id: "ann-checking", check_amount: 12.5 };
bankTable("deposit_check_3847", { args: check }, [
  {
    when: "a check is paid in",
    under: "own",
    is: "done",
    says: ["account: ann-checking", "amount: $12.50", "balance: $1012.50"],
    writes: { "accounts/ann-checking": { current_holdings: ["1000.00", "1012.50"] } },
  },
  {
    when: "a check is paid in, the balance has a dollar sign",
    under: "public",
    is: "done",
    writes: { "accounts/ann-checking": { current_holdings: ["1000.00", "$1012.50"] } },
  },
  ...amounts("check_amount"),
  { when: "the account is not known", with: { account_id: "nowhere" }, is: "unknown-account" },
  {
    when: "the account is closed",
    state: account("ann-checking", { status: "CLOSED" }),
    is: "account-not-open",
  },
  {
    when: "the account is open in small letters",
    state: account("ann-checking", { status: "open" }),
    is: "account-not-open",
  },
  { when: "the account is active", state: account("ann-checking", { status: "ACTIVE" }), is: "done" },
  {
    when: "the balance is a number",
    with: { account_id: "ben-checking" },
    under: "own",
    is: "done",
    writes: { "accounts/ben-checking": { current_holdings: [40, "52.50"] } },
  },
  {
    when: "the balance stands in another field",
    with: { account_id: "old-form" },
    state: account("old-form", { status: "OPEN", balance: "7.50" }),
    under: "own",
    is: "done",
    writes: { "accounts/old-form": { current_holdings: [null, "20.00"] } },
  },
]);

const payment = {
  user_id: "ann",
  checking_account_id: "ann-checking",
  credit_card_account_id: "ann-gold",
  amount: 75.5,
};
const gold = (fields: { [name: string]: string | number }) => ({
  credit_card_accounts: { "ann-gold": fields },
});
bankTable("pay_credit_card_from_checking_9182", { args: payment, needed: Object.keys(payment) }, [
  {
    when: "a part of what is owed is paid",
    under: "own",
    is: "done",
    says: [
      "amount: $75.50",
      "from: ann-checking",
      "left there: $924.50",
      "to: ann-gold",
      "still owed: $99.50",
    ],
    writes: {
      "accounts/ann-checking": { current_holdings: ["1000.00", "924.50"] },
      "credit_card_accounts/ann-gold": { current_balance: ["$175.00", "99.50"] },
    },
  },
  {
    when: "what is owed is written with a dollar sign",
    under: "public",
    is: "done",
    writes: {
      "accounts/ann-checking": { current_holdings: ["1000.00", "924.50"] },
      "credit_card_accounts/ann-gold": { current_balance: ["$175.00", "$99.50"] },
    },
  },
  ...amounts("amount"),
  { when: "all that is owed is paid", with: { amount: 175 }, is: "done", says: ["still owed: $0.00"] },
  {
    when: "it is a cent more than is owed",
    with: { amount: 175.01 },
    is: "more-than-owed",
    says: ["$175.00"],
  },
  {
    when: "the balance is just enough",
    state: account("ann-checking", { current_holdings: "75.50" }),
    is: "done",
    says: ["left there: $0.00"],
  },
  {
    when: "the balance is a cent too low",
    state: account("ann-checking", { current_holdings: "75.49" }),
    is: "insufficient-funds",
  },
  {
    when: "what is owed is unreadable, nothing is",
    state: gold({ current_balance: "N/A" }),
    is: "more-than-owed",
    says: ["$0.00"],
  },
  { when: "what is owed is a number", state: gold({ current_balance: 75.5 }), is: "done" },
  {
    when: "what is owed has separators",
    state: gold({ current_balance: "$1,175.00" }),
    is: "done",
    says: ["still owed: $1099.50"],
  },
  { when: "the account is not known", with: { checking_account_id: "nowhere" }, is: "unknown-account" },
  {
    when: "the account is somebody else's",
    with: { checking_account_id: "ben-checking" },
    is: "not-owner",
    says: ["ben-checking"],
  },
  {
    when: "it is a savings account",
    with: { checking_account_id: "ann-savings" },
    is: "no-checking-account",
  },
  {
    when: "the account is closed",
    state: account("ann-checking", { status: "CLOSED" }),
    is: ["done", "account-not-open"],
  },
  {
    when: "the card account is not known",
    with: { credit_card_account_id: "nowhere" },
    is: "unknown-card-account",
  },
  {
    when: "the card account is somebody else's",
    with: { credit_card_account_id: "ben-gold" },
    is: "not-owner",
    says: ["ben-gold"],
  },
  { when: "the card account is closed", state: gold({ status: "CLOSED" }), is: ["done", "account-closed"] },
  { when: "the card account is open", state: gold({ status: "OPEN" }), is: "done" },
]);
