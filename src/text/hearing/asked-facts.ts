import type { Clause } from "./clause.ts";
import { FACT_WORDS } from "./fact-words.ts";
import { ownWords } from "./facts/own-words.ts";
import { isOffer } from "./go-ahead.ts";
import { askedOfRow, asksForItsItems, isEmptyField, isFilledField, tellsItsItems } from "./lists.ts";
import type { Reading } from "./read-reply.ts";

type Part = { text: string; isQuestion: boolean; clause: Clause };

/** "What is it?", "read it to me": the fact was named before. */
const ANAPHOR =
  /^(?:what(?: is| are| does| do| was) (?:it|they|that|those)(?: (?:say|read|please))?|which (?:one|ones|is it)|what is (?:in|on) it|(?:tell|give|read|say|send|type|repeat|share|enter|spell|pass)(?: (?:it|them|that|me|us|out|to|again|in|here|once|more|back|the|same|this|please))+|(?:dono |woh |wo |sab |yeh )?(?:bol|bata|share kar|bhej|de|batay|bataiy)\w* ?(?:dijiye|dijiyega|do|dena|den|dein|ye|e|na)?|(?:[\w' ]{0,60} )?(?:read|hear|have|tell me|give me|send me|enter|type|share|repeat) (?:it|them|that|the same)\b.*)$/;
const EXCLAIMS =
  /^(?:ooh|wow|oh|aha|yay|what an? \w+|how (?:nice|lovely|kind|exciting|sad)|congratulations|happy)\b(?! (?:is|are|do|does)\b)(?!.* (?:please|is)\b)/;
const DENIED = /^(?:not|never|no) /;
/** How far back "it" may point, in clauses. */
const FAR = 6;

/** The facts, of those named, that a reply asks the caller for. Any names may be given; sorted, each once. */
export function requestedFacts(reading: Reading, names: readonly string[]): string[] {
  const wanted = new Set(names);
  const found = new Set<string>();
  for (const part of askingParts(reading, wanted)) {
    const facts = factsIn(part, wanted);
    const heard =
      facts.size === 0 && ANAPHOR.test(part.clause.head) ? referredTo(part.clause, reading, wanted) : facts;
    for (const fact of heard) found.add(fact);
  }
  return [...found].toSorted();
}

function askingParts({ clauses }: Reading, wanted: ReadonlySet<string>): Part[] {
  const isBare = isBareList(clauses, wanted);
  return clauses.flatMap((clause, at) => {
    const row = clause.block.kind === "row" ? askedOfRow(clause.block) : undefined;
    if (row !== undefined) return [{ text: row, isQuestion: false, clause }];
    if (clause.block.kind === "row") return [];
    if (DENIED.test(clause.text) || offersAct(clause) || EXCLAIMS.test(clause.text)) return [];
    if (clause.block.kind === "item" && clause.mood !== "question" && tellsItsItems(clause.block.lead))
      return [];
    const isFirst = clauses[at - 1]?.block !== clause.block;
    const isAsked =
      isAsking(clause) ||
      asksInCondition(clause) ||
      isEmptyField(clause.block) ||
      (isBare && clause.block.kind !== "heading") ||
      (isItem(clause) && (isFirst || clause.mood === "fragment")) ||
      (clause.block.kind === "item" && isFirst && WH_ITEM.test(clause.text)) ||
      isBareNoun(clause, { clauses, at, wanted });
    return isAsked ? [{ text: clause.text, isQuestion: clause.mood === "question", clause }] : [];
  });
}

/** "Shall I send it?", but not "May I note down why?", "Do you want it by post or by courier?", "Kahan bhej doon?". */
function offersAct(clause: Clause): boolean {
  return isOffer(clause) && !ASKS_WITHIN.test(clause.text);
}

const ASKS_WITHIN =
  /\b(?:note|write|put|ask|know|take|hear|learn)(?: down)? (?:why|what|where|when|who|whom|how|which|your)\b|\b(?:do|would|will) you (?:want|like|prefer|have) [\w' ]{2,60} or (?!not\b|no\b|shall\b|should\b)|\b(?:kis|kahan|kahaan|kaha|kab|kaun\w*|kitn[aei]|kyun|kyon|kaise|konsa|konsi)\b/;

/** "Date of birth. Address.": nothing but names of facts. */
function isBareList(clauses: readonly Clause[], wanted: ReadonlySet<string>): boolean {
  return clauses.every(
    (clause) =>
      clause.mood === "fragment" &&
      clause.block.kind !== "row" &&
      !isFilledField(clause.block) &&
      clause.text.split(" ").length <= 7 &&
      (clause.text.split(" ").length <= 2 ||
        (opensWithFact(clause, wanted) &&
          factsIn({ text: clause.text, isQuestion: false, clause }, wanted).size > 0)) &&
      !EXCLAIMS.test(clause.text),
  );
}

function isAsking({ mood, role }: Clause): boolean {
  return role === "main" && (mood === "question" || mood === "request");
}

/** "- which picture on it": an item that opens so asks, unless its list tells. */
const WH_ITEM =
  /^(?:(?:in|on|at|to|from|for|by|with) )?(?:what|which|who|whom|whose|how|when|where)\b(?! (?:a|an)\b)/;

function isItem({ block }: Clause): boolean {
  return block.kind === "item" && asksForItsItems(block.lead);
}

type Around = { clauses: readonly Clause[]; at: number; wanted: ReadonlySet<string> };

/** "… so that I know it's you: the day you were born": what stands alone beside something that is asked. */
function isBareNoun(clause: Clause, { clauses, at, wanted }: Around): boolean {
  if (clause.mood !== "fragment" || clause.role !== "main" || clause.block.kind !== "prose") return false;
  const near = clauses.slice(Math.max(0, at - 3), at);
  const isCalledFor =
    clauses.some((each) => isAsking(each) && each.sentence === clause.sentence - 1) ||
    near.some(
      ({ role, text }) =>
        role === "purpose" ||
        /\blet us\b|\b(?:not|no) need\b|\blast (?:thing|one)\b|\b(?:need(?:ed)?|want|require|missing|left|remaining|not ask(?:ing)?)\b/.test(
          text,
        ),
    );
  if (!isCalledFor) return false;
  return opensWithFact(clause, wanted);
}

function opensWithFact(clause: Clause, wanted: ReadonlySet<string>): boolean {
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
  /^(?:(?:just|only|then|and|plus|also|next|first|simply|or|both)[ ,]+)*(?:(?:the|your|a|an|that|ur|aapka|aapki|apna|apni) )?[\w' -]{0,16}$/;

const IN_CONDITION =
  /^(?:but |and |only )?(?:once|as soon as|until|till|if|when|unless|after|before) (?:(?:you(?: could| can| would| will| just)? (?:tell|give|share|send|read|provide|confirm|let|text|type|enter))|(?:i|we)(?: only| just)? (?:have|know|get|hear|receive|see)\b(?! (?:sent|seen|found|checked|done|had|been)))/;

/** "Once I have your date of birth …", "if you give me the code …". */
function asksInCondition({ text, role }: Clause): boolean {
  return role !== "cause" && IN_CONDITION.test(text);
}

/** What has been understood as one fact is not read again as another: "the code on your phone" is no telephone number. */
function factsIn({ text, isQuestion, clause }: Part, wanted: ReadonlySet<string>): Set<string> {
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

/** A code by text may be spoken of as the text that it comes in. */
const CARRIES_CODE = /\b(?:text|sms|message|six digits|pin)\b/;

/** The fact that was last named before, in whatever mood. */
function referredTo(clause: Clause, { clauses }: Reading, wanted: ReadonlySet<string>): Set<string> {
  const at = clauses.indexOf(clause);
  for (let back = at - 1; back >= 0 && back >= at - FAR; back -= 1) {
    const before = clauses[back];
    if (before === undefined) break;
    const facts = factsIn({ text: before.text, isQuestion: false, clause: before }, wanted);
    if (facts.size > 0) return facts;
    if (CARRIES_CODE.test(before.text) && wanted.has("code")) return new Set(["code"]);
  }
  return new Set();
}
