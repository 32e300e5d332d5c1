import { bestOf, type Hit } from "./ranking.ts";

/** Vectors of documents by position, for search by cosine. Scans all of them: exact, and fast enough for a bank's policies. */
export class VectorIndex {
  readonly #dimensions: number;
  /** Of length 1 or all zero, one after another. */
  readonly #vectors: Float32Array;

  /** @throws RangeError when the vectors differ in their number of dimensions. */
  constructor(vectors: readonly ArrayLike<number>[]) {
    this.#dimensions = vectors[0]?.length ?? 0;
    this.#vectors = new Float32Array(vectors.length * this.#dimensions);
    for (const [position, vector] of vectors.entries()) {
      this.#vectors.set(this.#unit(vector), position * this.#dimensions);
    }
  }

  /**
   * @returns The nearest documents with their cosine, nearest first; none for a vector that is all zero.
   * @throws RangeError when the query has another number of dimensions.
   */
  search(query: ArrayLike<number>, limit: number): Hit[] {
    const dimensions = this.#dimensions;
    if (dimensions === 0) return [];
    const unit = this.#unit(query);
    if (unit.every((value) => value === 0)) return [];
    const cosines = new Float64Array(this.#vectors.length / dimensions);
    for (let position = 0; position < cosines.length; position++) {
      let sum = 0;
      const start = position * dimensions;
      for (let at = 0; at < dimensions; at++) sum += (this.#vectors[start + at] ?? 0) * (unit[at] ?? 0);
      cosines[position] = sum;
    }
    return bestOf(cosines, limit);
  }

  #unit(vector: ArrayLike<number>): Float64Array {
    if (vector.length !== this.#dimensions) {
      throw new RangeError(`a vector has ${vector.length} dimensions instead of ${this.#dimensions}`);
    }
    const length = lengthOf(vector);
    return Float64Array.from(vector, (value) => (length === 0 ? 0 : value / length));
  }
}

/** Euclidean. */
export function lengthOf(vector: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at++) sum += (vector[at] ?? 0) ** 2;
  return Math.sqrt(sum);
}
