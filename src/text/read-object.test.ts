import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readOnlyObject, type LooseValue } from "./read-object.ts";

const plain = (value: LooseValue): unknown => {
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, item]) => [key, plain(item)]));
  return Array.isArray(value) ? value.map(plain) : value;
};
const read = (text: string): unknown => {
  const result = readOnlyObject(text);
  return result.ok ? plain(result.value) : result.problem;
};

describe("reads what models write", () => {
  test.each<[string, string, unknown]>([
    ["plain", '{"verdict": "pass"}', { verdict: "pass" }],
    ["fenced", '```json\n{"verdict": "pass"}\n```', { verdict: "pass" }],
    ["Python words", '{"a": True, "b": False, "c": None}', { a: true, b: false, c: null }],
    ["Python quotes", "{'a': 'it\\'s', 'b': \"x\", 'c': '\\x41'}", { a: "it's", b: "x", c: "A" }],
    ["prose around", 'Lines [2] and [3]: so\n{"a": 1}\nThat is my answer.', { a: 1 }],
    ["trailing commas", '{"a": [1, 2,], "b": {"c": 3,},}', { a: [1, 2], b: { c: 3 } }],
    ["comments", '{ // why\n "a": 1, # so\n /* and */ "b": 2 }', { a: 1, b: 2 }],
    ["line breaks in strings", '{"a": "one\ntwo"}', { a: "one\ntwo" }],
    ["braces and comment signs in strings", '{"a": "{} // # }"}', { a: "{} // # }" }],
    ["numbers", '{"a": [0, -1.5, 2e3, 0.50]}', { a: [0, -1.5, 2000, 0.5] }],
    ["an empty object", "{}", {}],
  ])("%s", (_name, text, value) => {
    expect(read(text)).toEqual(value);
  });

  test("everything that JSON can say", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue({ maxDepth: 4 })), (value) => {
        const text = JSON.stringify(value, undefined, 1);
        // As a Map has no special keys, compare as text rather than as objects with prototypes.
        const result = readOnlyObject(`Here: ${text} done`);
        expect(result.ok && JSON.stringify(plain(result.value))).toBe(
          JSON.stringify(plain(toLoose(JSON.parse(text)))),
        );
      }),
    );
  });

  test("keys that JavaScript treats specially", () => {
    const result = readOnlyObject('{"__proto__": {"met": true}, "constructor": 1}');
    expect(result.ok && [...result.value.keys()]).toEqual(["__proto__", "constructor"]);
  });
});

describe("refuses what would need a guess", () => {
  test.each<[string, string, object]>([
    ["no object", "I think it passes.", { kind: "no-object" }],
    ["two objects", '{"a": 1} {"a": 1}', { kind: "several-objects" }],
    ["an object after prose after an object", 'Not {"a": 1} but\n{"a": 2}', { kind: "several-objects" }],
    ["a key given twice", '{"a": false, "a": true}', { kind: "broken-object", at: 13 }],
    ["a cut-off object", '{"a": true, "b": "beca', { kind: "broken-object", at: 17 }],
    ["a cut-off list", '{"a": [1, 2', { kind: "broken-object" }],
    ["a whole object inside a broken one", '{"draft": {"met": true}', { kind: "broken-object" }],
    ["a brace in prose", 'The set {x}. {"a": 1}', { kind: "broken-object", at: 9 }],
    ["a broken second object", '{"a": 1} {oops', { kind: "broken-object" }],
    ["a double-encoded object", '"{\\"a\\": 1}"', { kind: "broken-object" }],
    ["an unknown word", '{"a": yes}', { kind: "broken-object", at: 6 }],
    ["an inherited word", '{"a": constructor}', { kind: "broken-object" }],
    ["a missing comma", '{"a": 1 "b": 2}', { kind: "broken-object", at: 8 }],
    ["a missing colon", '{"a" 1}', { kind: "broken-object", at: 5 }],
    ["two commas", '{"a": 1,, "b": 2}', { kind: "broken-object" }],
    ["a number with a tail", '{"a": 1x}', { kind: "broken-object" }],
    ["a leading zero", '{"a": 01}', { kind: "broken-object" }],
    ["NaN", '{"a": NaN}', { kind: "broken-object" }],
    ["an unknown escape", '{"a": "\\q"}', { kind: "broken-object", at: 7 }],
    ["a comment that does not end", '{"a": 1 /* ', { kind: "broken-object" }],
    ["nesting without end", `{"a": ${"[".repeat(100_000)}`, { kind: "broken-object" }],
  ])("%s", (_name, text, problem) => {
    expect(read(text)).toMatchObject(problem);
  });

  test("never throws, whatever the text", () => {
    const token = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"',
      "'",
      "\\",
      "true",
      "None",
      "1",
      "//",
      "/*",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(token, fc.string({ maxLength: 3 })), { maxLength: 20 }), (parts) => {
        expect(typeof readOnlyObject(parts.join("")).ok).toBe("boolean");
      }),
      { numRuns: 500 },
    );
  });

  test("no beginning of an object is read as an object", () => {
    const whole = '{"because": "it is", "evidence": [1, 2], "met": true}';
    for (let end = 0; end < whole.length; end++) expect(readOnlyObject(whole.slice(0, end)).ok).toBe(false);
  });
});

function toLoose(value: unknown): LooseValue {
  if (Array.isArray(value)) return value.map(toLoose);
  if (typeof value === "object" && value !== null) {
    return new Map(Object.entries(value).map(([key, item]) => [key, toLoose(item)]));
  }
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
