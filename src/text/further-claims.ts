import { isParticiple } from "./action-verbs.ts";
import { NOT_CLAIMED, NOTHING } from "./claim-patterns.ts";
import { clauseBefore, clauseFrom } from "./clauses.ts";
import { romanise } from "./hearing/romanise.ts";
import { matchesOf } from "./matches.ts";
import { plainText } from "./plain-text.ts";
import { splitSentences, type Sentence } from "./sentences.ts";
import { anyOfWords, wholeWord } from "./whole-word.ts";

/**
 * A statement in the past, the perfect or of a present result whose verb says no act that is known. `own`: of the agent;
 * `theirs`: of the bank, a desk or a colleague; `passive`, `hinglish`: of nobody; `result`: how things stand now;
 * `effect`: what follows from some act.
 */
export type FurtherClaim = {
  voice: "own" | "theirs" | "passive" | "hinglish" | "result" | "effect";
  verb: string;
  clause: string;
  sentence: Sentence;
  quote: string;
};

const spaced = (source: string): string => source.replaceAll(" ", "\\s+");
const ADVERBS =
  "(?: (?:just|now|already|also|both|all|since|successfully|permanently|temporarily|immediately|fully|then|too|in fact|gone ahead and|kindly|therefore|instead|separately|accordingly|meanwhile|personally|even|duly))*";
/** Participles and past forms that do not end in -ed. */
const IRREGULAR =
  "taken|took|got|gotten|made|sent|put|set|given|gave|told|let|brought|cut|kept|left|written|wrote|spoken|spoke|rung|rang|paid|bought|drawn|thrown|undone|redone|done|begun|frozen|shut|withdrawn|woken|lent|moved on|gone|seen to|dealt|held|laid|run|ran|built|rebuilt|split|spread|caught|won|met|read out|found|flown|driven|chosen|hidden|known|shown|said|seen|heard|understood|meant|felt|thought|lost|had";
/** Words in -ed that are no past form. */
const NO_PAST = "(?!(?:need|indeed|proceed|exceed|succeed|feed|speed|embed|hundred|sacred|naked)(?!\\p{L}))";
const VERB = `${NO_PAST}(?<verb>[a-z]{2,}(?:ed|ied)|${IRREGULAR})(?!'t)`;
const DESK =
  "(?:teams?|desks?|branch(?:es)?|departments?|banks?|back office|office|offices|colleagues?|staff|supervisors?|managers?|officers?|systems?|specialists?|agents?|unit|cell|helpdesk|network|head office|police|they)";

const OWN = wholeWord(
  spaced(`(?:i|we)(?:'ve| have)${ADVERBS} ${VERB}|(?:i|we)${ADVERBS} ${VERB.replace("verb", "past")}`),
  "giu",
);
const THEIRS = wholeWord(
  spaced(
    `${DESK}(?: (?:has|have|is|are|was|were))${ADVERBS}(?: been)?${ADVERBS} (?<verb>[a-z]{3,}(?:ed|ing)|${IRREGULAR}|aware|on it|on to it)`,
  ),
  "giu",
);
const PASSIVE = wholeWord(
  spaced(
    `(?:has|have|'s|'ve)${ADVERBS} been${ADVERBS} ${VERB}|(?:was|were|got)${ADVERBS} ${VERB.replace("verb", "past")}`,
  ),
  "giu",
);
const RESULT = wholeWord(
  spaced(
    `(?:is|are|'s|'re|stands?)${ADVERBS} (?<verb>[a-z]{3,}(?:ed|en)|${IRREGULAR}|on (?:its|the|their) way|in (?:place|hand|force|process|motion)|taken care of|under ?way|sorted|good as done|arranged for|(?:switched|turned) (?:off|on)|off now|on now|watching|looking into it|working on it)`,
  ),
  "giu",
);
const CONSIDER = wholeWord(
  spaced(
    "(?:consider|regard|treat|take) (?:it|that|this|the \\p{L}+)(?: as)? (?<verb>done|taken care of|sorted|handled|settled|closed|blocked|frozen|completed|finished)|(?<late>leave it (?:with|to) me)",
  ),
  "giu",
);
/** How things are once something was done: borne out by any write. */
const OUT_OF_USE = wholeWord(spaced("(?:nobody|no one)(?: else)? can use"), "giu");
const STILL_TO_COME = wholeWord("can|could|would|will|shall|once|if|when|to");
/** A second verb in the same breath: "… and informed the branch". */
const ALSO = wholeWord(
  spaced(`(?:and|then|,|as well as|plus)${ADVERBS}(?: (?:have|has)(?: also)?)?(?: been)?${ADVERBS} ${VERB}`),
  "giu",
);
const HINGLISH_DONE =
  "(?:diya|di|dee|diye|gaya|gayi|gaye|chuka|chuki|chuke|liya|li|liye)(?: (?:gaya|gayi|gaye))?(?: (?:hai|hain|hoon|hun|tha|thi))?";
