import type { Evidence } from "./sentence.ts";

/** What was learned for one decision: a sentence speaks for it by the sum of its features' weights. */
export type Weights = { start: number; of: ReadonlyMap<string, number> };

/** How likely it is that a reply does something: that at least one of its sentences does. */
export function chance(weights: Weights, sentences: readonly Evidence[]): number {
  let none = 1;
  for (const features of sentences) {
    let sum = weights.start;
    for (const feature of features) sum += weights.of.get(feature) ?? 0;
    none *= 1 - 1 / (1 + Math.exp(-sum));
  }
  return 1 - none;
}

/** Weights as they are written: a line for each feature, with a column for each decision; the first line is the start. */
export function readWeights(text: string): Weights[] {
  const lines = text.split("\n").filter((line) => line !== "");
  const [starts = ""] = lines;
  return starts
    .split("\t")
    .slice(1)
    .map((start, decision) => ({
      start: Number(start),
      of: new Map(
        lines.slice(1).flatMap((line): [string, number][] => {
          const [feature = "", ...columns] = line.split("\t");
          const weight = Number(columns[decision] ?? 0);
          return weight === 0 ? [] : [[feature, weight]];
        }),
      ),
    }));
}

/** {@link readWeights} backwards; weights nearer to nothing than `least` are left out. */
export function writeWeights(decisions: readonly Weights[], least: number): string {
  const names = [...new Set(decisions.flatMap(({ of }) => [...of.keys()]))].toSorted();
  const written = (weight: number): string => (Math.abs(weight) < least ? "" : weight.toFixed(2));
  const lines = names.flatMap((name) => {
    const columns = decisions.map(({ of }) => written(of.get(name) ?? 0));
    return columns.every((column) => column === "") ? [] : [[name, ...columns].join("\t")];
  });
  return [["start", ...decisions.map(({ start }) => start.toFixed(2))].join("\t"), ...lines, ""].join("\n");
}
