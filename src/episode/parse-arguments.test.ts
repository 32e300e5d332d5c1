import { expect, test } from "vitest";
import { parseArguments } from "./parse-arguments.ts";

const nested = (depth: number): string => `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`;

test("arguments nested without end are a problem of the call, not of the run", () => {
  expect(parseArguments(nested(899)).ok).toBe(true);
  for (const depth of [900, 5000, 200_000]) {
    expect(parseArguments(nested(depth))).toEqual({ ok: false, problem: "nested deeper than 900" });
  }
});

test("brackets within a text nest nothing", () => {
  const text = `${"[".repeat(2000)} \\ " {`;
  expect(parseArguments(JSON.stringify({ text }))).toEqual({ ok: true, value: { text } });
});
