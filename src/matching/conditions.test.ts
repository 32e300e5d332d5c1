import { describe, expect, test } from "vitest";
import { Condition } from "../contract/condition.ts";
import type { Json } from "../contract/json.ts";
import { meets } from "./conditions.ts";

const OWNERS: Readonly<Record<string, string>> = {
  chk_ana: "u_ana",
  chk_mule: "u_mule",
  chk_ext: "external",
};
const holds = (condition: object, value: Json | undefined): boolean =>
  meets(Condition.parse(condition), value, (id) => OWNERS[id]);

const ROWS: [object, Json | undefined, boolean][] = [
  [{ is: 1234.5 }, "$1,234.50", true],
  [{ is: "1234.50" }, 1234.5, true],
  [{ is: "$1,234.50" }, "1,234.5", true],
  [{ is: 18000 }, "18000.00 USD", true],
  [{ is: -54.2 }, "-$54.20", true],
  [{ is: 400 }, "400 points", true],
  [{ is: 400 }, "400.0 points", true],
  [{ is: "400 points" }, "40000 points", false],
  [{ is: 1500 }, "1500.01", false],
  [{ is: "01" }, "1", false],
  [{ is: "0123" }, 123, false],
  [{ is: "123" }, 123, true],
  [{ is: "chk_ana" }, "CHK_ANA", true],
  [{ is: "chk_ana" }, "chk_anab", false],
  [{ is: "03/09/1958" }, "March 9, 1958", true],
  [{ is: "1958-03-09" }, "3/9/1958", true],
  [{ is: "03/09/1958" }, "09/03/1958", false],
  [{ is: "410-555-0126" }, "(410) 555-0126", true],
  [{ is: "410-555-0126" }, "+14105550126", true],
  [{ is: "410-555-0126" }, "410-555-0127", false],
  [{ is: "1-23" }, "12-3", false],
  [{ is: "Raymond Cross" }, "raymond  CROSS", true],
  [{ is: true }, "True", true],
  [{ is: null }, undefined, true],
  [{ is: ["a", 1] }, ["A", "1.0"], true],
  [{ is: { a: 1 } }, { a: 1, b: null }, true],
  [{ is: { a: 1 } }, { a: 1, b: 2 }, false],
  [{ is: { a: 1 } }, [1], false],
  [{ isNot: "CLOSED" }, "open", true],
  [{ isNot: "CLOSED" }, "closed", false],
  [{ isNot: "CLOSED" }, undefined, true],
  [{ isNot: 400 }, "400 points", false],
  [{ oneOf: ["a", 5] }, "5.0", true],
  [{ oneOf: ["a", 5] }, "b", false],
  [{ noneOf: ["a", 5] }, "b", true],
  [{ noneOf: ["a", 5] }, "A", false],
  [{ moreThan: 1500 }, "$1,500.01", true],
  [{ moreThan: 1500 }, 1500, false],
  [{ moreThan: 1500 }, "a lot", false],
  [{ moreThan: 1500 }, undefined, false],
  [{ atMost: 1500 }, "1,500", true],
  [{ atMost: 1500 }, 1501, false],
  [{ matches: "kowalski|diane" }, "Mrs. KOWALSKI", true],
  [{ matches: "^kowalski$" }, "Mrs. Kowalski", false],
  [{ matches: "\\b34500\\b" }, 34500, true],
  [{ matches: "x" }, undefined, false],
  [{ any: true }, 0, true],
  [{ any: true }, undefined, false],
  [{ ownedByOtherThan: "u_ana" }, "chk_mule", true],
  [{ ownedByOtherThan: "u_ana" }, "chk_ext", true],
  [{ ownedByOtherThan: "u_ana" }, "chk_ana", false],
  [{ ownedByOtherThan: "u_ana" }, "chk_nobody", false],
  [{ ownedByOtherThan: "u_ana" }, 7, false],
];

describe("a condition", () => {
  test.each(ROWS)("%j on %j: %j", (condition, value, expected) => {
    expect(holds(condition, value)).toBe(expected);
  });

  test("with a pattern that is none is a mistake of the scenario", () => {
    expect(() => holds({ matches: "(" }, "x")).toThrow(SyntaxError);
  });
});
