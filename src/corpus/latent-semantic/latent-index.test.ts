import { expect, test } from "vitest";
import { createCorpus } from "../corpus.ts";
import { LatentIndex } from "./latent-index.ts";

const corpus = createCorpus([
  { id: "d1", title: "Automobile", content: "car engine wheel automobile garage" },
  { id: "d2", title: "Driving", content: "automobile engine road garage" },
  { id: "d3", title: "Vehicle", content: "car wheel road engine" },
  { id: "d4", title: "Baking", content: "flour oven bread yeast" },
  { id: "d5", title: "Pastry", content: "flour butter oven sugar" },
  { id: "d6", title: "Bread", content: "bread yeast butter crust" },
]);

test("a document of the same subject is found without a shared word", () => {
  const hits = new LatentIndex(corpus).search("yeast", 6);
  expect(corpus.documents[hits[0]?.position ?? 0]?.content).toContain("yeast");
  // "Pastry" has no yeast, but bread and butter like those that do: nearer than anything about cars.
  const ranks = hits.map(({ position }) => corpus.documents[position]?.id);
  expect(new Set(ranks.slice(0, 3))).toEqual(new Set(["d4", "d5", "d6"]));
});

test("each document is nearest to its own text", () => {
  const index = new LatentIndex(corpus);
  for (const [position, text] of corpus.texts.entries()) {
    const [hit] = index.search(`${corpus.documents[position]?.title} ${text}`, 1);
    expect(hit?.position).toBe(position);
    expect(hit?.score).toBeCloseTo(1, 5);
  }
});

test("two fits of the same corpus agree to the last bit", () => {
  const query = "butter for the garage";
  expect(new LatentIndex(corpus).search(query, 6)).toEqual(new LatentIndex(corpus).search(query, 6));
});

test("unknown words find nothing; tiny corpora work", () => {
  expect(new LatentIndex(corpus).search("xylophone", 6)).toEqual([]);
  expect(new LatentIndex(createCorpus([])).search("car", 6)).toEqual([]);
  const one = new LatentIndex(createCorpus([{ id: "a", title: "Only", content: "car" }]));
  expect(one.search("car", 6).map(({ position }) => position)).toEqual([0]);
});
