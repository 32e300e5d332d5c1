import * as fc from "fast-check";
import { expect, test } from "vitest";
import { matchesOf } from "./matches.ts";

test("the same as matchAll, however often it is asked", () => {
  const patterns = [/a+/g, /\d*/g, /(?<=x)y/gu, /$/g];
  fc.assert(
    fc.property(
      fc.constantFrom(...patterns),
      fc.string({ unit: fc.constantFrom("a", "1", "x", "y", " ") }),
      (pattern, text) => {
        const found = (matches: Iterable<RegExpExecArray>): [number, string][] =>
          [...matches].map((match) => [match.index, match[0]]);
        expect(found(matchesOf(pattern, text))).toEqual(found(text.matchAll(pattern)));
        expect(matchesOf(pattern, text)).toHaveLength([...text.matchAll(pattern)].length);
      },
    ),
  );
});

test("a pattern that is not global is refused", () => {
  expect(() => matchesOf(/a/, "a")).toThrow(TypeError);
});
