import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IntegralFloat, type ExactJson } from "../contract/json.ts";
import {
  copyObject,
  exactEqual,
  exactIncludes,
  fieldOf,
  isExactObject,
  isTruthy,
  keysOf,
  parseExact,
  printExact,
  pythonRepr,
  setField,
  toJson,
} from "./index.ts";

const key = fc.oneof(
  fc.string({ unit: "binary", maxLength: 6 }),
  fc.constantFrom("1", "10", "2", "007", "a", "__proto__", "constructor", "4294967295"),
);
const leaf: fc.Arbitrary<ExactJson> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.string({ unit: "binary" }),
  fc.maxSafeInteger(),
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 80n }),
  fc.double(),
  fc.integer().map((value) => new IntegralFloat(value)),
  fc.constant(new IntegralFloat(1e300)),
);
const { exact } = fc.letrec<{ exact: ExactJson }>((tie) => ({
  exact: fc.oneof(
    { depthSize: "small" },
    leaf,
    fc.array(tie("exact"), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie("exact")), { maxLength: 4 }).map((fields) => {
      const object = {};
      for (const [name, value] of fields) setField(object, name, value);
      return object;
    }),
  ),
}));

describe("reading exact JSON", () => {
  it("keeps apart what JavaScript's numbers would merge", () => {
    expect(parseExact("[5, 5.0, 5.5, 1e3, -0, -0.0, 9007199254740993, 1e400]")).toEqual([
      5,
      new IntegralFloat(5),
      5.5,
      new IntegralFloat(1000),
      0,
      new IntegralFloat(-0),
      9007199254740993n,
      Infinity,
    ]);
  });

  it("keeps the written order of keys that are whole numbers", () => {
    const rates = parseExact('{"tenure": "m", "12": 1, "6": 2, "12": 3}');
    expect(printExact(rates)).toBe('{"tenure": "m", "12": 3, "6": 2}');
    expect(isExactObject(rates) ? printExact(copyObject(rates)) : "").toBe(printExact(rates));
  });

  it("treats __proto__ and constructor as ordinary keys", () => {
    const read = parseExact('{"__proto__": {"admin": true}, "n": 1.0}');
    if (!isExactObject(read)) throw new Error("not an object");
    expect(keysOf(read)).toEqual(["__proto__", "n"]);
    expect(read["admin"]).toBeUndefined();
    expect(fieldOf(read, "constructor")).toBeUndefined();
    expect(fieldOf(read, "__proto__")).toEqual({ admin: true });
  });

  it.each([
    ["", "expected a value, found the end at position 0 (line 1, column 1)"],
    ['{"a": 1', "expected ',' or '}', found the end at position 7"],
    ['{\n  "a": 1,\n}', 'expected a key in double quotes, found "}" at position 12 (line 3, column 1)'],
    ['{"a" 1}', "expected ':', found \"1\" at position 5"],
    ["[1 2]", "expected ',' or ']'"],
    ["{'a': 1}", "expected a key in double quotes"],
    ["01", 'expected the end of the text, found "1"'],
    ["1.", 'expected the end of the text, found "."'],
    ['"abc', "a string that is not closed at position 0"],
    ['"a\tb"', "a control character in a string at position 2"],
    ['"\\q"', "a bad escape in a string"],
    ["True", "expected a value"],
    ["\ufeff{}", "expected a value"],
    ["[".repeat(100_000), "nesting deeper than 900"],
  ])("refuses %j", (text, message) => {
    expect(() => parseExact(text)).toThrow(SyntaxError);
    expect(() => parseExact(text)).toThrow(message);
  });

  it("accepts and refuses the same texts as JSON.parse, apart from the three number words", () => {
    const pieces = fc.constantFrom(
      ...Array.from('{}[]:,"\\ \n\t-+.eE019'),
      "true",
      "null",
      '"a"',
      '"\\u00e9"',
      "1.50",
      "2.0",
      '"7"',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
        const text = parts.join("");
        expect(outcome(() => toJson(parseExact(text)))).toEqual(outcome(() => JSON.parse(text)));
      }),
      { numRuns: 3000 },
    );
  });

  it("gives the same value on the fast and on the slow path", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const [slow] = [parseExact(`[${text}, NaN]`)].flat();
        expect(printExact(slow ?? null)).toBe(printExact(parseExact(text)));
      }),
    );
  });
});

