import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { bm25Of } from "../../src/corpus/bm25.ts";
import type { ConditionName } from "../../src/corpus/condition.ts";
import { createCorpus, type Corpus } from "../../src/corpus/corpus.ts";
import { Document } from "../../src/corpus/document.ts";
import { grep } from "../../src/corpus/grep.ts";
import { createKnowledge } from "../../src/corpus/knowledge.ts";
import type { Hit } from "../../src/corpus/ranking.ts";
import { referenceDir } from "../reference.ts";

/** Retrieval against vectors that the public harness (tau2 banking_knowledge) gave on its own 698 documents. */

const Ranked = z.array(z.object({ doc_id: z.string(), score: z.number() }));
const Vectors = z.object({
  corpus: z.object({ documents: z.number(), sha256_of_ids: z.string() }),
  bm25: z.array(z.object({ id: z.string(), query: z.string(), top10: Ranked })),
  grep: z.array(
    z.object({ id: z.string(), pattern: z.string(), matching_documents: z.number(), top10: Ranked }),
  ),
  grep_case_sensitive: z.array(z.object({ id: z.string(), pattern: z.string(), top10: Ranked })),
  tool_texts: z.array(
    z.object({
      tool: z.string(),
      arguments: z.record(z.string(), z.union([z.string(), z.number()])),
      text: z.string().optional(),
      ids: z.array(z.string()).optional(),
    }),
  ),
});

const reference = referenceDir();
const folder = reference === undefined ? undefined : join(reference, "tau2-banking");
const none = {
  corpus: { documents: 0, sha256_of_ids: "" },
  bm25: [],
  grep: [],
  grep_case_sensitive: [],
  tool_texts: [],
};
const vectors =
  folder === undefined
    ? none
    : Vectors.parse(JSON.parse(readFileSync(join(folder, "vectors/retrieval.json"), "utf8")));
const corpus = loadCorpus();

function loadCorpus(): Corpus {
  if (folder === undefined) return createCorpus([]);
  const documents = join(folder, "data/documents");
  return createCorpus(
    readdirSync(documents).map((file) =>
      Document.parse(JSON.parse(readFileSync(join(documents, file), "utf8"))),
    ),
  );
}

function expectRanking(hits: readonly Hit[], top10: z.infer<typeof Ranked>): void {
  expect(hits.map(({ position }) => corpus.documents[position]?.id)).toEqual(
    top10.map(({ doc_id }) => doc_id),
  );
  for (const [rank, { score }] of top10.entries()) {
    expect(Math.abs((hits[rank]?.score ?? NaN) - score)).toBeLessThan(1e-9);
  }
}

function found(pattern: string, options: { limit: number; caseSensitive?: boolean }): readonly Hit[] {
  const outcome = grep(corpus, pattern, options);
  if (outcome.type === "refused") throw new Error(outcome.because);
  return outcome.hits;
}

describe.skipIf(folder === undefined)(
  "retrieval as in the public harness (needs TELLERPROOF_REFERENCE)",
  () => {
    test("the corpus is in the same order", () => {
      const ids = corpus.documents.map(({ id }) => id);
      expect(ids).toHaveLength(vectors.corpus.documents);
      const hash = createHash("sha256").update(ids.join("\n")).digest("hex");
      expect(hash).toBe(vectors.corpus.sha256_of_ids);
    });

    test("all vectors are there", () => {
      expect(
        [vectors.bm25, vectors.grep, vectors.grep_case_sensitive, vectors.tool_texts].map(
          (all) => all.length,
        ),
      ).toEqual([94, 30, 5, 10]);
    });

    test.each(vectors.bm25)("BM25 $id: $query", ({ query, top10 }) => {
      expectRanking(bm25Of(corpus).search(query, 10), top10);
    });

    test.each(vectors.grep)("grep $id: $pattern", ({ pattern, matching_documents, top10 }) => {
      expectRanking(found(pattern, { limit: 10 }), top10);
      expect(found(pattern, { limit: 1000 })).toHaveLength(matching_documents);
    });

    test.each(vectors.grep_case_sensitive)("grep with case $id: $pattern", ({ pattern, top10 }) => {
      expectRanking(found(pattern, { limit: 10, caseSensitive: true }), top10);
    });

    const conditionOf: Record<string, ConditionName> = {
      KB_search: "bm25",
      KB_search_bm25: "all-tools",
      grep: "grep",
    };
    test.each(vectors.tool_texts)(
      "$tool answers $arguments",
      async ({ tool, arguments: args, text, ids }) => {
        const condition = conditionOf[tool] ?? "none";
        const { tools } = createKnowledge({ corpus, condition, requiredDocuments: [], seed: 0 });
        const outcome = await tools.find(({ spec }) => spec.name === tool)?.call(args);
        expect(outcome?.status).toBe("done");
        // The line of timings differs from run to run; ours has none.
        if (text !== undefined) expect(outcome?.text).toBe(text.replace(/\n\n\[Timing: .*\]$/, ""));
        if (ids === undefined) return;
        const retrieved = outcome?.effects.flatMap((effect) =>
          effect.type === "retrieved" ? effect.documents : [],
        );
        expect(retrieved).toEqual(ids);
      },
    );
  },
);
