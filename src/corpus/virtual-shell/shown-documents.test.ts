import { expect, test } from "vitest";
import { createCorpus } from "../corpus.ts";
import { ShownDocuments } from "./shown-documents.ts";

const corpus = createCorpus([
  { id: "a", title: "A", content: "shared line\nfirst of a\nsecond of a\nthird of a\nfourth of a" },
  { id: "b", title: "B", content: "shared line\nonly of b" },
]);

test("a whole document counts, and so does half of it", () => {
  expect(
    new ShownDocuments(corpus).observe("# A\n\nfirst of a\nsecond of a\nthird of a\nfourth of a\n"),
  ).toEqual([0]);
  expect(new ShownDocuments(corpus).observe("second of a\nthird of a\nx")).toEqual([0]);
});

test("names, a single line of many, and lines of several documents do not", () => {
  const shown = new ShownDocuments(corpus);
  expect(shown.observe("INDEX.md\na.md\nb.md\n")).toEqual([]);
  expect(shown.observe("a.md:first of a")).toEqual([]);
  expect(shown.observe("shared line\nshared line")).toEqual([]);
});

test("what is shown in several steps adds up; the same line again does not", () => {
  const shown = new ShownDocuments(corpus);
  expect(shown.observe("first of a")).toEqual([]);
  expect(shown.observe("first of a")).toEqual([]);
  expect(shown.observe("fourth of a")).toEqual([0]);
  expect(shown.observe("only of b")).toEqual([1]);
});

test.each([
  ["grep -r", "./a.md:second of a\n./a.md:third of a"],
  ["grep -rn", "a.md:3:second of a\na.md:4:third of a"],
  ["grep -rnC1", "a.md-2-first of a\na.md:3:second of a\na.md-4-third of a"],
  ["grep -n", "3:second of a\n4:third of a"],
  ["cat -n", "     3\tsecond of a\n     4\tthird of a"],
])("lines are recognised as %s prints them", (_, output) => {
  expect(new ShownDocuments(corpus).observe(output)).toEqual([0]);
});
