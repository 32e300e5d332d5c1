import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../contract/json.ts";
import { completeLogin, deepMerge } from "./login-context.ts";

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

  it("does not touch its arguments", () => {
    const base = Object.freeze({ a: Object.freeze({ x: 1 }) });
    expect(deepMerge(base, { a: { x: 2 } })).toEqual({ a: { x: 2 } });
    expect(base.a.x).toBe(1);
  });
});

describe("completeLogin", () => {
  it("counts products and repeats the address, unless written out", () => {
    const login = {
      communication_address: { city: "Pune" },
      linked_products: [{ type: "fd" }, { type: "loan" }],
    };
    expect(completeLogin(login)).toMatchObject({
      permanent_address: { city: "Pune" },
      linked_products_summary: { fd: 1, rd: 0, loan: 1, policy: 0 },
    });
    const written = { ...login, permanent_address: { city: "Goa" }, linked_products_summary: { fd: 3 } };
    expect(completeLogin(written)).toEqual(written);
  });
});
