import { describe, expect, it } from "vitest";
import { bankTable, float, idOf, play, writesOf } from "../../../../test/fixtures/bank-table.ts";
import { sha256 } from "../../../files/sha256.ts";
import { tau2Bank } from "../banks/index.ts";
import { runBankCalls } from "../run-bank-calls.ts";
import { smallBank } from "../small-bank.fixture.ts";

const today = "11/14/2025";
const args = {
  account_id: "ann-new",
  user_id: "ann",
  delivery_option: "STANDARD",
  delivery_fee: 0,
  card_design: "CLASSIC",
  design_fee: 0,
  shipping_address: "1 Elm Street",
  excess_replacement_fee: 0,
};
const order = (delivery: string, account = "ann-new") =>
  idOf("dcord_", 12, "debit_card_order", account, "ann", delivery);
const card = (account = "ann-new", user = "ann") => idOf("dbc_", 12, "debit_card", account, user, today);
/** The decimal digits among the first hex digits of a hash. */
const digits = (count: number, hex: number, what: string): string =>
  sha256(`card_details:${card()}:${what}`)
    .slice(0, hex)
    .replaceAll(/\D/g, "")
    .slice(0, count)
    .padStart(count, "0");
const account = (fields: { [name: string]: string | number | null }) => ({ accounts: { "ann-new": fields } });
const earlier = (fields: { [name: string]: string }) => ({
  debit_cards: { earlier: { account_id: "ann-new", ...fields } },
});

const issued = {
  card_id: card(),
  account_id: "ann-new",
  user_id: "ann",
  cardholder_name: "ANN ARCHER",
  last_4_digits: digits(4, 8, "last4"),
  cvv: digits(3, 6, "cvv"),
  status: "PENDING",
  issue_date: today,
  expiration_date: "11/30/2029",
  card_design: "CLASSIC",
  issue_reason: "new_account",
};
const placed = {
  order_id: order("STANDARD"),
  account_id: "ann-new",
  user_id: "ann",
  delivery_option: "STANDARD",
  card_design: "CLASSIC",
  shipping_address: "1 Elm Street",
  delivery_fee: float(0),
  design_fee: float(0),
  excess_replacement_fee: float(0),
  total_fee: float(0),
  order_date: today,
  expected_delivery: "7-10 business days",
  status: "PENDING",
};

