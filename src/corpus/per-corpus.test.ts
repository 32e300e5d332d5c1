import { expect, test } from "vitest";
import { createCorpus } from "./corpus.ts";
import { perCorpus } from "./per-corpus.ts";

const corpusOf = (content: string) => createCorpus([{ id: "a", title: "t", content }]);

test("is built once per content, not per corpus object", () => {
  let built = 0;
  const numberOf = perCorpus(() => built++);
  expect([corpusOf("x"), corpusOf("x"), corpusOf("y"), corpusOf("x")].map(numberOf)).toEqual([0, 0, 1, 0]);
});

test("the corpus that has gone unused longest is let go", () => {
  const discarded: string[] = [];
  const textOf = perCorpus(
    ({ texts }) => texts.join(),
    (text) => discarded.push(text),
  );
  for (const content of ["a", "b", "c", "d", "a", "e", "f"]) textOf(corpusOf(content));
  expect(discarded).toEqual(["b", "c"]);
});
