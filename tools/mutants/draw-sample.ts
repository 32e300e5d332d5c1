import { seededRandom } from "../../src/statistics/seeded-random.ts";

/** So many of the values, drawn without replacement: the same for the same seed, in their own order. */
export function drawSample<Value>(values: readonly Value[], size: number, seed: number): readonly Value[] {
  const random = seededRandom(seed);
  const order = values.map((_, at) => at);
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  const drawn = new Set(order.slice(0, size));
  return values.filter((_, at) => drawn.has(at));
}
