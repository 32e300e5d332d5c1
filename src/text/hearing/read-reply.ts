import { remember } from "../remember.ts";
import { splitSentences } from "../sentences.ts";
import type { Clause, Mood } from "./clause.ts";
import { evenSpelling } from "./even-spelling.ts";
import { layOut, type Block } from "./lay-out.ts";
import { moodOf, roleOf, withoutOpeners } from "./moods.ts";
import { splitClauses } from "./split-clauses.ts";

/** A reply as it is heard: its clauses in order, each with what it does. */
export type Reading = { clauses: readonly Clause[] };

/** What the agent quotes is not what he says; what the caller is to type is kept as a word. */
const QUOTED = /"[^"\n]{1,300}"|(?<![\w])'[^'\n]{2,120}'(?!\w)/g;
const NO_STOP = /\b(no|not possible)\.(?=\s+[a-z])/g;

/** Reads a reply once for all that is heard in it; the last few readings are remembered. */
export const readReply: (reply: string) => Reading = remember((reply) => {
  const even = evenSpelling(reply).replace(QUOTED, "quotation").replace(NO_STOP, "$1!");
  const clauses: Clause[] = [];
  let sentence = 0;
  for (const block of layOut(even)) {
    for (const each of splitSentences(block.text)) {
      sentence += 1;
      clauses.push(...clausesOf(each.text, { inQuestion: each.isQuestion, sentence, block }));
    }
  }
  return { clauses };
});

type Place = { inQuestion: boolean; sentence: number; block: Block };

function clausesOf(text: string, place: Place): Clause[] {
  const pieces = splitClauses(text);
  const clauses: Clause[] = [];
  let before: Mood = "fragment";
  for (const [at, piece] of pieces.entries()) {
    const last = clauses.at(-1);
    const rest = last === undefined ? undefined : restOfNeed(piece, last);
    const own =
      rest === undefined ? moodOf(piece, place.inQuestion, pieces.length === 1, at === 0) : "request";
    const inherits: boolean = own === "fragment" && (before === "request" || before === "question");
    const isMain = rest !== undefined || (inherits && WHEN_IT_WAS.test(piece));
    const role = isMain ? "main" : roleOf(piece, own);
    const mood: Mood = inherits ? before : last !== undefined && goesOn(piece, last) ? "statement" : own;
    if (role === "main") before = NEXT_IS.test(piece) ? "request" : mood;
    clauses.push({ text: rest ?? piece, head: withoutOpeners(rest ?? piece), mood, role, ...place });
  }
  return askBefore(spreadBack(clauses, place.inQuestion));
}

/** "You still have the card, do you?" */
const TAG =
  /^(?:(?:do|don't|is|are|have|has|did|was|were|will|would|can) (?:not )?(?:you|it|he|she|they|we)(?: not)?|(?:right|correct|yes|no)|i take it|is that (?:right|so))$/;
/** "… dono boliye", "… woh padh dijiye": what was named before is asked for. */
const ALL_OF_IT =
  /^(?:(?:bas|please|ek baar|sir|aur) )*(?:dono|teeno|sab|yeh sab|ye sab|woh|wo|yeh|ye|yahi)\b/;

function askBefore(clauses: Clause[]): Clause[] {
  return clauses.map((clause, at) => {
    if (clause.mood !== "statement" || clause.role !== "main") return clause;
    const next = clauses[at + 1];
    const isTagged =
      next?.mood === "question" &&
      TAG.test(next.head) &&
      /^(?:so |and )*(?:you|it|the card|your card|that)\b/.test(clause.text);
    const isMeant = clauses
      .slice(at + 1)
      .some(({ mood, text }) => mood === "request" && ALL_OF_IT.test(text));
    if (isTagged) return { ...clause, mood: "question" };
    return isMeant ? { ...clause, mood: "request" } : clause;
  });
}

/** "I want two things, when you were born and …": what is asked, no condition. */
const WHEN_IT_WAS =
  /^when (?:you (?:were|was|lost|last|first|noticed|did)|(?:it|this|that) (?:was|is|happened)|(?:the|your) \w+ (?:was|were|went))\b/;

/** "And lastly, those digits." */
const NEXT_IS = /^(?:and )?(?:now|next|then|lastly|finally|first|first up|last|last of all|remaining)$/;

const OPEN_NEED =
  /\b(?:thing|things|bit|piece|detail|all|what)\b.{0,40}\b(?:need|missing|between (?:you|us|me)|left|want|lack)$/;
const IS_THE = /^.{0,60}?\b(?:is|are) (?=(?:the|your|that|a|an|what|where|when)\b)/;

/** "The last thing I need, before I can go on, | is the code": what comes after "is". */
function restOfNeed(piece: string, last: Clause): string | undefined {
  const is = OPEN_NEED.test(last.text) ? IS_THE.exec(piece) : null;
  return is === null ? undefined : piece.slice(is[0].length);
}

/** "I'd take it from checking | and send it to …": what looks like a request goes on with what the agent will do. */
function goesOn(piece: string, last: Clause): boolean {
  return (
    last.mood === "statement" &&
    /^(?:i|we|so i|then i)\b/.test(last.text) &&
    /^(?:and|or) (?:send|give|read|enter|share|type|say|provide|put|mail)\b/.test(piece)
  );
}

/** "Birthday, address, code, please": what is asked for may stand before the words that ask. */
function spreadBack(clauses: Clause[], inQuestion: boolean): Clause[] {
  const asking = clauses.findIndex(({ mood }) => mood === "question" || mood === "request");
  const all = asking === -1 && inQuestion;
  if (asking === -1 && !all) return clauses;
  return clauses.map((clause, at) =>
    clause.mood === "fragment" && clause.role === "main" && (all || at < asking)
      ? { ...clause, mood: all ? "question" : (clauses[asking]?.mood ?? "fragment") }
      : clause,
  );
}
