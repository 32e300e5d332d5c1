import { expect, test } from "vitest";
import { averageAtN } from "./average-at-n.ts";

test("averages the rounded pass@k", () => {
  // k = 1: (1 + 1/2) / 2 = 75 %; k = 2: 100 %; their mean 87.5 goes to the even 88.
  expect(averageAtN({ passes: 2, passedPerCase: [2, 1] })).toEqual({
    pass_at_k: { 1: 75, 2: 100 },
    mean: 88,
  });
});

test("rounds halves to even at both steps", () => {
  // One of eight cases passed once: 6.25 % and 12.5 %, to 6 and 12.
  expect(averageAtN({ passes: 2, passedPerCase: [1, 0, 0, 0, 0, 0, 0, 0] })).toEqual({
    pass_at_k: { 1: 6, 2: 12 },
    mean: 9,
  });
});

test("has no value for a single pass or no case", () => {
  expect(averageAtN({ passes: 1, passedPerCase: [1, 0] })).toEqual({ pass_at_k: {}, mean: 0 });
  expect(averageAtN({ passes: 3, passedPerCase: [] })).toEqual({ pass_at_k: {}, mean: 0 });
});
