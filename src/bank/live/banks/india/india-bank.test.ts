import { sha256 } from "../../../../files/sha256.ts";
import { describe, expect, it } from "vitest";
import type { ExactObject } from "../../../../contract/json.ts";
import { readBankDatabase, type BankChanges } from "../../base-snapshot.ts";
import { runBankCalls } from "../../run-bank-calls.ts";
import { indiaBank } from "./india-bank.ts";

const SMALL = {
  users: { data: { asha: { user_id: "asha", name: "Asha Rao" }, bina: { user_id: "bina", name: "Bina Sen" } } },
  accounts: {
    data: {
      a1: {
        account_id: "a1", user_id: "asha", status: "OPEN", current_holdings: "10000.00", upi_daily_limit: "20000.00",
        saved_payees: { p1: { name: "Bina Sen", account_id: "b1" }, p2: { name: "Gone", account_id: "b2" } },
      },
      a2: { account_id: "a2", user_id: "asha", status: "OPEN", current_holdings: "0.00", saved_payees: {} },
      a3: { account_id: "a3", user_id: "asha", status: "FROZEN", current_holdings: "500.00", saved_payees: { p1: { name: "Bina Sen", account_id: "b1" } } },
      b1: { account_id: "b1", user_id: "bina", status: "OPEN", current_holdings: "50.00" },
      b2: { account_id: "b2", user_id: "bina", status: "CLOSED", current_holdings: "0.00" },
    },
  },
  transactions: {
    data: {
      t1: { transaction_id: "t1", account_id: "a1", user_id: "asha", direction: "debit", amount: 900 },
      t2: { transaction_id: "t2", account_id: "a1", user_id: "asha", direction: "credit", amount: 900 },
    },
  },
  upi_collect_requests: {
    data: {
      r1: { request_id: "r1", account_id: "a1", user_id: "asha", from_name: "Shop", amount: 2500, status: "PENDING" },
      r2: { request_id: "r2", account_id: "a1", user_id: "asha", from_name: "Shop", amount: 2500, status: "PAID" },
      r3: { request_id: "r3", account_id: "a1", user_id: "asha", from_name: "Shop", amount: 10001, status: "PENDING" },
      r4: { request_id: "r4", account_id: "lost", user_id: "asha", from_name: "Shop", amount: 1, status: "PENDING" },
    },
  },
  debit_cards: {
    data: {
      c1: { card_id: "c1", account_id: "a1", user_id: "asha", status: "ACTIVE", online: "off" },
      c2: { card_id: "c2", account_id: "a1", user_id: "asha", status: "BLOCKED", online: "off" },
    },
  },
  term_deposits: {
    data: {
      d1: { deposit_id: "d1", user_id: "asha", linked_account_id: "a2", value_if_closed_today: 4800.5, status: "RUNNING" },
      d2: { deposit_id: "d2", user_id: "asha", linked_account_id: "a2", value_if_closed_today: 1, status: "CLOSED" },
      d3: { deposit_id: "d3", user_id: "asha", linked_account_id: "lost", value_if_closed_today: 1, status: "RUNNING" },
      d4: { deposit_id: "d4", user_id: "asha", linked_account_id: "a2", value_if_closed_today: 0, status: "RUNNING" },
    },
  },
}; // prettier-ignore
const base = readBankDatabase(JSON.stringify(SMALL), indiaBank);
const TODAY = "2026-11-18";

type Case = [when: string, args: ExactObject, is: string, writes?: Record<string, Record<string, unknown>>];
type Table = { state?: BankChanges; verified?: boolean; cases: readonly Case[] };

/** Makes a call, a discoverable tool unlocked first; a customer is verified where the table says so. */
function call(tool: string, args: ExactObject, { state = {}, verified = false }: Omit<Table, "cases">) {
  const isHidden = indiaBank.discoverable("agent").has(tool);
  const details = {
    name: "Asha Rao",
    address: "",
    email: "",
    phone_number: "",
    date_of_birth: "",
    time_verified: "",
  };
  const { results } = runBankCalls({
    base,
    patch: state,
    bank: indiaBank,
    sha256,
    calls: [
      ...(verified
        ? [{ by: "agent" as const, tool: "log_verification", arguments: { user_id: "asha", ...details } }]
        : []),
      ...(isHidden
        ? [
            {
              by: "agent" as const,
              tool: "unlock_discoverable_agent_tool",
              arguments: { agent_tool_name: tool },
            },
          ]
        : []),
      { by: "agent", tool, arguments: args },
    ],
  });
  const last = results.at(-1);
  if (last === undefined) throw new Error("nothing was called");
  return last;
}

