import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseArguments } from "./parse-arguments.ts";

const nested = (depth: number): string => `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`;

test("arguments nested without end are a problem of the call, not of the run", () => {
  expect(parseArguments(nested(899)).ok).toBe(true);
  for (const depth of [900, 5000, 100_000]) {
    expect(parseArguments(nested(depth))).toEqual({ ok: false, problem: "nested deeper than 900" });
  }
});

test("brackets within a text nest nothing", () => {
  const text = `${"[".repeat(2000)} \\ " {`;
  expect(parseArguments(JSON.stringify({ text }))).toEqual({ ok: true, value: { text } });
});

test("arguments that are longer than any call are a problem of the call, whatever they hold", () => {
  const problem = "longer than 262144 characters";
  for (const filling of ["x", "[", "\\n", String.raw`\"`, " "]) {
    const longest = filling.repeat(Math.floor((256 * 1024 - 9) / filling.length));
    expect(parseArguments(`{"a": "${longest}"}`), filling).not.toEqual({ ok: false, problem });
    const text = `${"[".repeat(2000)}${filling.repeat((20 << 20) / filling.length)}`;
    expect(parseArguments(`{"a": "${text}"}`), filling).toEqual({ ok: false, problem });
    expect(parseArguments(JSON.stringify(`{"a": "${text}"}`)), filling).toEqual({ ok: false, problem });
  }
});

test("the text of an object within a text is read as the object, and told", () => {
  const note = "the text of an object, read as the object";
  expect(parseArguments(JSON.stringify('{"amount": 5}'))).toEqual({ ok: true, value: { amount: 5 }, note });
  const deep = JSON.stringify(nested(900));
  for (const raw of ['"five"', '"[5]"', "[5]", "5", "null", '"null"', JSON.stringify('"{}"'), deep])
    expect(parseArguments(raw), raw.slice(0, 20)).toMatchObject({ ok: false });
});

test("half a character is read as U+FFFD, and told, in names as in values", () => {
  const raw = String.raw`{"na\ud83dme": ["\ud83d", {"a": "fine 😀"}]}`;
  expect(parseArguments(raw)).toEqual({
    ok: true,
    value: { "na\uFFFDme": ["\uFFFD", { a: "fine 😀" }] },
    note: "half a character, read as U+FFFD",
  });
});

test("a number of 400 digits is no argument, and a field called __proto__ is one", () => {
  expect(parseArguments(`{"amount": ${"9".repeat(400)}}`)).toEqual({
    ok: false,
    problem: "it holds a number that is too large to be read",
  });
  const read = parseArguments('{"__proto__": {"admin": true}}');
  expect(JSON.stringify(read)).toBe('{"ok":true,"value":{"__proto__":{"admin":true}}}');
});

test("whatever a model writes is read or is a problem, and what is read is well-formed JSON", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string({ unit: "binary" }),
        fc.json().map((text) => JSON.stringify(text)),
      ),
      (raw) => {
        const read = parseArguments(raw);
        if (read.ok) expect(JSON.stringify(read.value).isWellFormed()).toBe(true);
        else expect(read.problem).not.toBe("");
      },
    ),
  );
});
