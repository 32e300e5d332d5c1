import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nearlySame, repeatsItself } from "./nearly-same.ts";

const OPENING = "Hello, I would like the rest for our kitchen sent today, please.";

test.each([
  ["the same", OPENING, OPENING],
  ["other case and marks", OPENING, "HELLO! I would like the rest for our *kitchen* sent today please"],
  ["a word more", OPENING, `Well, ${OPENING}`],
  ["another order", OPENING, "Today, please: hello, I would like the rest for our kitchen sent."],
])("%s is nearly the same", (_what, one, other) => {
  expect(nearlySame(one, other)).toBe(true);
});

test.each([
  ["another matter", OPENING, "Hello, I would like the fee for our machine returned today, please."],
  ["short answers that differ", "Yes, please.", "No, please."],
  [
    "another amount",
    "Then please send 1,950 dollars of it to the kitchen studio for me today, and no more.",
    "Then please send 1,900 dollars of it to the kitchen studio for me today, and no more.",
  ],
])("%s is not", (_what, one, other) => {
  expect(nearlySame(one, other)).toBe(false);
});

test("a long message counts at once, a short one when it comes the third time running", () => {
  expect(repeatsItself([OPENING, "It's for the fitters.", OPENING])).toBe(true);
  expect(repeatsItself(["Yes.", "Yes."])).toBe(false);
  expect(repeatsItself(["Yes.", "Yes.", "Yes."])).toBe(true);
  expect(repeatsItself(["Yes.", "Tomorrow.", "Yes."])).toBe(false);
  expect(repeatsItself([OPENING])).toBe(false);
  expect(repeatsItself([])).toBe(false);
});

test("sameness goes both ways", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(nearlySame(one, other)).toBe(nearlySame(other, one));
      expect(nearlySame(one, one)).toBe(true);
    }),
  );
});
