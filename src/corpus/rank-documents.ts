import { bm25Of } from "./bm25.ts";
import type { ConditionName } from "./condition.ts";
import type { Corpus } from "./corpus.ts";
import { denseSource } from "./dense-source.ts";
import { grep } from "./grep.ts";
import type { Hit } from "./ranking.ts";

/** A document as a search ranks it. Scores compare within one ranking only. */
export type RankedDocument = { id: string; title: string; score: number };

/**
 * How a condition's search ranks the documents for a query, for people and scripts; agents get the same order as text.
 *
 * @returns `undefined` for a condition that ranks nothing.
 */
export async function rankDocuments(
  corpus: Corpus,
  condition: ConditionName,
  { query, limit }: { query: string; limit: number },
): Promise<RankedDocument[] | undefined> {
  const hits = await ranked(corpus, condition, { query, limit });
  return hits?.flatMap(({ position, score }) => {
    const document = corpus.documents[position];
    return document === undefined ? [] : [{ id: document.id, title: document.title, score }];
  });
}

async function ranked(
  corpus: Corpus,
  condition: ConditionName,
  { query, limit }: { query: string; limit: number },
): Promise<readonly Hit[] | undefined> {
  switch (condition) {
    case "bm25":
      return bm25Of(corpus).search(query, limit);
    case "dense":
      return denseSource(corpus, undefined).search(query, limit);
    case "grep": {
      const outcome = grep(corpus, query, { limit });
      return outcome.type === "found" ? outcome.hits : undefined;
    }
    default:
      return undefined;
  }
}
