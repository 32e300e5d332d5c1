import type { Evidence } from "./sentence.ts";

/** What was learned for one question about a part of a reply: the part speaks for yes by the sum of its features' weights. */
export type Weights = { start: number; of: ReadonlyMap<string, number> };

/** How likely the answer is yes. */
function likelihood({ start, of }: Weights, features: Evidence): number {
  let sum = start;
  for (const feature of features) sum += of.get(feature) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

/**
 * How likely it is that a reply does something: that at least one of its parts does, and a part does where the answer to
 * each of the questions is yes. A part brings its features for each question.
 */
export function chance(questions: readonly Weights[], parts: readonly (readonly Evidence[])[]): number {
  let none = 1;
  for (const part of parts) {
    none *= 1 - questions.reduce((all, weights, at) => all * likelihood(weights, part[at] ?? []), 1);
  }
  return 1 - none;
}

/** Weights are written as whole numbers, so many to one. */
const GRAINS = 20;

const BETWEEN = { entries: "|", columns: "~" };

/**
 * Weights as they are written: an entry for each feature, in order, with a column for each question; the first entry is the
 * start. An entry begins with how many letters its feature has in common with the one before, in base 36.
 */
export function readWeights(text: string): Weights[] {
  const [starts = "", ...entries] = text.split(BETWEEN.entries);
  const questions = starts
    .split(BETWEEN.columns)
    .slice(1)
    .map((start) => ({ start: Number(start) / GRAINS, of: new Map<string, number>() }));
  let before = "";
  for (const entry of entries) {
    const [written = "", ...columns] = entry.split(BETWEEN.columns);
    const feature = before.slice(0, Number.parseInt(written.slice(0, 2), 36)) + written.slice(2);
    columns.forEach((column, at) => {
      if (column !== "") questions[at]?.of.set(feature, Number(column) / GRAINS);
    });
    before = feature;
  }
  return questions;
}

/** {@link readWeights} backwards; weights nearer to nothing than `least` are left out. */
export function writeWeights(questions: readonly Weights[], least: number): string {
  const written = (weight: number): string =>
    Math.abs(weight) < least ? "" : String(Math.round(weight * GRAINS));
  const names = [...new Set(questions.flatMap(({ of }) => [...of.keys()]))].toSorted();
  const starts = questions.map(({ start }) => Math.round(start * GRAINS));
  const entries = [["start", ...starts].join(BETWEEN.columns)];
  let before = "";
  for (const name of names) {
    const columns = questions.map(({ of }) => written(of.get(name) ?? 0));
    if (columns.every((column) => column === "")) continue;
    const shared = sharedLetters(before, name);
    const last = columns.findLastIndex((column) => column !== "");
    const own = shared.toString(36).padStart(2, "0") + name.slice(shared);
    entries.push([own, ...columns.slice(0, last + 1)].join(BETWEEN.columns));
    before = name;
  }
  return entries.join(BETWEEN.entries);
}

function sharedLetters(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
