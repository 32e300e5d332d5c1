import { askingParts } from "./asking-parts.ts";
import type { Clause } from "./clause.ts";
import { factsIn, type Part } from "./facts-in.ts";
import type { Reading } from "./read-reply.ts";

/** "What is it?", "read it to me": the fact was named before. */
const ANAPHOR =
  /^(?:what(?: is| are| does| do| was) (?:it|they|that|those)(?: (?:say|read|please))?|(?:which|what) (?:one|ones|is it|are they)|what is (?:in|on) it|.*\b(?:its (?:number|numbers|content|contents|digits|text)|(?:numbers?|digits|figures|code) (?:in|on|from) it|what is (?:there|in it)|(?:those|the|that) (?:digits|number|figures))\b.*|(?:what|which) (?:numbers?|digits|figures) (?:is|are) (?:in|on) it|how does (?:it|that) (?:go|read|run)|(?:tell|give|read|say|send|type|repeat|share|enter|spell|pass)(?: (?:it|them|that|me|us|out|to|again|in|here|once|more|back|the|same|this|please))+|(?:dono |woh |wo |sab |yeh )?(?:bol|bata|share kar|bhej|de|batay|bataiy)\w* ?(?:dijiye|dijiyega|do|dena|den|dein|ye|e|na)?|(?:[\w' ]{0,60} )?(?:read|hear|have|tell me|give me|send me|enter|type|share|repeat) (?:it|them|that|the same)\b.*)$/;
/** How far back "it" may point, in clauses. */
const FAR = 6;

/** The facts, of those named, that a reply asks the caller for by the rules. Any names may be given; sorted, each once. */
export function requestedFacts(reading: Reading, names: readonly string[]): string[] {
  const wanted = new Set(names);
  const parts = askingParts(reading, wanted);
  return [...new Set(parts.flatMap((part) => [...heardIn(part, reading, wanted)]))].toSorted();
}

/** The facts that one part of it asks for by the rules. */
export function heardIn(part: Part, reading: Reading, wanted: ReadonlySet<string>): ReadonlySet<string> {
  const facts = factsIn(part, wanted);
  return facts.size === 0 && ANAPHOR.test(part.clause.head)
    ? referredTo(part.clause, reading, wanted)
    : facts;
}

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
