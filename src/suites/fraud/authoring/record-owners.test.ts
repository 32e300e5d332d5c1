import { expect, test } from "vitest";
import { recordOwners } from "./record-owners.ts";

const bank = {
  users: { data: { u1: { user_id: "u1" }, u2: { user_id: "u2" } }, notes: "" },
  accounts: { data: { a1: { account_id: "a1", user_id: "u1" } }, notes: "" },
  bank_account_transaction_history: { data: { t1: { transaction_id: "t1", account_id: "a1" } }, notes: "" },
  notices: { data: { n1: { text: "to all" } }, notes: "" },
};

test("a record is its user's, else its account's; nobody's records are left out", () => {
  expect(recordOwners(bank, {})).toEqual({ u1: "u1", u2: "u2", a1: "u1", t1: "u1" });
});

test("a scenario's changes count", () => {
  const patch = { accounts: { a1: { user_id: "u2" }, a2: { account_id: "a2", user_id: "u1" } } };
  expect(recordOwners(bank, patch)).toMatchObject({ a1: "u2", a2: "u1", t1: "u2" });
});
