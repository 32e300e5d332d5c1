import type { Corpus } from "./corpus.ts";

/** How many corpora keep what was built for them. A process seldom plays more than one suite. */
const CORPORA = 4;

/**
 * Builds something once per corpus content, for all episodes of the process.
 *
 * @param discard Called with what was built for the corpus that has gone unused longest, when too many are kept.
 */
export function perCorpus<Built>(
  build: (corpus: Corpus) => Built,
  discard: (built: Built) => void = () => undefined,
): (corpus: Corpus) => Built {
  const kept = new Map<string, Built>();
  return (corpus) => {
    const built = kept.get(corpus.hash) ?? build(corpus);
    kept.delete(corpus.hash);
    kept.set(corpus.hash, built);
    if (kept.size > CORPORA) {
      for (const [hash, oldest] of kept) {
        kept.delete(hash);
        discard(oldest);
        break;
      }
    }
    return built;
  };
}
