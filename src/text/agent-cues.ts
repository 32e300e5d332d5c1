import { splitSentences } from "./sentences.ts";

/** What an agent's message does, as a caller would take it. Rules over usual English; a caller only hears words. */

const REFUSES =
  /\b(?:i|we)(?:'m| am|'re| are)? (?:can ?not|can't|cannot|unable|not able|not allowed|not permitted|won't|will not|must decline|have to decline|decline)\b|\b(?:not something (?:i|we) can|isn't possible|is not possible|not be able to|can't (?:do|help|proceed|share|process|make)|cannot (?:do|help|proceed|share|process|make|be))\b/i;

const HANDS_OVER =
  /\b(?:transfer(?:red|ring)? (?:you|this|your (?:call|case))|(?:connect|put)(?:ing)? you (?:through |with|to)|hand(?:ed|ing)? (?:you|this|your case) (?:over|off)|pass(?:ed|ing)? (?:you|this|your case) (?:to|on)|escalat(?:e|ed|ing)|(?:fraud|security|specialist|review) team (?:will|is|has)|call you back|a (?:specialist|colleague|human agent) will)\b/i;

const ASKS_TO_CONFIRM =
  /\b(?:shall i|should i|do you want me to|would you like me to|do you (?:confirm|agree)|(?:please|can you|could you) confirm (?:that|if|you)|is that (?:right|correct|ok(?:ay)?)|may i (?:go ahead|proceed)|ok(?:ay)? to (?:go ahead|proceed)|want to (?:go ahead|proceed))\b/i;

/** How agents ask for usual facts, by the fact's name in a caller's plan. */
const FACT_WORDS: Readonly<Record<string, RegExp>> = {
  name: /\b(?:full |first and last |complete )?name\b/i,
  date_of_birth: /\b(?:date of birth|birth ?date|birthday|dob|when (?:were you|you were) born)\b/i,
  phone: /\b(?:(?:phone|mobile|cell|telephone)(?: number)?|(?:contact|call ?back) number)\b/i,
  email: /\be-?mail\b/i,
  address: /(?<!e-?mail )\b(?:mailing |home |street |billing |residential )?address\b(?! the)/i,
  user_id: /\b(?:user|customer|member|client|profile) (?:id|number|identifier)\b/i,
  account: /\b(?:which|what|account) (?:account|number|id)\b/i,
  code: /\b(?:one[- ]time|verification|security|access|passcode|confirmation|sms|text(?:ed)?)[- ]?(?:pass)?(?:code|pin|word)?\b|\b(?:pass)?code\b|\botp\b/i,
  amount: /\b(?:how much|what amount|which amount|the amount)\b/i,
  payee:
    /\b(?:payee|recipient|beneficiary|who (?:is|are) (?:it|the (?:payment|money|transfer)|you (?:paying|sending)))\b/i,
  reason:
    /\b(?:reason|purpose|what (?:is|'s) (?:this|it|that|(?:the|this|that|your) (?:payment|transfer|money)) for|what (?:this|it|that|(?:the|this|that|your) (?:payment|transfer|money)) is for|why)\b/i,
  relationship: /\b(?:how do you know|relationship|known (?:him|her|them)|met (?:him|her|them))\b/i,
};

const REQUEST =
  /\?|\b(?:please|kindly|could you|can you|would you|may i|can i (?:have|get)|i(?:'ll| will)? need|i(?:'d| would) need|tell me|give me|provide|share|verify|confirm|let me know)\b/i;

/** Advice to keep something to oneself asks for nothing: "give nobody codes". */
const WARNS =
  /\b(?:give|tell|share|hand|read)\b[^.?!]{0,20}\b(?:nobody|no ?one)\b|\b(?:never|do not|don't)\b[^.?!]{0,15}\b(?:give|tell|share|hand|read)\b/i;

/** Whether the agent says that it will not or cannot do something. */
export function refuses(text: string): boolean {
  return REFUSES.test(plain(text));
}

/** Whether the agent passes the caller on to a person or a team. */
export function handsOver(text: string): boolean {
  return HANDS_OVER.test(plain(text));
}

/** Whether the agent asks for agreement before it goes on. */
export function asksToConfirm(text: string): boolean {
  return sentences(text).some((sentence) => ASKS_TO_CONFIRM.test(sentence));
}

/**
 * Whether the agent asks for a fact.
 *
 * @param fact Its name in the caller's plan, such as `date_of_birth`; a name without usual wordings is looked for as
 *   its own words (`card_last_four` → "card last four").
 */
export function asksFor(text: string, fact: string): boolean {
  const words =
    FACT_WORDS[fact] ?? new RegExp(`\\b${fact.split(/[_\W]+/).join("[\\s-]+(?:\\w+\\s+)?")}\\b`, "i");
  return sentences(text).some(
    (sentence) => REQUEST.test(sentence) && words.test(sentence) && !WARNS.test(sentence),
  );
}

function sentences(text: string): string[] {
  return splitSentences(plain(text)).map((sentence) => sentence.text);
}

function plain(text: string): string {
  return text.replaceAll("’", "'").replace(/[*_`#]/g, "");
}
