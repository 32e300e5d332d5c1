import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mulberry32, shuffled } from "./mulberry32.ts";

test("numbers lie in [0, 1), repeat with the seed and are spread evenly", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const [first, second] = [mulberry32(seed), mulberry32(seed)];
      const drawn = Array.from({ length: 400 }, () => first());
      expect(drawn).toEqual(drawn.map(() => second()));
      for (const value of drawn) expect(value >= 0 && value < 1).toBe(true);
      const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
      expect(Math.abs(mean - 0.5)).toBeLessThan(0.1);
    }),
  );
});

test("a shuffle keeps every item once, and every order comes up", () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const order = shuffled([1, 2, 3], mulberry32(seed));
    expect(new Set(order)).toEqual(new Set([1, 2, 3]));
    expect(order).toHaveLength(3);
    orders.add(order.join());
  }
  expect(orders.size).toBe(6);
});
