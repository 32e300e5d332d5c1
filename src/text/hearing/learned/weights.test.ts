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

test("one part that does it is enough, and a reply without a part does nothing", () => {
  expect(chance(weights.slice(0, 1), [[["w:no"]], [["w:yes", "w:else"]]])).toBeGreaterThan(0.7);
  expect(chance(weights.slice(0, 1), [[["w:no"]], [["w:no"]]])).toBeLessThan(0.12);
  expect(chance(weights, [])).toBe(0);
});

test("a part does what all questions are answered with yes for", () => {
  expect(chance(weights, [[["w:yes"], ["w:no"]]])).toBeGreaterThan(0.5);
  expect(chance(weights, [[["w:yes"], []]])).toBeLessThan(0.3);
});
