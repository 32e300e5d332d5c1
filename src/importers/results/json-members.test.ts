import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { InputError } from "../../contract/errors.ts";
import { jsonMembers, type JsonMember } from "./json-members.ts";

const folder = mkdtempSync(join(tmpdir(), "tellerproof-members-"));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string): JsonMember[] {
  const file = join(folder, "x.json");
  writeFileSync(file, text);
  return [...jsonMembers(file)];
}

/** What was read, put together again. */
function assembled(members: readonly JsonMember[]): Map<string, unknown> {
  const whole = new Map<string, unknown>();
  for (const { key, index, text } of members) {
    const value: unknown = JSON.parse(text);
    const list = whole.get(key);
    if (index === undefined) whole.set(key, value);
    else if (index === 0) whole.set(key, [value]);
    else if (Array.isArray(list)) list.push(value);
  }
  return whole;
}

test("cuts any object into its members, however it is written", () => {
  const value = fc.jsonValue({ maxDepth: 4 });
  const key = fc.string().filter((text) => text !== "__proto__");
  fc.assert(
    fc.property(fc.dictionary(key, value), fc.constantFrom(undefined, 1, "\t"), (object, space) => {
      const expected = Object.entries(object).filter(([, each]) => !Array.isArray(each) || each.length > 0);
      const whole = assembled(read(JSON.stringify(object, undefined, space)));
      expect([...whole]).toEqual(JSON.parse(JSON.stringify(expected)));
    }),
  );
});

test("values and characters may lie across the pieces in which a file is read", () => {
  const long = `${"x".repeat((1 << 20) - 12)}é"\\ü`.repeat(2);
  const text = JSON.stringify({ long, list: [long, { long }], number: -12.5e3, last: null });
  expect(Object.fromEntries(assembled(read(text)))).toEqual(JSON.parse(text));
  expect(read("\ufeff{}")).toEqual([]);
});

test.each([
  ["", "expected {, found the end"],
  ["[]", "expected {, found"],
  ['{"a": 1', "expected }, found the end"],
  ['{"a": [1, 2', "expected ], found the end"],
  ['{"a": {"b": 1', "the file ends within a value"],
  ['{"a": "b', "the file ends within a value"],
  ['{"a": }', "expected a value"],
  ["{a: 1}", "expected a key in double quotes"],
  ['{"a" 1}', "expected :"],
  ['{"a": 1} x', "expected the end"],
])("refuses %s, naming the file", (text, problem) => {
  expect(() => read(text)).toThrow(InputError);
  expect(() => read(text)).toThrow(problem);
  expect(() => read(text)).toThrow(/x\.json: not JSON: .* at byte \d+/);
});
