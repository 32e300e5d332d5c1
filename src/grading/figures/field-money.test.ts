import { describe, expect, test } from "vitest";
import { canBeMoney, holdsMoney, isMoneyField, namesSomething, paiseOfField } from "./field-money.ts";

describe("what a field's name says of the numbers in it", () => {
  test.each([
    // field, may be added up, can be money at all, names something, bare numbers in its text are money
    ["balance", true, true, false, true],
    ["emi_amount", true, true, false, true],
    ["note", true, true, false, false],
    ["gold_rate", false, true, false, false],
    ["limit", false, true, false, true],
    ["tenure_months", false, false, false, false],
    ["days_overdue", false, false, false, false],
    ["months_amount", true, true, false, true],
    ["transaction_count", false, false, false, false],
    ["installments_paid", false, false, false, false],
    ["account_number", false, false, true, false],
    ["fee_ids", false, false, true, false],
    ["line1", false, false, true, false],
    ["address_value", false, false, true, false],
  ])("%s", (field, ...says) => {
    expect([isMoneyField(field), canBeMoney(field), namesSomething(field), holdsMoney(field)]).toEqual(says);
  });
});

test.each([
  ["amount", 250.5, 25_050],
  ["amount_paise", 25_050, 25_050],
  ["fee_in_paise", -300, 300],
  ["amountMinorUnits", 7, 7],
  ["amount_paise", 2.5, undefined],
  ["amount_paise", 1e30, undefined],
  ["amount", 1e30, undefined],
])("%s: %d is %j paise", (field, value, paise) => {
  expect(paiseOfField(field, value)).toBe(paise);
});