const TABLES: Readonly<Record<string, Table>> = {
  get_accounts_of_customer: {
    verified: true,
    cases: [
      ["the customer is verified", { user_id: "asha" }, "done"],
      ["another one is not", { user_id: "bina" }, "not-verified"],
      ["there is no such customer", { user_id: "nobody" }, "unknown-customer"],
      ["the customer is missing", { user_id: "" }, "missing-value"],
    ],
  },
  get_account_movements_3301: {
    verified: true,
    cases: [
      ["the holder is verified", { account_id: "a1" }, "done"],
      ["the holder is not", { account_id: "b1" }, "not-verified"],
      ["there is no such account", { account_id: "x" }, "unknown-account"],
      ["the account is missing", { account_id: "" }, "missing-value"],
    ],
  },
  get_upi_collect_requests_3302: {
    verified: true,
    cases: [
      ["the holder is verified", { account_id: "a1" }, "done"],
      ["the holder is not", { account_id: "b1" }, "not-verified"],
      ["there is no such account", { account_id: "x" }, "unknown-account"],
    ],
  },
  get_cards_of_customer_3303: {
    verified: true,
    cases: [
      ["the customer is verified", { user_id: "asha" }, "done"],
      ["another one is not", { user_id: "bina" }, "not-verified"],
    ],
  },
  get_deposits_of_customer_3304: {
    verified: true,
    cases: [
      ["the customer is verified", { user_id: "asha" }, "done"],
      ["another one is not", { user_id: "bina" }, "not-verified"],
    ],
  },
  send_imps_payment_4401: {
    cases: [
      [
        "a saved payee is paid to the last paisa",
        { source_account_id: "a1", destination_account_id: "b1", amount: 10000 },
        "done",
        { a1: { current_holdings: "0.00" }, b1: { current_holdings: "10050.00" }, transactions: { direction: "debit", amount: 10000, counterparty: "Bina Sen", channel: "IMPS", date: TODAY } },
      ],
      [
        "an own account needs no saving",
        { source_account_id: "a1", destination_account_id: "a2", amount: 0.01 },
        "done",
        { a1: { current_holdings: "9999.99" }, a2: { current_holdings: "0.01" }, transactions: { amount: 0.01, counterparty: "a2" } },
      ],
      ["a paisa is missing", { source_account_id: "a1", destination_account_id: "b1", amount: 10000.01 }, "insufficient-funds"],
      ["nobody saved the payee", { source_account_id: "a2", destination_account_id: "b1", amount: 1 }, "not-a-payee"],
      ["the payee's account is closed", { source_account_id: "a1", destination_account_id: "b2", amount: 1 }, "account-not-open"],
      ["the paying account is frozen", { source_account_id: "a3", destination_account_id: "b1", amount: 1 }, "account-not-open"],
      ["it goes nowhere", { source_account_id: "a1", destination_account_id: "a1", amount: 1 }, "same-account"],
      ["there is no such payer", { source_account_id: "x", destination_account_id: "b1", amount: 1 }, "unknown-account"],
      ["there is no such payee", { source_account_id: "a1", destination_account_id: "x", amount: 1 }, "unknown-account"],
      ["nothing is sent", { source_account_id: "a1", destination_account_id: "b1", amount: 0 }, "amount-not-positive"],
      ["a part of a paisa is sent", { source_account_id: "a1", destination_account_id: "b1", amount: 1.005 }, "fraction-of-a-cent"],
      ["an account is missing", { source_account_id: "", destination_account_id: "b1", amount: 1 }, "missing-value"],
    ],
  },
  approve_upi_collect_request_4402: {
    cases: [
      [
        "it is pending",
        { request_id: "r1" },
        "done",
        { a1: { current_holdings: "7500.00" }, r1: { status: "PAID", decided_on: TODAY }, transactions: { direction: "debit", amount: 2500, counterparty: "Shop", channel: "UPI", note: "r1" } },
      ],
      ["it was paid before", { request_id: "r2" }, "not-pending"],
      ["a rupee is missing", { request_id: "r3" }, "insufficient-funds"],
      ["its account is gone", { request_id: "r4" }, "unknown-account"],
      ["there is none", { request_id: "x" }, "unknown-collect-request"],
      ["it is missing", { request_id: "" }, "missing-value"],
    ],
  },
  decline_upi_collect_request_4403: {
    cases: [
      ["it is pending", { request_id: "r1" }, "done", { r1: { status: "DECLINED", decided_on: TODAY } }],
      ["it was paid before", { request_id: "r2" }, "not-pending"],
      ["there is none", { request_id: "x" }, "unknown-collect-request"],
      ["it is missing", { request_id: "" }, "missing-value"],
    ],
  },
  close_term_deposit_early_4404: {
    cases: [
      [
        "it runs",
        { deposit_id: "d1" },
        "done",
        { d1: { status: "CLOSED", closed_on: TODAY }, a2: { current_holdings: "4800.50" }, transactions: { direction: "credit", amount: 4800.5, counterparty: "d1" } },
      ],
      ["it was closed before", { deposit_id: "d2" }, "not-running"],
      ["its account is gone", { deposit_id: "d3" }, "unknown-account"],
      ["it is worth nothing", { deposit_id: "d4" }, "amount-not-positive"],
      ["there is none", { deposit_id: "x" }, "unknown-term-deposit"],
      ["it is missing", { deposit_id: "" }, "missing-value"],
    ],
  },
  block_debit_card_4405: {
    cases: [
      ["it is active", { card_id: "c1" }, "done", { c1: { status: "BLOCKED", blocked_on: TODAY } }],
      ["it is blocked", { card_id: "c2" }, "card-not-active"],
      ["there is none", { card_id: "x" }, "unknown-debit-card"],
      ["it is missing", { card_id: "" }, "missing-value"],
    ],
  },
  switch_card_use_4406: {
    cases: [
      ["the use was off", { card_id: "c1", use: "online", state: "on" }, "done", { c1: { online: "on" } }],
      ["the use is unknown yet", { card_id: "c1", use: "abroad", state: "off" }, "done", { c1: { abroad: "off" } }],
      ["it is so already", { card_id: "c1", use: "online", state: "off" }, "already-so"],
      ["the card is blocked", { card_id: "c2", use: "online", state: "on" }, "card-not-active"],
      ["there is no such use", { card_id: "c1", use: "parking", state: "on" }, "schema-error"],
      ["there is no such state", { card_id: "c1", use: "online", state: "half" }, "schema-error"],
      ["there is no such card", { card_id: "x", use: "online", state: "on" }, "unknown-debit-card"],
      ["the card is missing", { card_id: "", use: "online", state: "on" }, "missing-value"],
    ],
  },
  set_upi_daily_limit_4407: {
    cases: [
      ["it is the most there is", { account_id: "a1", limit: 100000 }, "done", { a1: { upi_daily_limit: "100000.00" } }],
      ["it is a paisa more", { account_id: "a1", limit: 100000.01 }, "limit-too-high"],
      ["it is nothing", { account_id: "a1", limit: 0 }, "amount-not-positive"],
      ["there is no such account", { account_id: "x", limit: 1 }, "unknown-account"],
      ["the account is missing", { account_id: "", limit: 1 }, "missing-value"],
    ],
  },
  report_disputed_movement_4408: {
    cases: [
      ["money left", { transaction_id: "t1", category: "deceived" }, "done", { disputed_movements: { transaction_id: "t1", category: "deceived", user_id: "asha", status: "OPEN", reported_on: TODAY } }],
      ["money came", { transaction_id: "t2", category: "deceived" }, "no-debit"],
      ["there is no such movement", { transaction_id: "x", category: "deceived" }, "unknown-movement"],
      ["there is no such category", { transaction_id: "t1", category: "sad" }, "schema-error"],
      ["the movement is missing", { transaction_id: "", category: "deceived" }, "missing-value"],
    ],
  },
}; // prettier-ignore

