import { BestHits, type Hit } from "./ranking.ts";

/** The constant of the original paper; it keeps first places from deciding alone. */
const K = 60;

/**
 * Reciprocal rank fusion (Cormack, Clarke, Büttcher, SIGIR 2009): a document scores the sum of 1 / (60 + its rank) over
 * the lists that have it. Scores of the lists themselves, which cannot be compared, do not matter.
 */
export function fused(lists: readonly (readonly Hit[])[], limit: number): Hit[] {
  const scores = new Map<number, number>();
  for (const list of lists) {
    for (const [index, { position }] of list.entries()) {
      scores.set(position, (scores.get(position) ?? 0) + 1 / (K + index + 1));
    }
  }
  const best = new BestHits(limit);
  for (const [position, score] of scores) best.offer(position, score);
  return best.hits;
}
