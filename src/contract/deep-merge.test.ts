import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deepMerge } from "./deep-merge.ts";
import type { JsonObject } from "./json.ts";

const jsonObject = fc.dictionary(
  fc.string({ maxLength: 3 }).filter((key) => key !== "__proto__"),
  fc.jsonValue(),
) as fc.Arbitrary<JsonObject>;

describe("deepMerge", () => {
  it("merges objects, replaces lists and takes null as a value", () => {
    expect(deepMerge({ a: { x: 1, y: [1, 2] }, b: 1 }, { a: { y: [3] }, b: null })).toEqual({
      a: { x: 1, y: [3] },
      b: null,
    });
  });

  it("keeps everything when nothing changes, and is settled after the first time", () => {
    fc.assert(
      fc.property(jsonObject, jsonObject, (base, changes) => {
        expect(deepMerge(base, {})).toEqual(base);
        const once = deepMerge(base, changes);
        expect(deepMerge(once, changes)).toEqual(once);
      }),
    );
  });

  it("takes a field for a field, whatever it is called", () => {
    const changes = JSON.parse('{"__proto__": {"x": 1}, "toString": {"y": 2}}');
    expect(JSON.stringify(deepMerge({}, changes))).toBe('{"__proto__":{"x":1},"toString":{"y":2}}');
  });

  it("does not touch its arguments", () => {
    const base = Object.freeze({ a: Object.freeze({ x: 1 }) });
    expect(deepMerge(base, { a: { x: 2 } })).toEqual({ a: { x: 2 } });
    expect(base.a.x).toBe(1);
  });
});
