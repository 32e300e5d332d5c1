import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonTokens } from "./json-tokens.ts";

const laidOut = (text: string): string | undefined =>
  jsonTokens(text)
    ?.map((token) => token.text)
    .join("");

describe("JSON for a reader", () => {
  test("keeps numbers as they were written", () => {
    expect(laidOut('{"a": 5.0, "b":1e3,"c":12345678901234567890}')).toBe(
      '{"a": 5.0, "b": 1e3, "c": 12345678901234567890}',
    );
  });

  test("breaks what does not fit on a line, and only that", () => {
    const long = "x".repeat(80);
    expect(laidOut(`{"short":[1,2],"long":"${long}"}`)).toBe(`{\n  "short": [1, 2],\n  "long": "${long}"\n}`);
  });

  test("tells keys from texts", () => {
    expect(jsonTokens('{"a":"b"}')?.map(({ kind }) => kind)).toEqual([
      "mark",
      "key",
      "mark",
      "space",
      "string",
      "mark",
    ]);
  });

  test.each(["plain words", "", "12", '"text"', "{broken", '{"a":NaN}'])("%j is no document", (text) => {
    expect(jsonTokens(text)).toBeUndefined();
  });

  test("any document reads as before, however deep", () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())), (value) => {
        const text = JSON.stringify(value);
        expect(JSON.parse(laidOut(text) ?? "")).toEqual(JSON.parse(text));
      }),
    );
    const deep = `${"[".repeat(3_000)}${"]".repeat(3_000)}`;
    expect(laidOut(deep)?.replaceAll(/\s/g, "")).toBe(deep);
  });
});
