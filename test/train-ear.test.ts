import { expect, test } from "vitest";
import { chance } from "../src/text/hearing/learned/weights.ts";
import { encode, learn, meanOf } from "../tools/train-ear/learn.ts";

const manner = { leastLessons: 2, rounds: 20, pace: 0.3, pull: 1, seed: 1 };
const lessons = Array.from({ length: 60 }, (_, at) => ({
  sentences: [[`noise:${at % 7}`], at % 2 === 0 ? ["says yes"] : ["says no"]],
  holds: at % 2 === 0,
  weight: 1,
}));

test("what one sentence does is learned from replies that are labelled as a whole", () => {
  const weights = learn(encode(lessons, 2), manner);
  expect(chance(weights, [["noise:1"], ["says yes"]])).toBeGreaterThan(0.9);
  expect(chance(weights, [["noise:1"], ["says no"]])).toBeLessThan(0.1);
});

test("the same lessons give the same weights, and features of one lesson give none", () => {
  const own = encode([...lessons, { sentences: [["once"]], holds: true, weight: 1 }], 2);
  expect(learn(own, manner)).toEqual(learn(own, manner));
  expect(own.names).not.toContain("once");
});

test("a mean of weights has what they agree on, and half of what one of two has", () => {
  const mean = meanOf([
    {
      start: -1,
      of: new Map([
        ["a", 2],
        ["b", 1],
      ]),
    },
    { start: -3, of: new Map([["a", 2]]) },
  ]);
  expect(mean).toEqual({
    start: -2,
    of: new Map([
      ["a", 2],
      ["b", 0.5],
    ]),
  });
});
