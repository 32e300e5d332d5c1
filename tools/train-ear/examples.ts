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

/** The files of labelled replies of the folder whose names begin as given, each with what is in it. */
export function labelledFiles(folder: string, start: string): { file: string; examples: Example[] }[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(start) && name.endsWith(".jsonl"))
    .toSorted()
    .map((file) => ({ file, examples: examplesIn(readFileSync(join(folder, file), "utf8")) }));
}

/** Labelled replies of the folder whose file names begin as given. */
export function labelledReplies(folder: string, start: string): Example[] {
  return labelledFiles(folder, start).flatMap(({ examples }) => examples);
}

function examplesIn(text: string): Example[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const { agent, situation, hears } = Labelled.parse(JSON.parse(line));
      return { reply: agent, situation, heard: hears };
    });
}

/** Replies made of phrases by one seed: such that do something, and such that ask for facts. */
export type Phrased = { acts: readonly Example[]; facts: readonly Example[]; seed: number };

/** Replies made of the phrase book's lines. Other seeds make others. */
export function phrasedReplies(folder: string, seed: number): Phrased {
  const book = readPhraseBook(folder);
  return {
    acts: actExamples({ book, draw: drawBy(seeded(seed)) }),
    facts: factExamples({ book, draw: drawBy(seeded(seed + 1000)) }),
    seed,
  };
}
