import { describe, expect, it } from "vitest";
import { IntegralFloat } from "../../contract/json.ts";
import { addAmounts, centsIn, dollarsOf, plainAmount, readableAmount } from "./amounts.ts";
import {
  asKey,
  asNumber,
  asReadNumber,
  asText,
  BadArguments,
  float,
  isOneOf,
  numberIn,
  readNumber,
  sameValue,
  textOf,
} from "./lenient-values.ts";
import { argumentNames, readCallArguments } from "./read-call-arguments.ts";

const five = new IntegralFloat(5);

describe("a value of any type", () => {
  it.each([
    [5, "5"],
    [five, "5.0"],
    [true, "True"],
    [null, "None"],
    ["x", "x"],
    [["x"], "['x']"],
  ])("%j reads as %s", (value, text) => {
    expect(textOf(value)).toBe(text);
  });

  it.each([
    [5, 5, 5],
    [five, 5, 5],
    [7n, 7, 7],
    [true, 1, 1],
    [false, 0, 0],
    ["2.5", undefined, 2.5],
    ["x", undefined, undefined],
    [null, undefined, undefined],
    [[], undefined, undefined],
  ])("%s is the number %j, or %j when spelt", (value, number, spelt) => {
    expect([numberIn(value), readNumber(value)]).toEqual([number, spelt]);
  });

  it("is refused where it cannot be used", () => {
    for (const read of [asText, asNumber, asReadNumber, asKey]) expect(() => read([])).toThrow(BadArguments);
    expect(() => asKey({})).toThrow(BadArguments);
    expect(() => asNumber("5")).toThrow(BadArguments);
    expect([asText("x"), asNumber(five), asReadNumber("5"), asKey("x")]).toEqual(["x", 5, 5, "x"]);
    expect([asKey(5), asKey(five), asKey(null), asKey(true)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("equals others by value, and NaN not even itself", () => {
    const pairs: [Parameters<typeof sameValue>[0], Parameters<typeof sameValue>[0]][] = [
      [1, new IntegralFloat(1)],
      [1, true],
      [1, "1"],
      [null, null],
      [Number.NaN, Number.NaN],
      [[1], [new IntegralFloat(1)]],
    ];
    expect(pairs.map(([a, b]) => sameValue(a, b))).toEqual([true, true, false, true, false, true]);
  });

  it("is one of a list of texts, or not", () => {
    expect([isOneOf("a", ["a", "b"]), isOneOf("c", ["a", "b"]), isOneOf(5, ["5"])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("that is a number becomes a float", () => {
    expect([float(5), float(5.5)]).toEqual([five, 5.5]);
  });
});

describe("an amount", () => {
  it("reads as 0 where it is none", () => {
    expect([
      readableAmount("$1,005.50"),
      readableAmount("N/A"),
      readableAmount(5),
      readableAmount(null),
    ]).toEqual([1005.5, 0, 5, 0]);
  });

  it("is written with two decimals", () => {
    expect([plainAmount(5), dollarsOf(five), dollarsOf(-2.5)]).toEqual(["5.00", "$5.00", "$-2.50"]);
    expect(() => dollarsOf("5")).toThrow(BadArguments);
  });

  it("with a fraction of a cent adds up as a float", () => {
    expect([addAmounts(0.1, 0.2), addAmounts(0.1, 0.125), addAmounts(0.005, 0.1)]).toEqual([
      0.3,
      0.1 + 0.125,
      0.005 + 0.1,
    ]);
  });

  it("is in whole cents up to the largest that is exact", () => {
    const most = Number.MAX_SAFE_INTEGER / 100;
    expect([centsIn(Math.floor(most)), centsIn(Math.ceil(most) + 1)]).toEqual([
      BigInt(Math.floor(most)) * 100n,
      undefined,
    ]);
  });
});

describe("arguments given as text", () => {
  it.each([
    [
      '{"a": 5, "b": [1, {"c": 2}], "d": "5", "e": 2.5}',
      { a: five, b: [float(1), { c: float(2) }], d: "5", e: 2.5 },
    ],
    ['{"a": -0, "b": "-0", "c": -0.5}', { a: float(-0), b: "-0", c: -0.5 }],
    ['"text"', "text"],
    ["null", null],
    [`{"a": 9007199254740994}`, { a: float(9007199254740994) }],
  ])("%s are read with floats for whole numbers", (text, value) => {
    expect(readCallArguments(text)).toEqual({ ok: true, value });
  });

  it.each(["", "{", "{a: 1}", "5 5"])('"%s" are no JSON', (text) => {
    expect(readCallArguments(text).ok).toBe(false);
  });

  it("have the names that the public bank takes for some", () => {
    expect([argumentNames({ a: 1, b: 2 }), argumentNames(["a", 5]), argumentNames("ab")]).toEqual([
      ["a", "b"],
      ["a", "5"],
      ["a", "b"],
    ]);
    expect(() => argumentNames(5)).toThrow(BadArguments);
  });
});