const HINGLISH = wholeWord(
  spaced(
    `(?<verb>[a-z]+)(?: (?:kar|ho|karwa|kara))? (?:bhi )?${HINGLISH_DONE}(?! (?:ja+y?[ei]?g|jaa?na|jayeg|jaayeg|jaa?t[aei]))`,
  ),
  "giu",
);

/** What an assistant does by looking, reckoning and talking. */
const LOOKS_AND_TALKS = wholeWord(
  anyOfWords(
    "looked checked seen saw found noted noticed reviewed read verified searched pulled compared calculated computed worked counted totalled added understood heard received tried attempted mentioned said explained told shown showed listed shared answered assumed used based included asked apologised apologized said meant thought felt known wanted needed liked hoped wished gone went dealt stated described outlined summarised summarized quoted given gave offered suggested recommended warned advised reminded spotted examined studied traced located identified matched fetched retrieved consulted queried estimated rounded corrected misread mistaken missed misunderstood overlooked referred talked discussed covered promised agreed declined refused held kept left let lost had got run ran".split(
      " ",
    ),
  ),
  "iu",
);
/** Others whom the agent may claim to have told: then it is more than talk. */
const OTHERS = wholeWord(
  "(?:teams?|desk|branch|departments?|back office|head office|colleagues?|supervisors?|managers?|police|merchants?|network|officers?|1930|cyber ?cell|sender|recipient|payee|beneficiary|employer|hospital|relationship manager|notes?|file|profile|record|account)",
);
/** Verbs of states that nobody has to bring about, and of rules. */
const NO_ACT = wholeWord(
  anyOfWords(
    "needed required allowed permitted insured covered linked based called meant given included expected supposed listed shown named held stated mentioned described known seen found meant due born entitled interested concerned worried pleased glad tired used limited related located situated designed intended calculated compounded counted charged earned accrued said published explained written read told asked owed owned made kept left lost done been had spent gone taken got put set said lapsed matured expired returned recorded noted displayed given missing masked hidden signed logged reached received involved attached enclosed affected unaffected untouched unchanged needed delayed saved stored kept printed let displayed occupied booked out".split(
      " ",
    ),
  ),
  "iu",
);
const HINGLISH_NO_ACT = wholeWord(
  "ke|k|samajh|mil|aa|reh|ho|chal|pata|dekh|bata|bol|keh|kah|sun|padh|de|ja|likha|kat|ruk|bach|beet|pahunch|lag|khatam|wo|yeh|kya|nahin|nahi|nahee",
  "iu",
);
const YOU_DID = wholeWord(
  spaced("you(?:'ve| have| had)?|aapne|customer|he|she|who|which|that were|that was"),
  "iu",
);

/**
 * Statements of one reply that tell of something done or brought about in a verb that no list knows, or that a known
 * verb's forms do not cover: "our fraud team has been alerted", "a new card is on its way", "consider it taken care of".
 * Looking, reckoning and talking are left out, so are questions, conditions, the future, negations and the customer's own doings.
 */
export function findFurtherClaims(text: string): FurtherClaim[] {
  return splitSentences(plainText(text))
    .filter(({ isQuestion }) => !isQuestion)
    .flatMap((sentence) => claimsIn(sentence));
}

