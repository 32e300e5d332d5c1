import { expect, test } from "vitest";
import { byCodePoint } from "./code-point-order.ts";

test("orders by code point where UTF-16 units would not", () => {
  const texts = ["\u{1F600}", "\uFF5E", "b", "ab", "a", "\0", ""];
  const inOrder = ["", "\0", "a", "ab", "b", "\uFF5E", "\u{1F600}"];
  expect(texts.toSorted(byCodePoint)).toEqual(inOrder);
  expect(inOrder.toSorted(byCodePoint)).toEqual(inOrder);
  expect(texts.toSorted()).not.toEqual(texts.toSorted(byCodePoint));
  expect(byCodePoint("same", "same")).toBe(0);
});
