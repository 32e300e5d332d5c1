import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Heard, Situation } from "../../src/contract/ear.ts";
import { actExamples } from "./act-examples.ts";
import { factExamples } from "./fact-examples.ts";
import { readPhraseBook } from "./phrase-book.ts";
import { seeded } from "./seeded.ts";
import { drawBy, type Example } from "./speaker.ts";

const Labelled = z.object({ agent: z.string(), situation: Situation, hears: Heard });

/** Labelled replies of the folder whose file names begin as given. */
export function labelledReplies(folder: string, start: string): Example[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(start) && name.endsWith(".jsonl"))
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const { agent, situation, hears } = Labelled.parse(JSON.parse(line));
      return { reply: agent, situation, heard: hears };
    });
}

/** Replies made of phrases by one seed. */
export type Phrased = { examples: readonly Example[]; seed: number };

/** Replies made of the phrase book's lines: such that do something, and such that ask for facts. Other seeds make others. */
export function phrasedReplies(folder: string, seed: number): Phrased {
  const book = readPhraseBook(folder);
  const acts = actExamples({ book, draw: drawBy(seeded(seed)) });
  const facts = factExamples({ book, draw: drawBy(seeded(seed + 1000)) });
  return { examples: [...acts, ...facts], seed };
}
