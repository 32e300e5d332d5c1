import { describe, expect, test } from "vitest";
import { createCorpus } from "./corpus.ts";
import { embeddedDocuments, type Embeddings } from "./embedded-documents.ts";

const corpus = createCorpus([
  { id: "a", title: "Cats", content: "meow" },
  { id: "b", title: "Dogs", content: "woof" },
]);

/** Counts letters: enough to tell cats from dogs. Notes what it was asked. */
function letterModel(fail: () => boolean = () => false) {
  const asked: string[] = [];
  const embed: Embeddings["embed"] = async (texts) => {
    if (fail()) throw new Error("provider down");
    asked.push(...texts);
    return texts.map((text) =>
      Array.from("catsdogmew", (letter) => text.toLowerCase().split(letter).length - 1),
    );
  };
  return { asked, embed };
}

test("documents are embedded once, title and text, also for searches at the same time", async () => {
  const { asked, embed } = letterModel();
  const embeddings = { model: "letters", embed };
  const searches = await Promise.all(
    ["a cat", "some dogs", "a cat"].map((query) => embeddedDocuments(corpus, embeddings).search(query, 1)),
  );
  expect(searches.map(([hit]) => hit?.position)).toEqual([0, 1, 0]);
  expect(asked.filter((text) => text.includes("\n"))).toEqual(["Cats\n\nmeow", "Dogs\n\nwoof"]);
});

test("what the cache has is not paid for again, and models do not share it", async () => {
  const stored = new Map<string, readonly number[]>();
  const cache = {
    get: (hash: string) => stored.get(hash),
    put: (hash: string, vector: readonly number[]) => void stored.set(hash, vector),
  };
  const first = letterModel();
  await embeddedDocuments(corpus, { model: "letters", embed: first.embed, cache }).search("cat", 1);
  const second = letterModel();
  const [hit] = await embeddedDocuments(corpus, { model: "letters", embed: second.embed, cache }).search(
    "cat",
    1,
  );
  expect(hit?.position).toBe(0);
  expect(first.asked).toHaveLength(3);
  expect(second.asked).toEqual([]);
  const other = letterModel();
  await embeddedDocuments(corpus, { model: "other", embed: other.embed, cache }).search("cat", 1);
  expect(other.asked).toHaveLength(3);
});

test("a failure is passed on and not kept", async () => {
  let down = true;
  const embeddings = { model: "letters", embed: letterModel(() => down).embed };
  await expect(embeddedDocuments(corpus, embeddings).search("cat", 1)).rejects.toThrow("provider down");
  down = false;
  await expect(embeddedDocuments(corpus, embeddings).search("cat", 1)).resolves.toHaveLength(1);
});

describe("answers that cannot be right are faults, not vectors", () => {
  test.each([
    ["too few", async () => [[1]]],
    ["not numbers", async (texts: readonly string[]) => texts.map(() => [NaN])],
    [
      "of different sizes",
      async (texts: readonly string[]) => texts.map((text) => Array.from(text, () => 1)),
    ],
  ])("%s", async (_, embed) => {
    const corpusOfTwo = createCorpus([
      { id: "a", title: "x", content: "short" },
      { id: "b", title: "x", content: "much longer" },
    ]);
    await expect(embeddedDocuments(corpusOfTwo, { model: "m", embed }).search("q", 1)).rejects.toThrow(
      RangeError,
    );
  });
});
