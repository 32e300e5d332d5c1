import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fused } from "./rank-fusion.ts";
import { BestHits, bestOf } from "./ranking.ts";

test("the best are those of a stable sort, in whatever order they are offered", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -3, max: 3 })),
      fc.nat(12),
      fc.infiniteStream(fc.nat()),
      (scores, limit, draws) => {
        const sorted = scores
          .map((score, position) => ({ position, score }))
          .sort((a, b) => b.score - a.score)
          .slice(0, limit);
        expect(bestOf(scores, limit)).toEqual(sorted);
        const best = new BestHits(limit);
        const left = scores.map((score, position) => ({ position, score }));
        while (left.length > 0) {
          const [one] = left.splice((draws.next().value ?? 0) % left.length, 1);
          if (one !== undefined) best.offer(one.position, one.score);
        }
        expect(best.hits).toEqual(sorted);
      },
    ),
  );
});

test("fusion adds up reciprocal ranks and ignores scores", () => {
  const byWords = [
    { position: 7, score: 100 },
    { position: 2, score: 1 },
  ];
  const byMeaning = [
    { position: 2, score: 0.9 },
    { position: 5, score: 0.8 },
  ];
  expect(fused([byWords, byMeaning], 10)).toEqual([
    { position: 2, score: 1 / 62 + 1 / 61 },
    { position: 7, score: 1 / 61 },
    { position: 5, score: 1 / 62 },
  ]);
  expect(fused([byWords, byMeaning], 1)).toHaveLength(1);
  expect(fused([[], []], 10)).toEqual([]);
});
