import { ownBank } from "./banks/index.ts";
import { readBankDatabase, type BankSnapshot } from "./base-snapshot.ts";

const ANN = {
  name: "Ann Archer",
  user_id: "ann",
  address: "1 Elm Street",
  email: "ann@example.com",
  phone_number: "512-555-0101",
  date_of_birth: "01/02/1980",
};

const account = (id: string, user: string, more: object = {}) => ({
  account_id: id,
  user_id: user,
  class: "checking",
  level: "Blue Account",
  date_opened: "01/15/2024",
  status: "OPEN",
  current_holdings: "1000.00",
  ...more,
});

const debitCard = (id: string, more: object = {}) => ({
  card_id: id,
  account_id: "ann-checking",
  user_id: "ann",
  cardholder_name: "ANN ARCHER",
  last_4_digits: "4821",
  cvv: "123",
  status: "ACTIVE",
  issue_date: "02/01/2024",
  expiration_date: "02/28/2028",
  issue_reason: "new_account",
  ...more,
});

const creditCard = (id: string, user: string, more: object = {}) => ({
  account_id: id,
  user_id: user,
  card_type: "Gold Rewards Card",
  date_of_account_open: "01/01/2023",
  current_balance: "$175.00",
  credit_limit: "$5,000.00",
  reward_points: "1200 points",
  ...more,
});

const byKey = (field: string, records: readonly object[]) => ({
  data: Object.fromEntries(
    records.map((record) => [Object.entries(record).find(([name]) => name === field)?.[1], record]),
  ),
  notes: "",
});

/** A bank for tests: Ann has most of it, Ben what is not hers, Dan nothing yet. */
export function smallBank(): BankSnapshot {
  return readBankDatabase(JSON.stringify(SMALL), ownBank);
}

const SMALL = {
  users: byKey("user_id", [
    ANN,
    { ...ANN, name: "Ben Baker", user_id: "ben", email: "ben@example.com" },
    { ...ANN, name: "Dan Decker", user_id: "dan", email: "dan@example.com" },
  ]),
  accounts: byKey("account_id", [
    account("ann-checking", "ann"),
    account("ann-savings", "ann", {
      class: "saving",
      level: "Silver Account",
      current_holdings: "$2,500.50",
    }),
    account("ann-new", "ann", { date_opened: "11/01/2025", current_holdings: "25.00" }),
    account("ann-new-savings", "ann", {
      class: "saving",
      level: "Silver Account",
      date_opened: "11/01/2025",
      current_holdings: "35.00",
    }),
    account("ann-empty", "ann", { current_holdings: "0.00" }),
    account("ben-checking", "ben", { current_holdings: 40 }),
  ]),
  debit_cards: byKey("card_id", [
    debitCard("ann-card"),
    debitCard("ann-pending", { status: "PENDING", account_id: "ann-empty" }),
    debitCard("ann-pin", { pin: "4829", account_id: "ann-savings" }),
    debitCard("ann-old", { status: "CLOSED", issue_date: "12/15/2023" }),
  ]),
  credit_card_accounts: byKey("account_id", [
    creditCard("ann-gold", "ann", { card_last_4_digits: "7777" }),
    creditCard("ben-gold", "ben", { current_balance: "0.00" }),
  ]),
  credit_card_transaction_history: byKey("transaction_id", [
    { transaction_id: "t-ann", user_id: "ann", transaction_amount: "$10.00", rewards_earned: "25 points" },
  ]),
  bank_account_transaction_history: byKey("transaction_id", [
    {
      transaction_id: "b-1",
      account_id: "ann-checking",
      date: "11/01/2025",
      amount: -20.5,
      type: "debit_card_purchase",
    },
    {
      transaction_id: "b-2",
      account_id: "ann-checking",
      date: "11/10/2025 09:30:00",
      amount: -1,
      type: "fee",
    },
    {
      transaction_id: "b-3",
      account_id: "ann-checking",
      date: "12/31/2024",
      amount: 120,
      type: "atm_deposit",
      description: "Harbour Bank ATM 7",
      deposit_images: "two notes of $100",
    },
  ]),
  payment_history: byKey("payment_id", [
    { payment_id: "p-1", credit_card_account_id: "ann-gold", payment_date: "12/15/2024", status: "LATE" },
    { payment_id: "p-2", credit_card_account_id: "ann-gold", payment_date: "11/10/2025", status: "ON_TIME" },
  ]),
  credit_card_orders: byKey("order_id", [
    { order_id: "o-1", credit_card_account_id: "ben-gold", user_id: "ben", status: "DELIVERED" },
    { order_id: "o-2", credit_card_account_id: "ben-gold", user_id: "ben", status: "ORDERED" },
  ]),
};
