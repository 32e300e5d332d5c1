import type { Corpus } from "../corpus.ts";
import { perCorpus } from "../per-corpus.ts";
import type { Hit } from "../ranking.ts";
import { lengthOf, VectorIndex } from "../vector-index.ts";
import { eigenOf } from "./eigen.ts";
import { columnsOf, Matrix, orthonormalise, product } from "./matrix.ts";
import { mulberry32 } from "../mulberry32.ts";
import { SparseRows } from "./sparse-rows.ts";

/** How many dimensions are kept, and how many more are computed so that these come out well. */
const DIMENSIONS = 150;
const OVERSAMPLING = 10;
const POWER_ITERATIONS = 2;
/** Dimensions that carry less than this share of the largest one's variance are rounding errors. */
const NEGLIGIBLE = 1e-10;
/** Any will do: the same corpus must only give the same index. */
const SEED = 1;

/** The index of a corpus, fitted once: about a fifth of a second for 700 documents. */
export const latentOf = perCorpus((corpus: Corpus) => new LatentIndex(corpus));

/**
 * Latent semantic analysis: words that occur in like documents come to lie near each other, so that a query can find
 * documents that share no word with it. A lexical-semantic baseline without a download, the same on each run; not
 * neural retrieval. Singular vectors by randomised projection (Halko, Martinsson, Tropp, arXiv 0909.4061).
 */
export class LatentIndex {
  readonly #terms = new Map<string, { column: number; weight: number }>();
  /** From words to the projected space, by column of the word. */
  readonly #words: Matrix;
  /** From the projected space to the kept dimensions. */
  readonly #rotation: Matrix;
  readonly #documents: VectorIndex;

  constructor({ documents, texts }: Corpus) {
    const words = texts.map((text, position) => latentWords(`${documents[position]?.title} ${text}`));
    this.#weigh(words);
    const rows = new SparseRows(
      words.map((one) => this.#weighted(one)),
      this.#terms.size,
    );
    const basis = rangeOf(rows);
    this.#words = rows.transposedTimes(basis);
    const { values, vectors } = eigenOf(product(basis, rows.times(this.#words)));
    const kept = values.filter((value, rank) => rank < DIMENSIONS && value > NEGLIGIBLE * (values[0] ?? 0));
    this.#rotation = columnsOf(
      vectors,
      kept.map((value) => 1 / Math.sqrt(value)),
    );
    this.#documents = new VectorIndex(words.map((one) => this.#fold(one)));
  }

  /** @returns The nearest documents with their cosine; none when the query has no word of the corpus. */
  search(query: string, limit: number): Hit[] {
    return this.#documents.search(this.#fold(latentWords(query)), limit);
  }

  #weigh(documents: readonly (readonly string[])[]): void {
    const containing = new Map<string, number>();
    for (const words of documents) {
      for (const word of new Set(words)) containing.set(word, (containing.get(word) ?? 0) + 1);
    }
    for (const [word, count] of containing) {
      this.#terms.set(word, { column: this.#terms.size, weight: Math.log((documents.length + 1) / count) });
    }
  }

  /** Term weights (1 + ln tf) · idf by column, scaled to length 1. */
  #weighted(words: readonly string[]): Map<number, number> {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const weights = new Map<number, number>();
    for (const [word, count] of counts) {
      const known = this.#terms.get(word);
      if (known !== undefined) weights.set(known.column, (1 + Math.log(count)) * known.weight);
    }
    const length = lengthOf([...weights.values()]);
    for (const [column, weight] of weights) weights.set(column, weight / length);
    return weights;
  }

  /** A text's place in the kept dimensions: documents and queries are treated alike. */
  #fold(words: readonly string[]): Float64Array {
    const projected = new Float64Array(this.#words.columns);
    for (const [column, weight] of this.#weighted(words)) {
      for (let at = 0; at < projected.length; at++) {
        projected[at] = (projected[at] ?? 0) + weight * this.#words.at(column, at);
      }
    }
    const folded = new Float64Array(this.#rotation.columns);
    for (let at = 0; at < projected.length; at++) {
      for (let to = 0; to < folded.length; to++) {
        folded[to] = (folded[to] ?? 0) + (projected[at] ?? 0) * this.#rotation.at(at, to);
      }
    }
    return folded;
  }
}

/** Lower-cased runs of letters and digits. */
function latentWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Orthonormal columns that span nearly all of the documents' variance. */
function rangeOf(rows: SparseRows): Matrix {
  const size = Math.min(DIMENSIONS + OVERSAMPLING, rows.rows, rows.columns);
  const random = mulberry32(SEED);
  const directions = Matrix.from(rows.columns, size, () => 2 * random() - 1);
  let basis = orthonormalise(rows.times(directions));
  for (let round = 0; round < POWER_ITERATIONS; round++) {
    basis = orthonormalise(rows.times(rows.transposedTimes(basis)));
  }
  return basis;
}
