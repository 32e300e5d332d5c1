import type { Clause } from "../clause.ts";
import type { Reading } from "../read-reply.ts";
import type { Topic } from "../topic.ts";
import { stem } from "./stem.ts";
import { classOf } from "./word-classes.ts";

/** A feature of a sentence, in the form in which the learned weights name it. */
export type Evidence = readonly string[];

/** A sentence of a reply with what can be seen in it: how it is built, and the words in it. */
export type SeenSentence = {
  clauses: readonly Clause[];
  number: number;
  /** Mood, role, layout, length, and the words that introduce the list it is in. */
  form: Evidence;
  /** Stems, one and two at a time. */
  stems: Evidence;
  /** Classes of words, one and two at a time. */
  kinds: Evidence;
};

const TOKEN = /[a-z][a-z'/-]*[a-z]|[a-z]|[$₹]?\d[\d.,:/-]*\w*|[?!]| , /g;
/** Classes whose words stay what they are, even where the caller's request has them. */
const FUNCTION = new Set(
  "we you not can will be have do it let may must done_word us our your they if".split(" "),
);
const SHORT = new Set(
  "a an the and or but to of in on at for with from by so then as up out off about into no than there here just only too also even before after while".split(
    " ",
  ),
);
const PARTICIPLE = /(?:ed|en|t|nt|id|ne|de|wn)$/;

/** The sentences of a reply, in order. */
export function seenSentences({ clauses }: Reading, topic: Topic): SeenSentence[] {
  const sentences = Map.groupBy(clauses, ({ sentence }) => sentence);
  return [...sentences.values()].map((own) => seen(own, topic));
}

/** The clauses of a reply, in order, each seen as a sentence of its own. */
export function seenClauses({ clauses }: Reading, topic: Topic): SeenSentence[] {
  return clauses.map((clause) => seen([clause], topic));
}

function seen(own: readonly Clause[], topic: Topic): SeenSentence {
  const number = own[0]?.sentence ?? 0;
  const text = own.map((clause) => clause.text).join(" , ") + (own[0]?.inQuestion === true ? " ?" : "");
  const words = wordsOf(text);
  const kinds = words.map((word) => kindOf(word, topic));
  const stems = words.map((word) => (/\d/.test(word) ? "0" : stem(word)));
  return {
    clauses: own,
    number,
    form: formOf(own, words.length),
    stems: [...singles("w", stems), ...runs("w2", stems)],
    kinds: [...singles("k", kinds), ...runs("k2", kinds)],
  };
}

function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(TOKEN), ([word]) => word.trim());
}

/** What a word is in this reply: a word of the request, an act that was asked for, a class, or a form. */
function kindOf(word: string, topic: Topic): string {
  if (word === "," || word === "?" || word === "!") return word;
  if (/\d/.test(word)) return topic.words.test(word) ? "TOPIC0" : "0";
  const known = classOf(word);
  if (known !== undefined && FUNCTION.has(known)) return known;
  if (PARTICIPLE.test(word) && topic.done.test(word)) return "DONE";
  if (topic.own.test(word)) return "ACT";
  if (known !== undefined) return known;
  if (topic.words.test(word)) return "TOPIC";
  if (word.endsWith("ed")) return "xed";
  if (word.endsWith("ing")) return "xing";
  return SHORT.has(word) ? word : "x";
}

function formOf(clauses: readonly Clause[], length: number): string[] {
  const [first] = clauses;
  if (first === undefined) return [];
  const moods = clauses.map(({ mood, role }) => (role === "main" ? mood : role));
  const lead = first.block.lead === undefined ? [] : wordsOf(first.block.lead);
  return [
    `block:${first.block.kind}`,
    `moods:${moods.slice(-3).join("-")}`,
    ...new Set(moods.map((mood) => `mood:${mood}`)),
    ...(first.inQuestion ? ["question"] : []),
    `length:${Math.min(6, Math.ceil(length / 4))}`,
    ...(lead.length === 0
      ? []
      : ["led", ...new Set(lead.map((word) => `lead:${classOf(word) ?? stem(word)}`))]),
  ];
}

function singles(name: string, tokens: readonly string[]): string[] {
  return Array.from(new Set(tokens), (token) => `${name}:${token}`);
}

function runs(name: string, tokens: readonly string[]): string[] {
  const padded = ["^", ...tokens, "$"];
  return [...new Set(padded.slice(1).map((token, at) => `${name}:${padded[at]} ${token}`))];
}
