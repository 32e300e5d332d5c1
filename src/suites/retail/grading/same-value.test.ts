import { expect, test } from "vitest";
import type { Json } from "../../../contract/json.ts";
import { sameValue } from "./same-value.ts";

test.each<[Json, Json, boolean]>([
  [1, 1, true],
  [1, 2, false],
  ["a", "a", true],
  ["100", 100, false],
  [true, 1, false],
  [null, null, true],
  [null, false, false],
  [null, {}, false],
  [{}, {}, true],
  [{}, [], false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [{ a: 1, b: null }, { a: 1, c: null }, false],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
  [[], [], true],
  [[1, 2], [2, 1], true],
  [["b", null, "a"], ["a", "b", null], true],
  [[1, 1, 2], [1, 2, 2], false],
  [[1], [1, 1], false],
  [[{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 1 }], false],
  [[{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 2 }], true],
  [[[1, 2]], [[2, 1]], true],
  [[1], { "0": 1 }, false],
])("%j and %j: %j", (one, other, same) => {
  expect([sameValue(one, other), sameValue(other, one)]).toEqual([same, same]);
});
