import type { Corpus } from "./corpus.ts";
import { embeddedDocuments, type Embeddings } from "./embedded-documents.ts";
import { latentOf } from "./latent-semantic/latent-index.ts";
import type { Hit } from "./ranking.ts";

/** Ranks documents by likeness of meaning. `label` says how, for reports. */
export type DenseSource = {
  readonly label: string;
  search(query: string, limit: number): Hit[] | Promise<Hit[]>;
};

/** @param embeddings Absent: the offline lexical-semantic baseline, which is no neural retrieval. */
export function denseSource(corpus: Corpus, embeddings: Embeddings | undefined): DenseSource {
  if (embeddings === undefined) {
    return {
      label: "lexical-semantic baseline",
      search: (query, limit) => latentOf(corpus).search(query, limit),
    };
  }
  return {
    label: `embeddings of ${embeddings.model}`,
    search: (query, limit) => embeddedDocuments(corpus, embeddings).search(query, limit),
  };
}
