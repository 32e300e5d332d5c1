import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InputError } from "../contract/errors.ts";
import { createCorpus, positionsOf } from "./corpus.ts";
import type { Document } from "./document.ts";

const named = (id: string, more: Partial<Document> = {}): Document => ({
  id,
  title: `Title of ${id}`,
  content: `Content of ${id}`,
  ...more,
});

function problemsOf(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error.problems.map(({ path, problem }) => `${path}: ${problem}`);
    throw error;
  }
  return [];
}

test("the order of documents is that of their ids, whatever order they come in", () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[a-zA-Z0-9(+_][a-zA-Z0-9()+_-]{0,6}$/), { maxLength: 12 });
  fc.assert(
    fc.property(ids, fc.nat(), (some, turn) => {
      const documents = some.map((id) => named(id));
      const turned = [...documents.slice(turn % 12), ...documents.slice(0, turn % 12)];
      const corpus = createCorpus(turned);
      expect(corpus.documents.map(({ id }) => id)).toEqual([...some].sort());
      expect(corpus.hash).toBe(createCorpus(documents).hash);
      for (const [position, { id }] of corpus.documents.entries()) {
        expect(corpus.positions.get(id)).toBe(position);
        expect(corpus.texts[position]).toBe(`Content of ${id}`);
      }
    }),
  );
});

test("every field is part of the hash; how an object was written is not", () => {
  const base = createCorpus([named("a"), named("b")]).hash;
  const changes: Partial<Document>[] = [
    { title: "Other" },
    { content: "Other" },
    { checklist: ["Step"] },
    { effectiveFrom: "2026-01-01" },
    { effectiveTo: "2026-01-01" },
    { supersededBy: "b" },
  ];
  const hashes = changes.map((change) => createCorpus([named("a", change), named("b")]).hash);
  expect(new Set([base, ...hashes]).size).toBe(7);
  const turned = { content: "Content of a", title: "Title of a", id: "a" };
  expect(createCorpus([turned, named("b")]).hash).toBe(base);
});

describe("what cannot be right is refused, all of it at once", () => {
  test("ids, dates and successors", () => {
    const documents = [
      named("a"),
      named("a"),
      named("b", { effectiveFrom: "2026-02-01", effectiveTo: "2026-01-31" }),
      named("c", { supersededBy: "nowhere" }),
      named("d", { supersededBy: "d" }),
      named("e", { supersededBy: "a" }),
    ];
    expect(problemsOf(() => createCorpus(documents))).toEqual([
      "a: two documents have this id",
      "b.effectiveTo: ends before 2026-02-01",
      "c.supersededBy: no other document of the corpus has this id",
      "d.supersededBy: no other document of the corpus has this id",
    ]);
  });

  test("names of documents that are not there", () => {
    const corpus = createCorpus([named("a"), named("b")]);
    expect(problemsOf(() => positionsOf(corpus, ["b", "x", "Title of y"]))).toEqual([
      "requiredDocuments: no document of the corpus has this id or title",
      "requiredDocuments: no document of the corpus has this id or title",
    ]);
  });
});

test("documents are named by id or title, and each counts once", () => {
  const corpus = createCorpus([named("a"), named("b"), named("c")]);
  expect(positionsOf(corpus, ["c", "Title of a", "a"])).toEqual([2, 0]);
});
