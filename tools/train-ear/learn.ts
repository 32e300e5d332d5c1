import type { Weights } from "../../src/text/hearing/learned/weights.ts";
import type { EncodedLessons, Lesson } from "./encode.ts";
import { seeded } from "./seeded.ts";

export type Manner = {
  rounds: number;
  pace: number;
  seed: number;
  /** The part of a lesson's features that are left out of each look at it, others each time, so that none is leant upon alone. */
  leftOut: number;
  /** What every weight loses after each round, so that those that are not needed come to nothing. */
  loss: number;
};

/** The weights of all features, for whichever question they belong to, and the start of each question. */
type State = { weights: Float64Array; steps: Float64Array; starts: Float64Array; startSteps: Float64Array };

/**
 * Learns the weights of a decision by which a reply does something as soon as one part does (noisy-or), and a part where
 * the answer to each question is yes (products of logistic regressions): by steps of AdaGrad over the lessons in a seeded
 * order; the weights are the average over the second half of the rounds.
 */
export function learn({ names, lessons, questions }: EncodedLessons, manner: Manner): Weights[] {
  const state = startOf(names.length, questions);
  const total = startOf(names.length, questions);
  const random = seeded(manner.seed);
  const order = lessons.map((_, at) => at);
  const settled = Math.floor(manner.rounds / 2);
  for (let round = 0; round < manner.rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const lesson = lessons[at];
      if (lesson !== undefined) step(state, thinned(lesson, manner.leftOut, random), manner.pace);
    }
    shrink(state.weights, manner.loss);
    if (round >= settled) addTo(total, state);
  }
  const kept = manner.rounds - settled;
  const shown = (1 - manner.leftOut) / kept;
  const own = Array.from({ length: questions }, () => new Set<number>());
  for (const { parts } of lessons)
    for (const part of parts)
      part.forEach((features, question) => features.forEach((each) => own[question]?.add(each)));
  return own.map((features, question) => ({
    start: (total.starts[question] ?? 0) / kept,
    of: new Map(Array.from(features, (at) => [names[at] ?? "", (total.weights[at] ?? 0) * shown])),
  }));
}

function startOf(features: number, questions: number): State {
  return {
    weights: new Float64Array(features),
    steps: new Float64Array(features).fill(1e-8),
    starts: new Float64Array(questions).fill(-2),
    startSteps: new Float64Array(questions).fill(1e-8),
  };
}

function shrink(weights: Float64Array, by: number): void {
  weights.forEach((weight, at) => (weights[at] = Math.sign(weight) * Math.max(0, Math.abs(weight) - by)));
}

function addTo(total: State, state: State): void {
  state.weights.forEach((weight, at) => (total.weights[at] = (total.weights[at] ?? 0) + weight));
  state.starts.forEach((start, at) => (total.starts[at] = (total.starts[at] ?? 0) + start));
}

function thinned(lesson: Lesson, leftOut: number, random: () => number): Lesson {
  if (leftOut === 0) return lesson;
  const parts = lesson.parts.map((part) =>
    part.map((features) => features.filter(() => random() >= leftOut)),
  );
  return { ...lesson, parts };
}

/** Slopes nearer to nothing teach nothing. */
const FLAT = 1e-5;

function step(state: State, { parts, holds, weight }: Lesson, pace: number): void {
  let none = 1;
  const answers = parts.map((part) => {
    const each = part.map((features, question) => likelihood(state, features, question));
    const all = each.reduce((product, one) => product * one, 1);
    none *= 1 - all;
    return { each, all };
  });
  const some = Math.max(1 - none, 1e-9);
  parts.forEach((part, at) => {
    const { each, all } = answers[at] ?? { each: [], all: 0 };
    const rest = Math.max(1 - all, 1e-9);
    const slope = (holds ? -none / some : 1) * (all / rest) * weight;
    part.forEach((features, question) => {
      const own = slope * (1 - (each[question] ?? 0));
      if (Math.abs(own) >= FLAT) move(state, { features, question, slope: own, pace });
    });
  });
}

function likelihood({ weights, starts }: State, features: Int32Array, question: number): number {
  let sum = starts[question] ?? 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

type Move = { features: Int32Array; question: number; slope: number; pace: number };

function move(
  { weights, steps, starts, startSteps }: State,
  { features, question, slope, pace }: Move,
): void {
  const startTaken = (startSteps[question] ?? 0) + slope * slope;
  startSteps[question] = startTaken;
  starts[question] = (starts[question] ?? 0) - (pace * slope) / Math.sqrt(startTaken);
  for (const feature of features) {
    const taken = (steps[feature] ?? 0) + slope * slope;
    steps[feature] = taken;
    weights[feature] = (weights[feature] ?? 0) - (pace * slope) / Math.sqrt(taken);
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Weights by the mean of several that were learned of the same question: what chance put into one of them fades. */
export function meanOf(several: readonly Weights[]): Weights {
  const of = new Map<string, number>();
  for (const weights of several) {
    for (const [name, weight] of weights.of) of.set(name, (of.get(name) ?? 0) + weight / several.length);
  }
  return { start: several.reduce((sum, { start }) => sum + start / several.length, 0), of };
}
