import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Bm25Index, bm25Words } from "../src/corpus/bm25.ts";
import { createCorpus, type Corpus } from "../src/corpus/corpus.ts";
import { Document } from "../src/corpus/document.ts";
import { bestOf, type Hit } from "../src/corpus/ranking.ts";
import { suiteDirectory } from "../src/suites/index.ts";
import { loadFraudSuite } from "../src/suites/fraud/authoring/load-suite.ts";
import { referenceDir } from "../test/reference.ts";
import { round } from "./measure.ts";

/**
 * BM25 over the public corpus where it is at hand, else over the bundled one, with its titles as queries: our inverted
 * index against a plain re-implementation that scores every document, alternating in one process.
 */
export function bm25Speed(rounds: number) {
  const corpus = referenceCorpus() ?? bundledCorpus();
  const queries = corpus.documents.map(({ title }) => title);
  const start = performance.now();
  const index = new Bm25Index(corpus.texts);
  const buildMs = performance.now() - start;
  const plain = new PlainBm25(corpus.texts);
  const own = (): void => queries.forEach((query) => index.search(query, 10));
  const other = (): void => queries.forEach((query) => plain.search(query, 10));
  own();
  other();
  const ownMs: number[] = [];
  const plainMs: number[] = [];
  for (let count = 0; count < rounds; count++) {
    ownMs.push(millisecondsOf(own));
    plainMs.push(millisecondsOf(other));
  }
  const perQueryUs = (samples: readonly number[]): number => (1000 * Math.min(...samples)) / queries.length;
  return {
    documents: corpus.documents.length,
    buildMs: round(buildMs),
    ownUsPerQuery: round(perQueryUs(ownMs)),
    plainUsPerQuery: round(perQueryUs(plainMs)),
    timesFaster: round(perQueryUs(plainMs) / perQueryUs(ownMs)),
  };
}

/** As the formula is usually written down: for each word of the query, each document's frequency is looked up. */
class PlainBm25 {
  readonly #frequencies: Map<string, number>[];
  readonly #lengths: number[];
  readonly #mean: number;
  readonly #idf = new Map<string, number>();

  constructor(texts: readonly string[]) {
    const documents = texts.map(bm25Words);
    this.#lengths = documents.map((words) => words.length);
    this.#mean = this.#lengths.reduce((sum, length) => sum + length, 0) / documents.length;
    this.#frequencies = documents.map((words) => {
      const counts = new Map<string, number>();
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      return counts;
    });
    const containing = new Map<string, number>();
    for (const counts of this.#frequencies) {
      for (const word of counts.keys()) containing.set(word, (containing.get(word) ?? 0) + 1);
    }
    for (const [word, count] of containing) {
      this.#idf.set(word, Math.log(documents.length - count + 0.5) - Math.log(count + 0.5));
    }
    const average = [...this.#idf.values()].reduce((sum, value) => sum + value, 0) / this.#idf.size;
    for (const [word, value] of this.#idf) if (value < 0) this.#idf.set(word, 0.25 * average);
  }

  search(query: string, limit: number): Hit[] {
    const scores = new Float64Array(this.#frequencies.length);
    for (const word of bm25Words(query)) {
      const idf = this.#idf.get(word) ?? 0;
      for (const [position, counts] of this.#frequencies.entries()) {
        const frequency = counts.get(word) ?? 0;
        const length = 1 - 0.75 + (0.75 * (this.#lengths[position] ?? 0)) / this.#mean;
        scores[position] = (scores[position] ?? 0) + (idf * frequency * 2.5) / (frequency + 1.5 * length);
      }
    }
    return bestOf(scores, limit);
  }
}

function millisecondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function referenceCorpus(): Corpus | undefined {
  const reference = referenceDir();
  if (reference === undefined) return undefined;
  const folder = join(reference, "tau2-banking/data/documents");
  return createCorpus(
    readdirSync(folder).map((file) => Document.parse(JSON.parse(readFileSync(join(folder, file), "utf8")))),
  );
}

function bundledCorpus(): Corpus {
  return createCorpus(loadFraudSuite(suiteDirectory("fraud") ?? "").documents);
}
