import type { Clause } from "./clause.ts";
import { factsIn, opensWithFact, type Part } from "./facts-in.ts";
import { isOffer } from "./go-ahead.ts";
import { askedOfRow, asksForItsItems, isEmptyField, isFilledField, tellsItsItems } from "./lists.ts";
import type { Reading } from "./read-reply.ts";

const EXCLAIMS =
  /^(?:ooh|wow|oh|aha|yay|what an? \w+|how (?:nice|lovely|kind|exciting|sad)|congratulations|happy)\b(?! (?:is|are|do|does)\b)(?!.* (?:please|is)\b)/;
const DENIED = /^(?:(?:and|or|but) )?(?:not|never|no|nor|neither) /;

/** The clauses and rows of a reply that ask the caller to tell something. */
export function askingParts({ clauses }: Reading, wanted: ReadonlySet<string>): Part[] {
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
  /\b(?:confirm|tell me|say|state|remember|describe|explain|share) (?:me |us )?(?:why|what|where|when|who|whom|how|which|your|the (?:number|address|phone|name|date|code|last|email|zip|digits))\b|\b(?:can|could|may|might) (?:i|we) (?:[a-z]+ )?(?:have|get|know|ask|note|hear|trouble)\b(?! (?:it|this|that|them|the [\w ]+|a [\w ]+) (?:\w+ed|sent|paid|set)\b)|\b(?:note|write|put|ask|know|take|hear|learn)(?: down)? (?:why|what|where|when|who|whom|how|which|your)\b|\b(?:do|would|will) you (?:want|like|prefer|have) [\w' ]{2,60} or (?!not\b|no\b|shall\b|should\b)|\b(?:kis|kahan|kahaan|kaha|kab|kaun\w*|kitn[aei]|kyun|kyon|kaise|konsa|konsi)\b/;

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
  const next = clauses[at + 1];
  if (next?.sentence === clause.sentence && WE_ARE_DONE.test(next.text)) return opensWithFact(clause, wanted);
  const isCalledFor =
    clauses.some((each) => isAsking(each) && each.sentence === clause.sentence - 1) ||
    near.some(
      ({ role, text, sentence }) =>
        role === "purpose" ||
        (DENIED.test(text) && sentence === clause.sentence) ||
        /\blet us\b|\b(?:not|no) need\b|\blast (?:thing|one)\b|\b(?:need(?:ed)?|want|require|missing|left|remaining|not ask(?:ing)?)\b/.test(
          text,
        ),
    );
  if (!isCalledFor) return false;
  return opensWithFact(clause, wanted);
}

/** "Your home address and we're done." */
const WE_ARE_DONE =
  /^(?:and |then )?(?:we|that|it|i|you|off|on)\b.*\b(?:done|through|set|there|finished|good|all|ready|go|it)$/;

const IN_CONDITION =
  /^(?:but |and |only )?(?:once|as soon as|until|till|if|when|unless|after|before) (?:(?:you(?: could| can| would| will| just)? (?:tell|give|share|send|read|provide|confirm|let|text|type|enter))|(?:i|we)(?: only| just)? (?:have|know|get|hear|receive|see)\b(?! (?:sent|seen|found|checked|done|had|been)))/;

/** "Once I have your date of birth …", "if you give me the code …". */
function asksInCondition({ text, role }: Clause): boolean {
  return role !== "cause" && IN_CONDITION.test(text);
}