/** JSON.parse reads -0 as negative zero; as an integer it is 0 in Python and here. */
function outcome(read: () => unknown): unknown {
  try {
    return { read: JSON.stringify(read()) };
  } catch (error) {
    return { refused: error instanceof SyntaxError };
  }
}

describe("printing exact JSON", () => {
  it("writes a value such that reading it back gives the same text and an equal value", () => {
    fc.assert(
      fc.property(exact, (value) => {
        const text = printExact(value);
        expect(text).toMatch(/^[ -~]*$/);
        const back = parseExact(text);
        expect(printExact(back)).toBe(text);
        expect(exactEqual(back, value)).toBe(true);
      }),
    );
  });

  it("writes what JSON.parse can read, to the same plain value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(printExact(value as ExactJson))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it.each([
    [1e21, "1000000000000000000000"],
    [new IntegralFloat(1e21), "1e+21"],
    [new IntegralFloat(123456789012345680), "1.2345678901234568e+17"],
    [0.0001, "0.0001"],
    [-0.00001, "-1e-05"],
    [1.5e-10, "1.5e-10"],
    [NaN, "NaN"],
    [-Infinity, "-Infinity"],
    [-0, "0"],
  ])("writes the number %s as %s", (value, text) => {
    expect(printExact(value)).toBe(text);
  });
});

describe("Python's repr", () => {
  it.each<[ExactJson, string]>([
    ["it's", `"it's"`],
    [`it's "x"`, String.raw`'it\'s "x"'`],
    ["\u{E0001}\ud800 \u00a0", String.raw`'\U000e0001\ud800 \xa0'`],
    [{ a: [true, null, new IntegralFloat(2), NaN] }, "{'a': [True, None, 2.0, nan]}"],
  ])("of %j", (value, text) => {
    expect(pythonRepr(value)).toBe(text);
  });
});

describe("equality", () => {
  it("is an equivalence", () => {
    fc.assert(fc.property(exact, (a) => exactEqual(a, a) && exactEqual(a, parseExact(printExact(a)))));
    fc.assert(fc.property(exact, exact, (a, b) => exactEqual(a, b) === exactEqual(b, a)));
    const few = fc.constantFrom<ExactJson>(
      0,
      false,
      -0,
      new IntegralFloat(0),
      1,
      true,
      "1",
      1n,
      null,
      [1],
      [true],
    );
    fc.assert(
      fc.property(few, few, few, (a, b, c) => !(exactEqual(a, b) && exactEqual(b, c)) || exactEqual(a, c)),
      { numRuns: 500 },
    );
  });

  it.each<[ExactJson, ExactJson, boolean]>([
    [true, 1, true],
    [true, new IntegralFloat(1), true],
    [false, 0, true],
    ["1", 1, false],
    [null, false, false],
    [9007199254740993n, new IntegralFloat(9007199254740992), false],
    [9007199254740992n, new IntegralFloat(9007199254740992), true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [{ a: 1, b: [true] }, { b: [1], a: new IntegralFloat(1) }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1, c: 2 }, false],
    [{ toString: null }, {}, false],
    [[], {}, false],
    [new IntegralFloat(1), {}, false],
  ])("holds or not: case %#", (a, b, equal) => {
    expect(exactEqual(a, b)).toBe(equal);
    expect(exactEqual(b, a)).toBe(equal);
    expect(exactIncludes(["other", b], a)).toBe(equal);
  });
});

it("knows Python's truth", () => {
  const no = [undefined, null, false, 0, new IntegralFloat(0), 0n, "", [], {}];
  const yes: ExactJson[] = [true, -1, 0.1, new IntegralFloat(2), 1n, NaN, "false", [0], { a: 0 }];
  expect([...no, ...yes].filter(isTruthy)).toEqual(yes);
});

it("gives plain JavaScript values", () => {
  expect(toJson({ a: new IntegralFloat(5), b: [2n ** 60n, NaN], c: { d: "x" } })).toEqual({
    a: 5,
    b: [2 ** 60, null],
    c: { d: "x" },
  });
});
