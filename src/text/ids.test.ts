import { expect, test } from "vitest";
import { idShape, idTokens, isIdKey } from "./ids.ts";

test.each([
  "id",
  "ids",
  "_id",
  "account_id",
  "account_ids",
  "accountId",
  "accountIds",
  "account_ID",
  "ID",
  "card-id",
])("%s names an id", (key) => expect(isIdKey(key)).toBe(true));
test.each(["kids", "idx", "paid", "valid", "cheque_numbers", "", "x_id_y", "uuid", "amountPaid"])(
  "%s names no id",
  (key) => expect(isIdKey(key)).toBe(false),
);

test("ids of one bank share their shape", () => {
  expect(idShape("SAV5529001")).toBe(idShape("SAL4417002"));
  expect(idShape("MND-GX9650-03")).toBe("A-A9-9");
  expect(idShape("5021004471")).not.toBe(idShape("502100447"));
  for (const other of ["savings", "2026-03-15", "1234", "lost card 99", "FD", "fd-rates-12"]) {
    expect([other, idShape(other)]).toEqual([other, undefined]);
  }
});

test("ids are found in prose, without the punctuation around them", () => {
  expect(idTokens("Cheque 100234, card dc5529201; (REQ-88/2).")).toEqual(["100234", "DC5529201", "REQ-88/2"]);
  expect(idTokens("खाता SAV५५२९००१")).toEqual(["SAV5529001"]);
});
