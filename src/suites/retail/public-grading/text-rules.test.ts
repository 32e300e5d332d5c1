import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { idsInText, isAffirmation, isIdKey, rawValuesIn } from "./text-rules.ts";

describe("affirmation", () => {
  test.each([
    "Yes.",
    "please do",
    "not sure",
    "हाँyes",
    "ye\u017f",
    "o\u212a",
    "conf\u0131rmed",
    "CONF\u0130RM",
  ])("%j counts", (text) => expect(isAffirmation(text)).toBe(true));
  test.each(["", "yesterday", "surely", "yes_no", "yesहाँ", "go  ahead", "please\ndo", "sûre", "haan", "ok2"])(
    "%j does not count",
    (text) => expect(isAffirmation(text)).toBe(false),
  );

  test("a word in the middle of a longer word never counts", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("yes", "ok", "sure", "confirm"),
        fc.constantFrom("a", "ह", "7", "_", "É"),
        (word, more) => {
          expect(isAffirmation(`${more}${word}${more}`)).toBe(false);
        },
      ),
    );
  });
});

describe("raw values", () => {
  test("are found as written, in order", () =>
    expect(rawValuesIn("null, NaN and Null-ish")).toEqual(["null", "NaN", "Null"]));
  test.each(["nullify", "annul", "naan", "nullह", "2null", "None"])("%j holds none", (text) =>
    expect(rawValuesIn(text)).toEqual([]),
  );
});

describe("ids in text", () => {
  test.each([
    ["My card TKCCRD9999999 is lost", ["TKCCRD9999999"]],
    ["REQ-888, REQ-889.", ["REQ-888", "REQ-889"]],
    ["AB12/", ["AB12"]],
    ["AB1-x", ["AB1-"]],
    ["AB12 for INR 5,000", ["AB12"]],
    ["हAB12 xAB12 AB12_", []],
  ])("%j", (text, ids) => expect(idsInText(text)).toEqual(ids));

  test("every id stands in the text, begins with two capitals and holds a digit, dash or slash", () => {
    const text = fc.string({ unit: fc.constantFrom("A", "B", "7", "-", "/", " ", "a", "_", "ह") });
    fc.assert(
      fc.property(text, (text) => {
        for (const id of idsInText(text)) {
          expect(text).toContain(id);
          expect(id).toMatch(/^[A-Z]{2}[-0-9A-Z/]*$/);
          expect(id).toMatch(/[-0-9/]/);
        }
      }),
    );
  });
});

describe("id keys", () => {
  test.each(["id", "ids", "account_id", "_ids", "id\n"])("%j is one", (key) =>
    expect(isIdKey(key)).toBe(true),
  );
  test.each(["ID", "accountId", "uuid", "kids", "id_x", "id\n\n", ""])("%j is none", (key) =>
    expect(isIdKey(key)).toBe(false),
  );
});
