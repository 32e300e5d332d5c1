import type { Evidence } from "../../src/text/hearing/learned/sentence.ts";
import type { Weights } from "../../src/text/hearing/learned/weights.ts";
import { seeded } from "./seeded.ts";

/** A reply as a decision learns from it: the features of each sentence, and what is right. */
export type Lesson = { sentences: readonly Evidence[]; holds: boolean; weight: number };
export type Manner = {
  /** Lessons that a feature must be in, to be learned at all. */
  leastLessons: number;
  rounds: number;
  pace: number;
  seed: number;
  /** Pull of every weight towards nothing, over all lessons of a round. */
  pull: number;
};

type Encoded = { sentences: readonly Int32Array[]; holds: boolean; weight: number };
export type EncodedLessons = { names: readonly string[]; lessons: readonly Encoded[] };

/** Lessons with numbers for their features, those too rare left out. */
export function encode(lessons: readonly Lesson[], leastLessons: number): EncodedLessons {
  const counts = new Map<string, number>();
  for (const { sentences } of lessons) {
    for (const feature of new Set(sentences.flat())) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const names = [...counts].filter(([, count]) => count >= leastLessons).map(([name]) => name);
  const numbers = new Map(names.map((name, at) => [name, at]));
  const encoded = lessons.map(({ sentences, ...rest }) => ({
    ...rest,
    sentences: sentences.map((features) =>
      Int32Array.from([...new Set(features)].flatMap((feature) => numbers.get(feature) ?? [])),
    ),
  }));
  return { names, lessons: encoded };
}

/** Counts of steps in each weight, so that a weight that is often right moves less (AdaGrad). */
type State = {
  weights: Float64Array;
  steps: Float64Array;
  total: Float64Array;
  start: number;
  startSteps: number;
  startTotal: number;
};

/**
 * Learns the weights of a decision by which a reply does something as soon as one sentence does (noisy-or over logistic
 * regressions), with a quadratic penalty, by steps of AdaGrad over the lessons in a seeded order; the weights are the
 * average over the second half of the rounds.
 */
export function learn({ names, lessons }: EncodedLessons, manner: Manner): Weights {
  const state: State = {
    weights: new Float64Array(names.length),
    steps: new Float64Array(names.length).fill(1e-8),
    total: new Float64Array(names.length),
    start: -2,
    startSteps: 1e-8,
    startTotal: 0,
  };
  const random = seeded(manner.seed);
  const order = lessons.map((_, at) => at);
  const settled = Math.floor(manner.rounds / 2);
  for (let round = 0; round < manner.rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const lesson = lessons[at];
      if (lesson !== undefined)
        step(state, lesson, { pace: manner.pace, pull: manner.pull / lessons.length });
    }
    if (round < settled) continue;
    state.startTotal += state.start;
    state.weights.forEach((weight, at) => (state.total[at] = (state.total[at] ?? 0) + weight));
  }
  const kept = manner.rounds - settled;
  return {
    start: state.startTotal / kept,
    of: new Map(names.map((name, at) => [name, (state.total[at] ?? 0) / kept])),
  };
}

function step(state: State, lesson: Encoded, { pace, pull }: { pace: number; pull: number }): void {
  const { weights, steps } = state;
  let none = 1;
  const chances = lesson.sentences.map((features) => {
    let sum = state.start;
    for (const feature of features) sum += weights[feature] ?? 0;
    const chance = 1 / (1 + Math.exp(-sum));
    none *= 1 - chance;
    return chance;
  });
  const some = Math.max(1 - none, 1e-9);
  lesson.sentences.forEach((features, at) => {
    const chance = chances[at] ?? 0;
    const slope = (lesson.holds ? (-chance * none) / some : chance) * lesson.weight;
    state.startSteps += slope * slope;
    state.start -= (pace * slope) / Math.sqrt(state.startSteps);
    for (const feature of features) {
      const weight = weights[feature] ?? 0;
      const own = slope + pull * weight;
      const taken = (steps[feature] ?? 0) + own * own;
      steps[feature] = taken;
      weights[feature] = weight - (pace * own) / Math.sqrt(taken);
    }
  });
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Weights by the mean of several that were learned of the same decision: what chance put into one of them fades. */
export function meanOf(several: readonly Weights[]): Weights {
  const of = new Map<string, number>();
  for (const weights of several) {
    for (const [name, weight] of weights.of) of.set(name, (of.get(name) ?? 0) + weight / several.length);
  }
  return { start: several.reduce((sum, { start }) => sum + start / several.length, 0), of };
}
