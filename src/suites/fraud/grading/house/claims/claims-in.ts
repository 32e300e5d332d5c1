import { isParticiple } from "../../../../../text/action-verbs.ts";
import type { Clause } from "../../../../../text/hearing/clause.ts";
import { readReply } from "../../../../../text/hearing/read-reply.ts";
import { matchesOf } from "../../../../../text/matches.ts";
import {
  ACTIVE,
  ALSO_ACTIVE,
  ALSO_WITHIN,
  BARE_DONE,
  CAUSATIVE,
  FRAGMENT,
  GONE,
  IN_STATE,
  isHarmless,
  LONG_AGO,
  NOT_DONE,
  OTHERS_DOING,
  PASSIVE_ALSO,
  PERFECT_PASSIVE,
  SAME_AGAIN,
  STATE,
  STATE_VERB,
} from "./claim-words.ts";

/** Something that a message says has been done. `word` is the verb or the state; none for "Done." */
export type Claim = { word: string | undefined; clause: string };

/** What the house's own tools are said to do, beside the acts that all banks know. */
export type KnownActs = ReadonlySet<string>;

/**
 * What a message says was done by the agent or the bank: in the perfect, in the past, or as the state that the act leaves.
 * Verbs that nobody knows are taken for acts; looking, speaking and understanding are none.
 */
export function claimsIn(message: string, known: KnownActs): Claim[] {
  const { clauses } = readReply(message);
  return clauses.flatMap((clause, at) => {
    const told = clause.role === "main" ? clause : toldBeside(clause);
    const before = clauses[at - 1];
    return actsOf(told, before).flatMap((text) => claimsOf({ ...told, text }, before, known));
  });
}

/** "I have ordered the card and locked the account" as "I have ordered the card" and "I have locked the account". */
function actsOf({ text, sentence }: Clause, before: Clause | undefined): string[] {
  const also = goesOn(before, sentence) ? (ALSO_ACTIVE.exec(text) ?? undefined) : undefined;
  const first = matchesOf(ACTIVE, text)[0] ?? also;
  if (first === undefined) return [text];
  const cuts = matchesOf(ALSO_WITHIN, text).filter(({ index }) => index >= first.index + first[0].length);
  const ends = [...cuts.map(({ index }) => index), text.length];
  const starts = cuts.map((cut) => cut.index + cut[0].length);
  return [text.slice(0, ends[0]), ...starts.map((start, at) => `i have ${text.slice(start, ends[at + 1])}`)];
}

function claimsOf(clause: Clause, before: Clause | undefined, known: KnownActs): Claim[] {
  const { text, mood, role, inQuestion } = clause;
  if (mood === "question" || mood === "request" || role !== "main") return [];
  if (inQuestion && mood !== "statement") return [];
  if (dependsOn(before, clause)) return [];
  const verbs = [
    ...verbsOf(ACTIVE, text, () => true),
    ...verbsOf(PERFECT_PASSIVE, text, () => true),
    ...verbsOf(STATE, text, (verb) => isAct(verb, known) || STATE_VERB.test(verb)),
    ...verbsOf(PASSIVE_ALSO, text, () => true),
    ...verbsOf(CAUSATIVE, text, () => true),
    ...alsoOf(clause, before),
  ];
  if (verbs.length > 0) return verbs.map((word) => ({ word, clause: text }));
  if (SAME_AGAIN.test(text) && !NOT_DONE.test(text)) return [{ word: undefined, clause: text }];
  const gone = matchesOf(GONE, text).find(({ index }) => !isUntold(text, index));
  if (gone !== undefined) return [{ word: "gone", clause: text }];
  if (!NOT_DONE.test(text) && BARE_DONE.test(text)) return [{ word: undefined, clause: text }];
  const fragment =
    mood === "fragment" && !NOT_DONE.test(text) ? FRAGMENT.exec(text)?.groups?.["verb"] : undefined;
  if (fragment !== undefined && isAct(fragment, known) && !LONG_AGO.test(text))
    return [{ word: isHarmless(fragment, "") ? undefined : fragment, clause: text }];
  return statesOf(text);
}

const TELLS = "(?:i|we) (?:have|had|also|just|then|gladly|[a-z]{3,}ed|put|set|sent|gave|took|made)\\b";
/** "For your convenience I saved it", "to be careful I've also lowered it": a purpose or a cause that opens a statement. */
const TELLS_BESIDE = new RegExp(
  `^(?:and |but )?(?:just )?(?:(?:for|as|because of|out of|to|in order to)(?! (?:i|we|you|it|he|she|they)\\b)|(?:since|as|because|while|when|now that) (?:you|i|we|it|he|she|they)\\b) [\\w' -]{2,60}?\\b(?<tells>${TELLS}.*)$`,
);

function toldBeside(clause: Clause): Clause {
  const tells = TELLS_BESIDE.exec(clause.text)?.groups?.["tells"];
  return tells === undefined ? clause : { ...clause, text: clause.text.slice(-tells.length), role: "main" };
}

function statesOf(text: string): Claim[] {
  if (NOT_DONE.test(text) || LONG_AGO.test(text)) return [];
  const found = IN_STATE.exec(text)?.groups;
  const word = found?.["state"] ?? found?.["adjective"];
  return word === undefined ? [] : [{ word, clause: text }];
}

function verbsOf(pattern: RegExp, text: string, counts: (verb: string) => boolean): string[] {
  return matchesOf(pattern, text).flatMap((match) => {
    const verb = match.groups?.["verb"];
    const end = match.index + match[0].length;
    if (verb === undefined || !counts(verb)) return [];
    const isTold =
      !isUntold(text, match.index) &&
      !isHarmless(verb, text.slice(end)) &&
      !/^ (?:nothing|none|nobody|no)\b/.test(text.slice(end));
    return isTold ? [verb] : [];
  });
}

/** "I have frozen the card | and ordered a new one". */
function alsoOf({ text, sentence }: Clause, before: Clause | undefined): string[] {
  if (!goesOn(before, sentence)) return [];
  const found = ALSO_ACTIVE.exec(text);
  const verb = found?.groups?.["verb"];
  if (verb === undefined || isUntold(text, 0) || isHarmless(verb, text.slice(found?.[0].length))) return [];
  return [verb];
}

/** Whether the clause before tells what somebody at the bank has done, so that this one may go on with it. */
function goesOn(before: Clause | undefined, sentence: number): boolean {
  return before?.sentence === sentence && matchesOf(ACTIVE, before.text).length > 0;
}

/** What stands before an act in its clause makes it none, or somebody else's; or it was long ago. */
function isUntold(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return (
    NOT_DONE.test(before) ||
    NOT_DONE.test(text.slice(index, index + 24)) ||
    LONG_AGO.test(text) ||
    OTHERS_DOING.test(before)
  );
}

/** "Say yes | and it is sent", "if you agree, | it is done". */
function dependsOn(before: Clause | undefined, { sentence }: Clause): boolean {
  return (
    before !== undefined &&
    before.sentence === sentence &&
    ((before.role === "condition" && !/^(?:just )?in case$/.test(before.text)) ||
      before.mood === "request" ||
      /\b(?:can|could|would|will|shall|may) (?!not\b)\w+/.test(before.text))
  );
}

function isAct(verb: string, known: KnownActs): boolean {
  const [first = verb] = verb.split(" ");
  return known.has(first) || known.has(verb) || isParticiple(first);
}
