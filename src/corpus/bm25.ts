import type { Corpus } from "./corpus.ts";
import { perCorpus } from "./per-corpus.ts";
import { bestOf, BestHits, type Hit } from "./ranking.ts";
import { wordsOf } from "./white-space.ts";

/** Okapi BM25 with the settings of the public harness. */
const K1 = 1.5;
const B = 0.75;
/** What a word that most documents contain weighs, as a share of the mean idf, instead of its negative idf. */
const EPSILON = 0.25;

/** Lower-cased words as they stand between white space: punctuation stays, nothing is stemmed or left out. */
export function bm25Words(text: string): string[] {
  return wordsOf(text.toLowerCase());
}

/** The index of a corpus, built once. Titles are not searched. */
export const bm25Of = perCorpus((corpus: Corpus) => new Bm25Index(corpus.texts));

/**
 * Inverted index: per word, the documents that contain it and what each occurrence of the word in a query adds to them.
 * A query costs as much as its words have documents, whatever the size of the corpus.
 */
export class Bm25Index {
  readonly #words = new Map<string, number>();
  /** Postings of word w lie between `#starts[w]` and `#starts[w + 1]`. */
  readonly #starts: Int32Array;
  readonly #positions: Int32Array;
  readonly #weights: Float64Array;
  /** All zero between searches. */
  readonly #scores: Float64Array;
  readonly #isTouched: Uint8Array;
  readonly #touched: Int32Array;

  constructor(texts: readonly string[]) {
    const tokens = texts.map(bm25Words);
    const counts = tokens.map((words) => this.#count(words));
    const starts = startsOf(counts, this.#words.size);
    const weightOf = weighing(tokens, starts);
    this.#starts = starts;
    this.#positions = new Int32Array(starts.at(-1) ?? 0);
    this.#weights = new Float64Array(this.#positions.length);
    const next = starts.slice();
    for (const [position, count] of counts.entries()) {
      for (const [word, frequency] of count) {
        const slot = next[word] ?? 0;
        next[word] = slot + 1;
        this.#positions[slot] = position;
        this.#weights[slot] = weightOf(word, frequency, position);
      }
    }
    this.#scores = new Float64Array(texts.length);
    this.#isTouched = new Uint8Array(texts.length);
    this.#touched = new Int32Array(texts.length);
  }

  /**
   * @returns The best documents, zero scores included, so that a query of unknown words gives the first documents;
   *   none for a blank query. A word counts as often as the query repeats it.
   */
  search(query: string, limit: number): Hit[] {
    const words = bm25Words(query);
    if (words.length === 0) return [];
    const touched = this.#score(words);
    const best = new BestHits(limit);
    for (const position of touched) best.offer(position, this.#scores[position] ?? 0);
    const worst = best.hits[limit - 1];
    const hits = worst !== undefined && worst.score > 0 ? best.hits : bestOf(this.#scores, limit);
    for (const position of touched) {
      this.#scores[position] = 0;
      this.#isTouched[position] = 0;
    }
    return hits;
  }

  #score(words: readonly string[]): Int32Array {
    let touched = 0;
    for (const word of words) {
      const id = this.#words.get(word);
      if (id === undefined) continue;
      const end = this.#starts[id + 1] ?? 0;
      for (let slot = this.#starts[id] ?? 0; slot < end; slot++) {
        const position = this.#positions[slot] ?? 0;
        this.#scores[position] = (this.#scores[position] ?? 0) + (this.#weights[slot] ?? 0);
        if (this.#isTouched[position] === 0) {
          this.#isTouched[position] = 1;
          this.#touched[touched++] = position;
        }
      }
    }
    return this.#touched.subarray(0, touched);
  }

  #count(words: readonly string[]): Map<number, number> {
    const count = new Map<number, number>();
    for (const word of words) {
      const id = this.#words.get(word) ?? this.#words.size;
      this.#words.set(word, id);
      count.set(id, (count.get(id) ?? 0) + 1);
    }
    return count;
  }
}

function startsOf(counts: readonly Map<number, number>[], words: number): Int32Array {
  const starts = new Int32Array(words + 1);
  for (const count of counts) {
    for (const word of count.keys()) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  }
  for (let word = 0; word < words; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  return starts;
}

/** The formula, its operations in the order of the public harness, so that scores agree to the last bit but one. */
function weighing(
  tokens: readonly (readonly string[])[],
  starts: Int32Array,
): (word: number, frequency: number, position: number) => number {
  const words = starts.length - 1;
  const idf = new Float64Array(words);
  let sum = 0;
  for (let word = 0; word < words; word++) {
    const containing = (starts[word + 1] ?? 0) - (starts[word] ?? 0);
    const value = Math.log(tokens.length - containing + 0.5) - Math.log(containing + 0.5);
    idf[word] = value;
    sum += value;
  }
  const instead = EPSILON * (sum / words);
  const lengths = tokens.map((one) => one.length);
  const meanLength = lengths.reduce((total, length) => total + length, 0) / lengths.length;
  return (word, frequency, position) => {
    const own = idf[word] ?? 0;
    const length = lengths[position] ?? 0;
    const saturated = (frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * length) / meanLength));
    return (own < 0 ? instead : own) * saturated;
  };
}
