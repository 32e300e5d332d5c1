import { expect, test } from "vitest";
import { VectorIndex } from "./vector-index.ts";

test("nearest by angle, not by length; ties in corpus order", () => {
  const index = new VectorIndex([
    [0, 1],
    [10, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ]);
  const hits = index.search([2, 0], 5);
  expect(hits.map(({ position }) => position)).toEqual([1, 2, 3, 0, 4]);
  expect(hits.map(({ score }) => score.toFixed(2))).toEqual(["1.00", "1.00", "0.71", "0.00", "0.00"]);
});

test("a zero vector is near nothing", () => {
  expect(new VectorIndex([[1, 0]]).search([0, 0], 5)).toEqual([]);
  expect(new VectorIndex([]).search([], 5)).toEqual([]);
});

test("vectors of different sizes are refused", () => {
  expect(() => new VectorIndex([[1, 0], [1]])).toThrow(RangeError);
  expect(() => new VectorIndex([[1, 0]]).search([1], 5)).toThrow(RangeError);
});
