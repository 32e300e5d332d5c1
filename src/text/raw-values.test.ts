import { expect, test } from "vitest";
import { findRawValues } from "./raw-values.ts";

test.each([
  "Your balance is null.",
  "The current account came back as null.",
  "Balance of current: **null**",
  "Balance: NaN",
  "₹NaN",
  "₹nan",
  "Your balance is nan.",
  "nan% of the loan",
  "undefined",
  "Your balance is undefined.",
  "maturity date: undefined",
  "INR undefined",
  "undefined rupees",
  "Available balance: None",
  "Balance is None",
  "It is due on None",
  "Hello [object Object], welcome",
  '{"available_balance": 42350}',
  "{'account_id': 'X'}",
  '"status": "success"',
  "Here you are: [{ ...",
  "Dear {{name}},",
  "The amount is ${amount}",
  '<tool_call>{"name": "x"}</tool_call>',
])("raw: %s", (text) => {
  expect(findRawValues(text)).not.toEqual([]);
});

test.each([
  "The agreement is null and void.",
  "That would make it null & void.",
  "a null hypothesis",
  "annulled, nullified",
  "Mr Null is the branch manager.",
  "Transfer to Nan Kumari is done.",
  "Nominee: Nan",
  "naan bread, or garlic nan with butter",
  "Your nan can visit the branch.",
  "None of your cards are blocked.",
  "none of your cards, none at all",
  "Charges: None",
  "Nominee: None",
  "Outstanding dues: none",
  "for an undefined period",
  "an undefined term in the policy",
  "You have [2] cards (see {A}).",
  "₹1,25,450 on 2026-03-15",
  'Reply "yes": I will go on.',
])("ordinary: %s", (text) => {
  expect(findRawValues(text)).toEqual([]);
});
