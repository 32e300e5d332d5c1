import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cohenKappa } from "./cohen-kappa.ts";
import type { Rating } from "./cohen-kappa.ts";

/** Ratings from a table: rows by the first rater, columns by the second. */
function ratingsOf(table: readonly (readonly number[])[]): Rating[] {
  return table.flatMap((row, first) =>
    row.flatMap((count, second) =>
      Array.from({ length: count }, () => ({ first: `c${first}`, second: `c${second}` })),
    ),
  );
}

const category = fc.constantFrom("pass", "fail", "unclear");
const ratings = fc.array(fc.record({ first: category, second: category }), { minLength: 1, maxLength: 40 });

// Standard errors by differentiating kappa numerically over the cells (delta method), in 40-digit arithmetic.
test.each([
  [
    [
      [20, 5],
      [10, 15],
    ],
    0.4,
    0.126996062931,
    [0.151092290477, 0.648907709523],
  ],
  [
    [
      [45, 15],
      [25, 15],
    ],
    0.1304347826087,
    0.0986615376234,
    [-0.0629382777926, 0.32380784301],
  ],
  [
    [
      [53, 5, 2],
      [11, 14, 5],
      [1, 6, 3],
    ],
    0.42857142857143,
    0.0759588315347,
    [0.279694854456, 0.577448002687],
  ],
] as const)("kappa of %j", (table, kappa, standardError, [low, high]) => {
  const result = cohenKappa(ratingsOf(table));
  if (result.status !== "estimated") throw new Error(result.status);
  expect(result.kappa).toBeCloseTo(kappa, 12);
  expect(result.standardError).toBeCloseTo(standardError, 10);
  expect(result.low).toBeCloseTo(low, 10);
  expect(result.high).toBeCloseTo(high, 10);
});

test("is 1 for raters who always agree, and -1 for raters who always swap two even categories", () => {
  expect(
    cohenKappa(
      ratingsOf([
        [5, 0],
        [0, 9],
      ]),
    ),
  ).toMatchObject({ status: "estimated", kappa: 1, low: 1, high: 1 });
  expect(
    cohenKappa(
      ratingsOf([
        [0, 6],
        [6, 0],
      ]),
    ),
  ).toMatchObject({ status: "estimated", kappa: -1 });
});

test("says so where agreement beyond chance does not exist", () => {
  expect(cohenKappa([])).toEqual({ status: "no-items" });
  expect(cohenKappa(ratingsOf([[7]]))).toEqual({ status: "one-category", items: 7, category: "c0" });
});

test("one rater who never varies agrees with another only by chance", () => {
  expect(
    cohenKappa(
      ratingsOf([
        [8, 2],
        [0, 0],
      ]),
    ),
  ).toMatchObject({ status: "estimated", kappa: 0, observed: 0.8 });
});

test("lies within [-1, 1] and its interval, in any order of items", () => {
  fc.assert(
    fc.property(ratings, (rated) => {
      const result = cohenKappa(rated);
      expect(cohenKappa(rated.toReversed())).toEqual(result);
      if (result.status !== "estimated") return;
      expect(result.low).toBeGreaterThanOrEqual(-1);
      expect(result.low).toBeLessThanOrEqual(result.kappa);
      expect(result.high).toBeGreaterThanOrEqual(result.kappa);
      expect(result.high).toBeLessThanOrEqual(1);
    }),
  );
});

test("does not depend on who is called first", () => {
  fc.assert(
    fc.property(ratings, (rated) => {
      const one = cohenKappa(rated);
      const other = cohenKappa(rated.map(({ first, second }) => ({ first: second, second: first })));
      expect(other.status).toBe(one.status);
      if (one.status !== "estimated" || other.status !== "estimated") return;
      expect(other.kappa).toBeCloseTo(one.kappa, 12);
      expect(other.standardError).toBeCloseTo(one.standardError, 7);
    }),
  );
});
