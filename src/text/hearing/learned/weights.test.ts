import { expect, test } from "vitest";
import { chance, readWeights, writeWeights } from "./weights.ts";

const weights = [
  {
    start: -2,
    of: new Map([
      ["w:yes", 3],
      ["w:no", -1],
      ["w:hm", 0.01],
    ]),
  },
  { start: -1, of: new Map([["w:no", 2.5]]) },
];

test("weights are read as they were written, without those that are next to nothing", () => {
  expect(readWeights(writeWeights(weights, 0.1))).toEqual([
    {
      start: -2,
      of: new Map([
        ["w:no", -1],
        ["w:yes", 3],
      ]),
    },
    { start: -1, of: new Map([["w:no", 2.5]]) },
  ]);
});

test("one sentence that does it is enough, and a reply without a sentence does nothing", () => {
  const [first = { start: 0, of: new Map<string, number>() }] = weights;
  expect(chance(first, [["w:no"], ["w:yes", "w:else"]])).toBeGreaterThan(0.7);
  expect(chance(first, [["w:no"], ["w:no"]])).toBeLessThan(0.12);
  expect(chance(first, [])).toBe(0);
});
