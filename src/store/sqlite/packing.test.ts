import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pack, unpack } from "./packing.ts";

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc
    .tuple(fc.string({ unit: "grapheme", minLength: 1 }), fc.integer({ min: 1, max: 4_000 }))
    .map(([unit, times]) => unit.repeat(times)),
);

describe("packing", () => {
  it("gives every text back", () => {
    fc.assert(fc.property(text, (written) => unpack(pack(written).body) === written));
  });

  it("leaves a short text readable and makes a long one smaller", () => {
    expect(pack("é".repeat(512)).body).toBe("é".repeat(512));
    const long = '{"text": "The card is frozen now."}'.repeat(50);
    expect(pack(long).body.length).toBeLessThan(long.length / 4);
    expect(pack("é".repeat(513)).jsonBytes).toBe(1026);
  });

  it("tells any damage that would change a compressed text", () => {
    const written = "The customer agreed to the transfer of ₹500. ".repeat(40);
    const { body } = pack(written);
    if (typeof body === "string") throw new Error("expected compressed text");
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const damaged = Uint8Array.from(body, (byte, index) => (index === at ? byte ^ change : byte));
        expect(unpackedOr(written, damaged)).toBe(written);
      }),
    );
    expect(() => unpack(body.subarray(0, body.length - 1))).toThrow();
  });

  it("refuses what is neither", () => {
    for (const body of [5, null, undefined]) expect(() => unpack(body)).toThrow(/neither/);
  });
});

/** The text, or `otherwise` where the damage was told. Some bits of the header do not touch the text. */
function unpackedOr(otherwise: string, damaged: Uint8Array): string {
  try {
    return unpack(damaged);
  } catch {
    return otherwise;
  }
}
