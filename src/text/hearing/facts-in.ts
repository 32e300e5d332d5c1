import type { Clause } from "./clause.ts";
import { FACT_WORDS } from "./fact-words.ts";
import { ownWords } from "./facts/own-words.ts";

/** A clause that asks, and what of it is asked for. */
export type Part = { text: string; isQuestion: boolean; clause: Clause };

/**
 * The facts, of those wanted, that a part names. What has been understood as one is not read again as another: "the code on your phone" is no telephone number.
 */
export function factsIn({ text, isQuestion, clause }: Part, wanted: ReadonlySet<string>): Set<string> {
  const facts = new Set<string>();
  let left = text;
  const take = (pattern: RegExp | undefined, name: string | undefined): void => {
    if (pattern?.test(left) !== true) return;
    if (name !== undefined) facts.add(name);
    left = left.replace(everywhere(pattern), " # ");
  };
  for (const name of wanted) if (!WELL_KNOWN.has(name)) take(wordsOf(name), name);
  for (const { names, words, asked } of FACT_WORDS) {
    const name = names.find((each) => wanted.has(each));
    if (name === undefined && !CONSUMES.has(names[0])) continue;
    take(words, name);
    if (isQuestion || clause.mood === "request") take(asked, name);
  }
  return isOneQuestion(text, clause) ? mostParticular(facts) : facts;
}

/** One question word asks for one thing: "Where was the card when you saw it last?" */
function isOneQuestion(text: string, { head }: Clause): boolean {
  return ONE_WH.test(head) && !/\b(?:and|or|plus|aur|ya)\b|[,/&|]/.test(text);
}

const ONE_WH = /^(?:\w+ )?(?:what|when|where|which|who|whom|whose|why|how)\b/;
/** Facts whose words stand beside those of others. */
const GENERAL = ["reason", "when", "where", "amount", "account", "name", "merchant"];

function mostParticular(facts: Set<string>): Set<string> {
  for (const fact of GENERAL) if (facts.size > 1) facts.delete(fact);
  return facts;
}

const WELL_KNOWN = new Set(FACT_WORDS.flatMap(({ names }) => names));
const derived = new Map<string, RegExp>();

function wordsOf(name: string): RegExp {
  let found = derived.get(name);
  if (found === undefined) derived.set(name, (found = ownWords(name)));
  return found;
}

const global = new Map<RegExp, RegExp>();

function everywhere(pattern: RegExp): RegExp {
  let found = global.get(pattern);
  if (found === undefined) global.set(pattern, (found = new RegExp(pattern.source, "g")));
  return found;
}

/** Read even where the caller was not asked whether he knows them, since their words contain those of other facts. */
const CONSUMES = new Set<string | undefined>([
  undefined, "email", "code", "cvv", "upi_ref", "ifsc", "user_id", "last_four", "date_of_birth", "friend_name", "source", "address",
]); // prettier-ignore

/** Whether a clause starts with the name of a fact, or with no more than an article before it. */
export function opensWithFact(clause: Clause, wanted: ReadonlySet<string>): boolean {
  const place = firstFact(clause, wanted);
  return place !== undefined && NOUN_FIRST.test(clause.text.slice(0, place));
}

function firstFact(clause: Clause, wanted: ReadonlySet<string>): number | undefined {
  const places = FACT_WORDS.flatMap(({ names, words }) =>
    names.some((name) => wanted.has(name)) ? (words?.exec(clause.text)?.index ?? []) : [],
  );
  return places.length === 0 ? undefined : Math.min(...places);
}

const NOUN_FIRST =
  /^(?!let\b|thanks|sorry|done|sent|hold|here|got\b)(?:(?:just|only|then|and|plus|also|next|first|simply|or|both)[ ,]+)*(?:(?:the|your|a|an|that|ur|aapka|aapki|apna|apni) )?[\w' -]{0,16}$/;