bankTable(
  "order_debit_card_5739",
  {
    args,
    optional: ["excess_replacement_fee"],
    needed: ["account_id", "user_id", "delivery_option", "card_design", "shipping_address"],
  },
  [
    {
      when: "a card is ordered for nothing, it is issued as pending",
      is: "done",
      says: [order("STANDARD"), card(), "STANDARD, 7-10 business days", "design: CLASSIC", "fees: $0.00"],
      writes: {
        [`debit_card_orders/${order("STANDARD")}`]: placed,
        [`debit_cards/${card()}`]: issued,
      },
    },
    {
      when: "there are fees, the account pays them",
      with: {
        delivery_option: "rush",
        delivery_fee: 10.5,
        card_design: "premium",
        design_fee: 5.25,
        excess_replacement_fee: 8.25,
      },
      is: "done",
      says: ["RUSH, 1-2 business days", "design: PREMIUM", "fees: $24.00"],
      writes: {
        [`debit_card_orders/${order("RUSH")}`]: {
          ...placed,
          order_id: order("RUSH"),
          delivery_option: "RUSH",
          card_design: "PREMIUM",
          delivery_fee: 10.5,
          design_fee: 5.25,
          excess_replacement_fee: 8.25,
          total_fee: float(24),
          expected_delivery: "1-2 business days",
        },
        "accounts/ann-new": { current_holdings: ["25.00", "1.00"] },
        [`bank_account_transaction_history/btxn_dcfee_${order("RUSH").slice(-8)}`]: {
          transaction_id: `btxn_dcfee_${order("RUSH").slice(-8)}`,
          account_id: "ann-new",
          date: today,
          description: "DEBIT CARD ORDER FEE - Delivery $10.5, Design $5.25, Excess Replacement $8",
          amount: float(-24),
          type: "debit_card_fee",
          status: "posted",
        },
        [`debit_cards/${card()}`]: { ...issued, card_design: "PREMIUM" },
      },
    },
    {
      when: "no word is said of replacements, they cost nothing",
      with: { excess_replacement_fee: undefined },
      is: "done",
      says: ["fees: $0.00"],
      writes: {
        [`debit_card_orders/${order("STANDARD")}`]: placed,
        [`debit_cards/${card()}`]: issued,
      },
    },
    {
      when: "the fee for replacements is no number, it counts as the whole number 0",
      with: { excess_replacement_fee: "many" },
      under: "public",
      is: "done",
      writes: {
        [`debit_card_orders/${order("STANDARD")}`]: { ...placed, excess_replacement_fee: 0 },
        [`debit_cards/${card()}`]: issued,
      },
    },
    {
      when: "it is sent faster",
      with: { delivery_option: "EXPEDITED" },
      is: "done",
      says: ["EXPEDITED, 3-5 business days"],
    },
    { when: "it is of the customer's design", with: { card_design: "CUSTOM" }, is: "done" },
    {
      when: "the delivery is none of the list",
      with: { delivery_option: "PIGEON" },
      is: "unknown-value",
      says: ["delivery_option", "STANDARD"],
    },
    {
      when: "the design is none of the list",
      with: { card_design: "GOLDEN" },
      is: "unknown-value",
      says: ["card_design", "CLASSIC"],
    },
    {
      when: "the delivery fee is no number",
      with: { delivery_fee: "free" },
      is: ["no-amount", "schema-error"],
    },
    { when: "the design fee is no number", with: { design_fee: "free" }, is: ["no-amount", "schema-error"] },
    { when: "a fee is spelt", with: { delivery_fee: "5" }, is: ["done", "schema-error"] },
    { when: "the delivery fee is below 0", with: { delivery_fee: -0.01 }, is: ["done", "negative-fee"] },
    { when: "the design fee is below 0", with: { design_fee: -0.01 }, is: ["done", "negative-fee"] },
    {
      when: "the fee for replacements is below 0",
      with: { excess_replacement_fee: -1 },
      is: ["done", "negative-fee"],
    },
    { when: "a fee has a fraction of a cent", with: { delivery_fee: 1.125 }, is: ["done", "negative-fee"] },
    {
      when: "the fees are the whole balance",
      with: { delivery_fee: 25 },
      is: "done",
      says: ["fees: $25.00"],
    },
    {
      when: "the fees are a cent more than the balance",
      with: { delivery_fee: 25.01 },
      is: "insufficient-funds",
      says: ["$25.01"],
    },
    {
      when: "the balance is a cent too low",
      state: account({ current_holdings: "24.99" }),
      is: "balance-too-low",
    },
    { when: "the balance has separators", state: account({ current_holdings: "1,024.99" }), is: "done" },
    {
      when: "the balance has a dollar sign",
      state: account({ current_holdings: "$30.00" }),
      is: ["balance-too-low", "done"],
    },
    { when: "the balance is a number", state: account({ current_holdings: 25 }), is: "done" },
    { when: "there is no balance", state: account({ current_holdings: null }), is: "balance-too-low" },
    { when: "the account is not known", with: { account_id: "nowhere" }, is: "unknown-account" },
    { when: "it is a savings account", with: { account_id: "ann-new-savings" }, is: "no-checking-account" },
    { when: "the account is closed", state: account({ status: "CLOSED" }), is: "account-not-open" },
    { when: "the account is active", state: account({ status: "ACTIVE" }), is: ["account-not-open", "done"] },
    { when: "the account is somebody else's", with: { user_id: "ben" }, is: "not-owner" },
    {
      when: "an order is pending",
      state: { debit_card_orders: { o: { account_id: "ann-new", status: "PENDING" } } },
      is: "order-pending",
    },
    {
      when: "an order has been delivered",
      state: { debit_card_orders: { o: { account_id: "ann-new", status: "DELIVERED" } } },
      is: "done",
    },
    { when: "there is an active card", state: earlier({ status: "ACTIVE" }), is: "has-active-card" },
    ...(
      [
        ["lost", "lost"],
        ["stolen", "stolen"],
        ["fraud", "fraud"],
        ["fraud_suspected", "fraud"],
        ["damaged", "first_card"],
      ] as const
    ).map(([closure_reason, issue_reason]) => ({
      when: `the account's last card was closed as ${closure_reason}`,
      state: earlier({ status: "CLOSED", closure_reason }),
      is: "done",
      writes: {
        [`debit_card_orders/${order("STANDARD")}`]: placed,
        [`debit_cards/${card()}`]: { ...issued, issue_reason },
      },
    })),
    {
      when: "the account's only card is frozen, the reason for closing it does not count",
      state: earlier({ status: "FROZEN", closure_reason: "lost" }),
      is: "done",
      writes: {
        [`debit_card_orders/${order("STANDARD")}`]: placed,
        [`debit_cards/${card()}`]: { ...issued, issue_reason: "first_card" },
      },
    },
    {
      when: "the customer is not in the bank, no name is on the card",
      with: { user_id: "gone" },
      state: account({ user_id: "gone" }),
      is: "done",
    },
  ],
);

describe("the expiry date of a card", () => {
  it.each([
    ["2025-02-28", "02/28/2029"],
    ["2024-02-29", "02/28/2028"],
    ["2025-01-31", "01/31/2029"],
    ["2025-12-01", "12/31/2029"],
    ["2026-04-30", "04/30/2030"],
  ])("that is ordered on %s is %s", (day, expiry) => {
    const { last } = play([["order_debit_card_5739", args]], "own", {}, `${day} 10:00:00 EST`);
    const written = Object.values(writesOf(last)).map((record) => record["expiration_date"]);
    expect(written).toContain(expiry);
  });
});

describe("the entry of an account for the fees of a card", () => {
  it.each([
    [{ delivery_fee: 0.01 }, "DEBIT CARD ORDER FEE - Delivery $0.01"],
    [{ design_fee: 0.01 }, "DEBIT CARD ORDER FEE - Design $0.01"],
    [{ excess_replacement_fee: 0.75 }, "DEBIT CARD ORDER FEE - Excess Replacement $1"],
    [{ delivery_fee: 5 }, "DEBIT CARD ORDER FEE - Delivery $5.0"],
    [{ design_fee: 5.5 }, "DEBIT CARD ORDER FEE - Design $5.5"],
    [{ excess_replacement_fee: 10 }, "DEBIT CARD ORDER FEE - Excess Replacement $10"],
  ])("of %j names only what was paid", (fees, description) => {
    const { last } = play([["order_debit_card_5739", { ...args, ...fees }]], "own");
    expect(Object.values(writesOf(last)).map((record) => record["description"])).toContain(description);
  });
});

it("the numbers of a card are the digits of two hashes, filled up with zeros", () => {
  const hash = (text: string): string =>
    text.startsWith("card_details") ? "ab1c2d34".padEnd(64, "5") : sha256(text);
  const calls = [{ by: "agent", tool: "order_debit_card_5739", arguments: args }] as const;
  const { results } = runBankCalls({ base: smallBank(), bank: tau2Bank, calls, sha256: hash });
  const issued = results[0]?.writes.find(({ table }) => table === "debit_cards");
  expect(issued?.after).toMatchObject({ last_4_digits: "1234", cvv: "012" });
});
