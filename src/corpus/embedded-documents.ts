import { sha256 } from "../files/sha256.ts";
import type { Corpus } from "./corpus.ts";
import type { Hit } from "./ranking.ts";
import { VectorIndex } from "./vector-index.ts";

/** Vectors that were paid for once. Keys are hashes of model and text. */
export interface VectorCache {
  get(hash: string): readonly number[] | undefined | Promise<readonly number[] | undefined>;
  put(hash: string, vector: readonly number[]): void | Promise<void>;
}

/** A provider's embedding model. Pass the same object for all episodes: the vectors of a corpus are kept with it. */
export type Embeddings = {
  readonly model: string;
  readonly embed: (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;
  readonly cache?: VectorCache;
};

export type EmbeddedDocuments = { search(query: string, limit: number): Promise<Hit[]> };

/** Texts in one request; providers bound it, and this is below the bounds in use. */
const BATCH = 64;

const indexes = new WeakMap<Embeddings, Map<string, Promise<VectorIndex>>>();

/**
 * Searches the documents (title and text) by a provider's vectors. The documents are embedded at the first search, once
 * for all episodes that search meanwhile or later; a failure is not kept.
 *
 * Searching throws what the provider throws, or RangeError for vectors that cannot be right.
 */
export function embeddedDocuments(corpus: Corpus, embeddings: Embeddings): EmbeddedDocuments {
  return {
    async search(query, limit) {
      const index = await indexOf(corpus, embeddings);
      const [vector] = await vectorsOf([query], embeddings);
      return vector === undefined ? [] : index.search(vector, limit);
    },
  };
}

function indexOf(corpus: Corpus, embeddings: Embeddings): Promise<VectorIndex> {
  const known = indexes.get(embeddings) ?? new Map<string, Promise<VectorIndex>>();
  indexes.set(embeddings, known);
  const texts = corpus.documents.map(({ title }, position) => `${title}\n\n${corpus.texts[position]}`);
  const index =
    known.get(corpus.hash) ??
    vectorsOf(texts, embeddings).then(
      (vectors) => new VectorIndex(vectors),
      (error: unknown) => {
        known.delete(corpus.hash);
        throw error;
      },
    );
  known.set(corpus.hash, index);
  return index;
}

/** @returns One vector for each text, from the cache where it has them. */
async function vectorsOf(
  texts: readonly string[],
  { model, embed, cache }: Embeddings,
): Promise<readonly (readonly number[])[]> {
  const keys = texts.map((text) => sha256(JSON.stringify([model, text])));
  const vectors = new Map<string, readonly number[]>();
  for (const key of keys) {
    const cached = await cache?.get(key);
    if (cached !== undefined) vectors.set(key, cached);
  }
  const missing = [...new Set(keys)].filter((key) => !vectors.has(key));
  for (let start = 0; start < missing.length; start += BATCH) {
    const batch = missing.slice(start, start + BATCH);
    const answered = await embed(batch.map((key) => texts[keys.indexOf(key)] ?? ""));
    if (answered.length !== batch.length) {
      throw new RangeError(`${model}: ${answered.length} vectors for ${batch.length} texts`);
    }
    for (const [place, vector] of answered.entries()) {
      if (!vector.every(Number.isFinite)) throw new RangeError(`${model}: a vector holds no finite number`);
      const key = batch[place] ?? "";
      vectors.set(key, vector);
      await cache?.put(key, vector);
    }
  }
  return keys.map((key) => vectors.get(key) ?? []);
}
