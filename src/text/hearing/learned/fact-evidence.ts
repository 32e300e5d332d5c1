import { heardIn } from "../asked-facts.ts";
import { askingParts } from "../asking-parts.ts";
import type { Clause } from "../clause.ts";
import { factName } from "../fact-words.ts";
import { factsIn } from "../facts-in.ts";
import { hintedFact } from "../facts/hints.ts";
import type { Reading } from "../read-reply.ts";
import type { Topic } from "../topic.ts";
import { seenClauses, seenSentences, type Evidence, type SeenSentence } from "./sentence.ts";

/** A sentence or clause with what the rules find in it, and those beside it. */
type Part = { seen: SeenSentence; before: Found | undefined; after: Found | undefined } & Found;
type Found = {
  seen: SeenSentence;
  /** A rule says that it asks for something. */
  asks: boolean;
  /** Facts whose words stand in it, asked for or not. */
  named: ReadonlySet<string>;
  /** Facts that the rules say it asks for. */
  heard: ReadonlySet<string>;
  /** The fact that its question would most likely be about, if it named none. */
  hinted: ReadonlySet<string>;
};

/** Whether a reply asks for a fact by rules alone, and the features of its parts, two sets for each. */
export type FactEvidence = { byRule: boolean; parts: readonly (readonly Evidence[])[] };

/**
 * The features by which a reply is heard to ask for each of the wanted facts, for each of its parts two sets: whether the
 * part asks for anything, which is learned from all facts together, and whether it is about this one.
 */
export function factEvidence(
  reading: Reading,
  topic: Topic,
  wanted: ReadonlySet<string>,
): Map<string, FactEvidence> {
  const parts = partsOf(reading, topic, wanted);
  const asking = parts.map(askingFeatures);
  const asIfNamed = asking.map((features) => features.map((each) => `named:${each}`));
  const anywhere = {
    named: new Set(parts.flatMap(({ named }) => [...named])),
    heard: new Set(parts.flatMap(({ heard }) => [...heard])),
  };
  const partsFor = (fact: string): Evidence[][] =>
    parts.map((part, at) => [
      (part.named.has(fact) || part.heard.has(fact) ? asIfNamed : asking)[at] ?? [],
      aboutFeatures(fact, part, anywhere),
    ]);
  return new Map(
    Array.from(wanted, (fact) => [fact, { byRule: anywhere.heard.has(fact), parts: partsFor(fact) }]),
  );
}

function partsOf(reading: Reading, topic: Topic, wanted: ReadonlySet<string>): Part[] {
  const byRule = Map.groupBy(askingParts(reading, wanted), ({ clause }) => clause);
  const find = (seen: SeenSentence): Found => {
    const rules = seen.clauses.flatMap((clause) => byRule.get(clause) ?? []);
    return {
      seen,
      asks: rules.length > 0,
      named: unionOf(seen.clauses.map((clause) => namedIn(clause, wanted))),
      heard: unionOf(rules.map((part) => heardIn(part, reading, wanted))),
      hinted: new Set(seen.clauses.flatMap(({ head }) => hintedFact(head, wanted) ?? [])),
    };
  };
  const inOrder = (all: readonly Found[]): Part[] =>
    all.map((found, at) => ({ ...found, before: all[at - 1], after: all[at + 1] }));
  const sentences = inOrder(seenSentences(reading, topic).map(find));
  const clauses = inOrder(seenClauses(reading, topic).map(find)).filter(({ seen, before, after }) =>
    [before, after].some((each) => each?.seen.number === seen.number),
  );
  return [...sentences, ...clauses];
}

function namedIn(clause: Clause, wanted: ReadonlySet<string>): ReadonlySet<string> {
  const text = clause.block.kind === "row" ? clause.block.text : clause.text;
  return factsIn({ text, isQuestion: true, clause }, wanted);
}

function unionOf(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

function askingFeatures({ seen, asks, before, after }: Part): string[] {
  return [
    asks ? "asks" : "asks not",
    ...seen.form,
    ...wordsOf(seen),
    ...seen.kinds,
    ...beside(before, "before"),
    ...beside(after, "after"),
  ];
}

function beside(found: Found | undefined, side: string): string[] {
  if (found === undefined) return [`${side}:nothing`];
  const { seen, asks, named } = found;
  const features = [
    ...seen.kinds.filter((each) => each.startsWith("k:")),
    ...seen.form.filter((each) => each.startsWith("moods:") || each === "question"),
    `names ${atMostTwo(named.size)}`,
    ...(asks ? ["asks"] : []),
  ];
  return features.map((each) => `${side}:${each}`);
}

type Anywhere = Pick<Found, "named" | "heard">;

function aboutFeatures(fact: string, part: Part, anywhere: Anywhere): string[] {
  const name = factName(fact);
  const { seen, asks, named, heard, hinted, before } = part;
  const others = (facts: ReadonlySet<string>): number => facts.size - (facts.has(fact) ? 1 : 0);
  const standing = standingOf(fact, part, anywhere);
  const together = [
    `fact ${name}`,
    `asks ${asks}`,
    `beside ${atMostTwo(others(named))} ${atMostTwo(others(heard))}`,
    `anywhere ${atMostTwo(anywhere.named.size)} ${atMostTwo(anywhere.heard.size)} ${anywhere.heard.has(fact)}`,
    ...seen.form,
  ];
  return [
    standing,
    `fact ${name}`,
    `hinted ${hinted.has(fact)} ${hinted.size} ${others(named) > 0}`,
    ...together.map((each) => `${standing} ${each}`),
    ...seen.stems.map((each) => `${name} ${each}`),
    ...(before === undefined ? [] : wordsOf(before.seen)).map((each) => `${name} before:${each}`),
  ];
}

/** How near the rules come to saying that a part asks for a fact. */
function standingOf(fact: string, { heard, named, hinted }: Found, anywhere: Anywhere): string {
  if (heard.has(fact)) return "heard";
  if (named.has(fact)) return "named";
  if (hinted.has(fact)) return "hinted";
  if (named.size > 0) return "another";
  return anywhere.heard.has(fact) ? "elsewhere" : "none";
}

function wordsOf({ stems }: SeenSentence): string[] {
  return stems.filter((each) => each.startsWith("w:"));
}

function atMostTwo(count: number): number {
  return Math.min(2, count);
}