describe.each(Object.entries(TABLES))("%s", (tool, { cases, ...setting }) => {
  it.each(cases)("when %s", (_when, args, is, writes) => {
    const result = call(tool, args, setting);
    expect(result.code ?? "done", result.message).toBe(is);
    const written = result.writes.filter(({ table }) => table !== "agent_discoverable_tools");
    const expected = Object.entries(writes ?? {});
    expect(written).toHaveLength(expected.length);
    for (const [where, fields] of expected) {
      const found = written.find(({ table, key }) => key === where || table === where);
      expect(found?.after, where).toMatchObject(fields);
    }
  });

  it("takes no argument that it does not know", () => {
    const [, [, args] = []] = cases;
    expect(call(tool, { ...args, more: 1 }, setting).code).toBe("schema-error");
  });
});

it("a case over a movement is opened once", () => {
  const state = { disputed_movements: {} };
  const first = call(
    "report_disputed_movement_4408",
    { transaction_id: "t1", category: "deceived" },
    { state },
  );
  const [opened] = first.writes;
  const again = { disputed_movements: { [opened?.key ?? ""]: { status: "OPEN" } } };
  const twice = call(
    "report_disputed_movement_4408",
    { transaction_id: "t1", category: "unauthorised" },
    { state: again },
  );
  expect(twice.code).toBe("duplicate");
});
