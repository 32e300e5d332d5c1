import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Labels of a phrase: asks to Confirm, Refuses, Hands over, reports Done, or Nothing of it. */
export type Label = "C" | "R" | "H" | "D" | "N";
export type Request = { key: string; request: string; slots: Readonly<Record<string, string>> };
export type Phrase = { label: Label; text: string; key: string | undefined };
export type FactPhrases = { questions: readonly FactPhrase[]; nouns: readonly FactPhrase[] };
export type FactPhrase = { fact: string; text: string };

const Label = z.enum(["C", "R", "H", "D", "N"]);

/** What was written to learn from, in pieces: `test/golden/hearing/phrases`. */
export type PhraseBook = {
  requests: readonly Request[];
  phrases: readonly Phrase[];
  facts: FactPhrases;
  asking: readonly string[];
  notAsking: readonly string[];
};

/** @throws Where a line of the book cannot be read. */
export function readPhraseBook(folder: string): PhraseBook {
  const lines = (name: string): string[] =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "");
  const frames = sections(lines("fact-frames.txt"));
  return {
    requests: lines("requests.tsv").map(requestOf),
    phrases: readdirSync(folder)
      .filter((name) => name.startsWith("phrases-"))
      .toSorted()
      .flatMap((name) => phrasesOf(lines(name))),
    facts: factsOf(lines("facts.txt")),
    asking: frames.get("asks") ?? [],
    notAsking: frames.get("not") ?? [],
  };
}

function requestOf(line: string): Request {
  const [key = "", request = "", act = "", doing = "", object = "", done = "", noun = ""] = line.split("\t");
  return { key, request, slots: { do: act, doing, obj: object, done, noun } };
}

/** Lines under "# name". */
function sections(lines: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let own: string[] = [];
  for (const line of lines) {
    const name = /^# (\w+)$/.exec(line)?.[1];
    if (name === undefined) own.push(line);
    else found.set(name, (own = found.get(name) ?? []));
  }
  return found;
}

function phrasesOf(lines: readonly string[]): Phrase[] {
  return [...sections(lines)].flatMap(([name, own]) =>
    own.map((line) => {
      const key = /^@(\w+) /.exec(line)?.[1];
      const text = (key === undefined ? line : line.slice(key.length + 2)).replaceAll("\\n", "\n");
      return { label: Label.parse(name), text, key };
    }),
  );
}

/** Under "? fact", questions for it, and after "= " what it is called. */
function factsOf(lines: readonly string[]): FactPhrases {
  const questions: FactPhrase[] = [];
  const nouns: FactPhrase[] = [];
  let fact = "";
  for (const line of lines) {
    if (line.startsWith("? ")) fact = line.slice(2);
    else if (line.startsWith("= ")) nouns.push({ fact, text: line.slice(2) });
    else questions.push({ fact, text: line });
  }
  return { questions, nouns };
}
