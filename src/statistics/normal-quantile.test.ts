import * as fc from "fast-check";
import jstat from "jstat";
import { expect, test } from "vitest";
import { normalQuantile } from "./normal-quantile.ts";

test.each([
  // To 16 digits, from an arbitrary-precision inverse error function.
  [0.5, 0],
  [0.975, 1.959963984540054],
  [0.995, 2.5758293035489],
  [0.95, 1.644853626951473],
  [0.001, -3.090232306167813],
  [1e-10, -6.361340902404056],
  [1e-20, -9.262340089798407],
  [1e-100, -21.273453560965326],
  [1e-300, -37.0470962993612],
  [0.075, -1.439531470938456],
  [0.9999999, 5.199337582290661],
])("normalQuantile(%d)", (p, z) => {
  // Within a few units of a double's last place, which grows with z.
  expect(Math.abs(normalQuantile(p) - z)).toBeLessThanOrEqual(1e-15 * Math.max(1, Math.abs(z)));
});

test("agrees with jstat", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), (p) => {
      expect(normalQuantile(p)).toBeCloseTo(jstat.normal.inv(p, 0, 1), 8);
    }),
  );
});

test("rises with p, and mirrors around one half", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 20 - 2 }), (numerator) => {
      const p = numerator / 2 ** 20;
      expect(normalQuantile(p + 2 ** -20)).toBeGreaterThan(normalQuantile(p));
      expect(normalQuantile(1 - p)).toBeCloseTo(-normalQuantile(p), 12);
    }),
  );
});

test("refuses probabilities that no z has", () => {
  for (const p of [0, 1, -0.1, 1.1, Number.NaN]) expect(() => normalQuantile(p)).toThrow(RangeError);
});
