import { expect, test } from "vitest";
import { IntegralFloat } from "../../contract/json.ts";
import { isObject, isPresent, numberOf } from "./json-readings.ts";

test("takes empty, zero, false and null for missing, however they are written", () => {
  const missing = [undefined, null, false, 0, -0, 0n, new IntegralFloat(0), "", [], {}];
  expect(missing.filter((value) => isPresent(value))).toEqual([]);
  const present = [true, 1, -1, Number.NaN, 5n, new IntegralFloat(2), "0", [0], { a: null }];
  expect(present.filter((value) => !isPresent(value))).toEqual([]);
});

test("takes neither lists nor written floats for objects", () => {
  expect(isObject({})).toBe(true);
  for (const other of [[], new IntegralFloat(1), null, "{}", 1, undefined])
    expect(isObject(other)).toBe(false);
});

test("reads numbers in each form, and booleans and texts as none", () => {
  expect([0.5, 3n, new IntegralFloat(4)].map(numberOf)).toEqual([0.5, 3, 4]);
  expect([true, "1", null, undefined].map(numberOf)).toEqual([undefined, undefined, undefined, undefined]);
});
