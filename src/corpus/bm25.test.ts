import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Bm25Index, bm25Words } from "./bm25.ts";

/** The formula written down plainly: every document is scored for every word of the query. */
function plainScores(texts: readonly string[], query: string): number[] {
  const documents = texts.map(bm25Words);
  const mean = documents.reduce((sum, words) => sum + words.length, 0) / documents.length;
  const idf = new Map<string, number>();
  for (const word of new Set(documents.flat())) {
    const containing = documents.filter((words) => words.includes(word)).length;
    idf.set(word, Math.log(documents.length - containing + 0.5) - Math.log(containing + 0.5));
  }
  const average = [...idf.values()].reduce((sum, value) => sum + value, 0) / idf.size;
  return documents.map((words) => {
    let score = 0;
    for (const word of bm25Words(query)) {
      const own = idf.get(word);
      if (own === undefined) continue;
      const frequency = words.filter((one) => one === word).length;
      const weight = own < 0 ? 0.25 * average : own;
      score += (weight * frequency * 2.5) / (frequency + 1.5 * (0.25 + (0.75 * words.length) / mean));
    }
    return score;
  });
}

const word = fc.constantFrom("fee", "wire", "Card", "the", "limit", "ß");
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(" "));
const texts = fc.array(text, { minLength: 1, maxLength: 15 });

describe("laws", () => {
  test("scores are those of the plain formula, and the list is ordered by them", () => {
    fc.assert(
      fc.property(texts, text, (some, query) => {
        fc.pre(query !== "");
        const scores = plainScores(some, query);
        const hits = new Bm25Index(some).search(query, some.length);
        expect(hits).toHaveLength(some.length);
        for (const { position, score } of hits) expect(score).toBeCloseTo(scores[position] ?? NaN, 9);
        for (const [rank, hit] of hits.entries()) {
          const next = hits[rank + 1];
          if (next === undefined) continue;
          expect(next.score).toBeLessThanOrEqual(hit.score);
          if (next.score === hit.score) expect(next.position).toBeGreaterThan(hit.position);
        }
      }),
    );
  });

  test("asking for fewer gives the head of the list, asking again the same", () => {
    fc.assert(
      fc.property(texts, text, fc.nat(20), (some, query, limit) => {
        const index = new Bm25Index(some);
        const all = index.search(query, 99);
        expect(index.search(query, limit)).toEqual(all.slice(0, limit));
        expect(index.search(query, 99)).toEqual(all);
      }),
    );
  });

  test("unknown words and the order of words change nothing", () => {
    fc.assert(
      fc.property(texts, fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), (some, query) => {
        const index = new Bm25Index(some);
        const hits = index.search(query.join(" "), 99);
        expect(index.search(`${query.join(" unheard-of ")} zzz`, 99)).toEqual(hits);
        const turned = index.search(query.toReversed().join("\n"), 99);
        for (const { position, score } of turned) {
          expect(score).toBeCloseTo(hits.find((hit) => hit.position === position)?.score ?? NaN, 9);
        }
      }),
    );
  });
});

test("a word counts as often as the query repeats it", () => {
  const index = new Bm25Index(["fee", "wire", "card", "limit"]);
  const [once] = index.search("fee", 1);
  const [twice] = index.search("fee FEE", 1);
  expect(twice?.score).toBeCloseTo(2 * (once?.score ?? NaN), 9);
});

test("a query of unknown words gives the first documents, a blank one none", () => {
  const index = new Bm25Index(["a", "b", "c"]);
  expect(index.search("xyz", 2)).toEqual([
    { position: 0, score: 0 },
    { position: 1, score: 0 },
  ]);
  expect(index.search(" \u00a0\n", 2)).toEqual([]);
});

test("documents with a negative score come after those with none", () => {
  // "a" is everywhere and "b" nearly: the mean idf is negative, and so is its share.
  const index = new Bm25Index(["a b", "a b", "a b", ""]);
  expect(index.search("a", 4).map(({ position }) => position)).toEqual([3, 0, 1, 2]);
});

test("words keep their punctuation and are split at Unicode white space", () => {
  expect(bm25Words("Fees:\u00a0$25,\u2003(max)\ufeffend\u001cnext")).toEqual([
    "fees:",
    "$25,",
    "(max)\ufeffend",
    "next",
  ]);
});

test("an empty corpus finds nothing", () => {
  expect(new Bm25Index([]).search("fee", 10)).toEqual([]);
});
