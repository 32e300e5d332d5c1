/** A document that a search found, by its position in the corpus. */
export type Hit = { readonly position: number; readonly score: number };

/** @returns The best documents, best first; of equal scores, the earlier document first. */
export function bestOf(scores: ArrayLike<number>, limit: number): Hit[] {
  const best = new BestHits(limit);
  for (let position = 0; position < scores.length; position++) best.offer(position, scores[position] ?? 0);
  return best.hits;
}

/** Collects the best of what it is offered, in any order. Insertion, because so few are kept. */
export class BestHits {
  readonly hits: Hit[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = Math.max(0, limit);
  }

  offer(position: number, score: number): void {
    const { hits } = this;
    if (hits.length >= this.#limit) {
      const last = hits.at(-1);
      if (last === undefined || !isBefore(position, score, last)) return;
      hits.pop();
    }
    let place = hits.length;
    for (let above = hits[place - 1]; above !== undefined && isBefore(position, score, above);) {
      place--;
      above = hits[place - 1];
    }
    hits.splice(place, 0, { position, score });
  }
}

function isBefore(position: number, score: number, other: Hit): boolean {
  return score > other.score || (score === other.score && position < other.position);
}
