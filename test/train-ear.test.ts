import { expect, test } from "vitest";
import { chance } from "../src/text/hearing/learned/weights.ts";
import { Encoder, withoutRare, type EncodedLessons } from "../tools/train-ear/encode.ts";
import { learn, meanOf } from "../tools/train-ear/learn.ts";

const manner = { rounds: 20, pace: 0.3, leftOut: 0.2, loss: 0.001, seed: 1 };

/** Lessons whose parts bring one list of features for each question. */
function encoded(
  lessons: readonly { parts: string[][][]; holds: boolean }[],
  questions: number,
): EncodedLessons {
  const encoder = new Encoder();
  const numbered = lessons.map(({ parts, holds }) => ({
    parts: parts.map((part) => part.map((features, question) => encoder.numbersOf(features, question))),
    holds,
    weight: 1,
  }));
  return { names: encoder.names, lessons: numbered, questions };
}

const ofOneQuestion = Array.from({ length: 60 }, (_, at) => ({
  parts: [[[`noise:${at % 7}`]], [at % 2 === 0 ? ["says yes"] : ["says no"]]],
  holds: at % 2 === 0,
}));

test("what one part does is learned from replies that are labelled as a whole", () => {
  const weights = learn(encoded(ofOneQuestion, 1), manner);
  expect(chance(weights, [[["noise:1"]], [["says yes"]]])).toBeGreaterThan(0.9);
  expect(chance(weights, [[["noise:1"]], [["says no"]]])).toBeLessThan(0.1);
});

test("a part does what both questions are answered with yes for, and neither alone", () => {
  const lessons = Array.from({ length: 80 }, (_, at) => {
    const [asks, about] = [at % 2 === 0, at % 4 < 2];
    return { parts: [[[asks ? "asks" : "tells"], [about ? "code" : "name"]]], holds: asks && about };
  });
  const weights = learn(encoded(lessons, 2), manner);
  expect(chance(weights, [[["asks"], ["code"]]])).toBeGreaterThan(0.8);
  expect(chance(weights, [[["asks"], ["name"]]])).toBeLessThan(0.2);
  expect(chance(weights, [[["tells"], ["code"]]])).toBeLessThan(0.2);
});

test("the same lessons give the same weights, and features of one reply give none", () => {
  const own = encoded([...ofOneQuestion, { parts: [[["once"]]], holds: true }], 1);
  const kept = withoutRare(
    own,
    own.lessons.map((_, at) => at),
    2,
  );
  expect(learn(kept, manner)).toEqual(learn(kept, manner));
  expect(learn(kept, manner)[0]?.of.has("once")).toBe(false);
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
