import * as fc from "fast-check";
import { expect, test } from "vitest";
import { holm } from "./holm.ts";

const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });

test("multiplies by how many are left, and never falls back below a smaller one", () => {
  // Worked by hand: 0.01*4, 0.02*3, then 0.03*2 = 0.06, 0.04*1 raised to 0.06.
  expect(holm([0.04, 0.01, 0.03, 0.02])).toEqual([0.06, 0.04, 0.06, 0.06]);
  expect(holm([0.5, 0.6])).toEqual([1, 1]);
  expect(holm([0.03])).toEqual([0.03]);
  expect(holm([])).toEqual([]);
});

test("keeps the order given, stays between the raw value and 1, and keeps ranks", () => {
  fc.assert(
    fc.property(pValues, (raw) => {
      const adjusted = holm(raw).map((value, index) => ({ value, raw: raw[index] ?? Number.NaN }));
      expect(adjusted).toHaveLength(raw.length);
      for (const one of adjusted) {
        expect(one.value).toBeGreaterThanOrEqual(one.raw);
        expect(one.value).toBeLessThanOrEqual(1);
        for (const other of adjusted)
          if (one.raw < other.raw) expect(one.value).toBeLessThanOrEqual(other.value);
      }
    }),
  );
});

test("is no stricter than Bonferroni, and equal to it for the smallest", () => {
  fc.assert(
    fc.property(pValues, (raw) => {
      const adjusted = holm(raw);
      for (const [index, p] of raw.entries())
        expect(adjusted[index]).toBeLessThanOrEqual(Math.min(1, p * raw.length));
      if (raw.length > 0) expect(Math.min(...adjusted)).toBe(Math.min(1, Math.min(...raw) * raw.length));
    }),
  );
});

test("refuses what is no p-value", () => {
  for (const p of [-0.1, 1.1, Number.NaN]) expect(() => holm([0.5, p])).toThrow(RangeError);
});