function claimsIn(sentence: Sentence): FurtherClaim[] {
  const text = romanise(sentence.text).toLowerCase();
  const quote = sentence.text.trim();
  const claims: FurtherClaim[] = [];
  const add = (voice: FurtherClaim["voice"], match: RegExpExecArray): void => {
    const verb = match.groups?.["verb"] ?? match.groups?.["past"] ?? match[0];
    const before = clauseBefore(text, match.index);
    const end = match.index + match[0].length;
    if (isUnclaimed(before, voice) || NOTHING.test(text.slice(end))) return;
    const clause = `${before} ${match[0]} ${clauseFrom(text, end)}`.trim();
    claims.push({ voice, verb, clause, sentence, quote });
  };
  for (const match of matchesOf(OWN, text)) {
    add("own", match);
    const rest = text.slice(match.index + match[0].length);
    for (const also of matchesOf(ALSO, rest)) addAlso(claims, { also, rest, sentence, voice: "own" });
  }
  for (const match of matchesOf(THEIRS, text)) add("theirs", match);
  for (const match of matchesOf(PASSIVE, text)) {
    add("passive", match);
    const rest = text.slice(match.index + match[0].length);
    for (const also of matchesOf(ALSO, rest)) addAlso(claims, { also, rest, sentence, voice: "passive" });
  }
  for (const match of matchesOf(RESULT, text)) add("result", match);
  for (const match of matchesOf(CONSIDER, text)) add("theirs", match);
  for (const match of matchesOf(OUT_OF_USE, text)) {
    if (!STILL_TO_COME.test(text.slice(0, match.index))) add("effect", match);
  }
  for (const match of matchesOf(HINGLISH, text)) {
    if (!HINGLISH_NO_ACT.test(match.groups?.["verb"] ?? "")) add("hinglish", match);
  }
  return claims.filter(isAct);
}

type Further = { also: RegExpExecArray; rest: string; sentence: Sentence; voice: FurtherClaim["voice"] };

function addAlso(claims: FurtherClaim[], { also, rest, sentence, voice }: Further): void {
  const verb = also.groups?.["verb"] ?? "";
  const clause = `${also[0]} ${clauseFrom(rest, also.index + also[0].length)}`;
  if (NOTHING.test(rest.slice(also.index + also[0].length))) return;
  if (
    also[0].startsWith(",") &&
    !/^\s+(?:a|an|the|your|it|this|that|all|both|₹|rs)/.test(rest.slice(also.index + also[0].length))
  )
    return;
  claims.push({ voice, verb, clause, sentence, quote: sentence.text.trim() });
}

/** In a clause that only supposes, denies or asks, or that tells what the customer did. */
function isUnclaimed(before: string, voice: FurtherClaim["voice"]): boolean {
  if (/\b(?:what|as|amount|sum) you\s*$/.test(before)) return true;
  if (voice === "passive" && /\byou\s*$/.test(before))
    return NOT_CLAIMED.test(before.replace(/\byou\s*$/, ""));
  return (
    NOT_CLAIMED.test(before) || (voice !== "own" && YOU_DID.test(before.split(/\s+/).slice(-2).join(" ")))
  );
}

function isAct({ voice, verb, clause }: FurtherClaim): boolean {
  switch (voice) {
    case "own":
      return (
        !LOOKS_AND_TALKS.test(verb) ||
        (namesOthers(clause) &&
          /asked|told|shared|mentioned|given|gave|informed|referred|left|added|put|said|talked|warned|offered/.test(
            verb,
          ))
      );
    case "theirs":
      return !/^(?:closed|located|supposed|based|allowed|required)$/.test(verb);
    case "effect":
      return true;
    case "passive":
    case "hinglish":
    case "result":
      return (
        !NO_ACT.test(verb) ||
        /\b(?:on|in|taken care|under|sorted|good|arranged)\b/.test(verb) ||
        (/^(?:asked|told)$/.test(verb) && namesOthers(clause))
      );
  }
}

const namesOthers = (clause: string): boolean =>
  OTHERS.test(clause.replace(/\byour (?:\S+ )?accounts?\b/g, " "));

/** Whether another reader knows the verb as one of a bank's acts. */
export function isKnownVerb({ verb }: Pick<FurtherClaim, "verb">): boolean {
  return isParticiple(verb);
}
