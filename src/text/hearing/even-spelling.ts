import { plainText } from "../plain-text.ts";
import { romanise } from "./romanise.ts";

type Rewriting = readonly [pattern: RegExp, by: string];

/** Words after which "x's" is "x is": "the card's cancelled", "the code's on its way". */
const AFTER_IS =
  "not|now|all|already|back|live|active|closed|open|done|sent|paid|too|due|out|off|on|in|over|with|gone|being|going|still|just|free|ready|set|put|a|the|an|no|never|been|fine|good|to|up|through|complete|toast|dead|working|yours|taking|calling|here|there|as|only|about|one|[a-z]{3,}(?:ed|ing)";

/** Short and chatty forms in full, so that each word has one spelling. Applied in this order. */
const REWRITINGS: readonly Rewriting[] = [
  [/\bd\.? ?o\.? ?b\b\.?/g, "dob"],
  [/\bo\.t\.p\b\.?/g, "otp"],
  [/\bp\.i\.n\b\.?/g, "pin"],
  [/\ba\/c\b/g, "account"],
  [/\bacct?s?\b\.?/g, "account"],
  [/\be[- ]?mail/g, "email"],
  [/\bcard's(?= (?:last|final|first|expiry|expiration|valid|security|digits|number|pin))/g, "card"],
  [/\b(?:wo n't|won't|wont)\b/g, "will not"],
  [/\b(?:can't|cannot|cant)\b/g, "can not"],
  [/\bshan't\b/g, "shall not"],
  [/\bain't\b/g, "is not"],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should|must|need|might)n'?t\b/g, "$1 not"],
  [/\bi'?m\b/g, "i am"],
  [/\b(i|you|we|they|that|it|this|who|what|there|he|she)'(?:ll)\b/g, "$1 will"],
  [/\b([a-z]+)'ll\b/g, "$1 will"],
  [/\b([a-z]+)'ve\b/g, "$1 have"],
  [/\b([a-z]+)'re\b/g, "$1 are"],
  [/\b([a-z]+)'d\b/g, "$1 would"],
  [/\blet'?s\b/g, "let us"],
  [/\bwhat's (?=(?:been|happened|gone)\b)/g, "what has "],
  [
    /\b(it|that|there|here|what|who|where|how|when|he|she|everything|nothing|something|this|why|which)'s\b/g,
    "$1 is",
  ],
  [/\b(whats|hows|wheres|whos)\b/g, "$1~"],
  [/s~/g, " is"],
  [/'s (?=(?:been|got)\b)/g, " has "],
  [new RegExp(`'s (?=(?:${AFTER_IS})\\b)`, "g"), " is "],
  [/\b(it|that|he|she|who|everything) is (?=(?:been|got|gone|come|taken(?! care)|turned)\b)/g, "$1 has "],
  [/\b(?:uh|um|umm|er|erm|hmm+|mm+)\b[, ]{0,3}/g, ""],
  [/\bgonna\b/g, "going to"],
  [/\bgotta\b/g, "got to"],
  [/\bwanna\b/g, "want to"],
  [/\blemme\b/g, "let me"],
  [/\bgimme\b/g, "give me"],
  [/\b(?:pls|plz|plse|pleas)\b/g, "please"],
  [/\bu\b(?!\.)/g, "you"],
  [/\bur\b/g, "your"],
  [/\by'?all\b/g, "you"],
  [/\blmk\b/g, "let me know"],
  [/\b(?:okay|okey|okie|k)\b/g, "ok"],
  [/\b(?:all right|allright)\b/g, "alright"],
  [/\b(?:yep|yup|yeah)\b/g, "yes"],
  [/\b(?:nope|nah)\b/g, "no"],
  [/\b(?:go-ahead|goahead)\b/g, "go ahead"],
  [/\b(?:call-back|callback)\b/g, "call back"],
  [/\bone[- ]?time\b/g, "one-time"],
  [/\b(?:birth-?date|date-of-birth)\b/g, "birthdate"],
  [/\bcanceled\b/g, "cancelled"],
  [
    /\b(phone|mobile|card|invoice|account|customer|contact|id|ref|reference|cheque|check|bill|loan|house|flat|pan|member) no\.(?=[\s,?:;)]|$)/g,
    "$1 number",
  ],
  [/\bmr\./g, "mr"],
  [/\bmrs\./g, "mrs"],
  [/\bms\./g, "ms"],
  [/\bdr\./g, "dr"],
  [/\b(?:nahi|nahee|nhi|nai|nahe|nahii|nahiin)\b/g, "nahin"],
  [/\b(?:maam|ma'am|madam|mam)\b/g, "maam"],
];

/**
 * A reply in the one spelling that the rules of hearing are written in: lower case, Latin letters, contractions and chat
 * forms in full. Line breaks and marks of punctuation stay.
 */
export function evenSpelling(text: string): string {
  let even = romanise(plainText(text.replace(/ ?[—―] ?/g, " - ").replaceAll("…", "..."))).toLowerCase();
  even = even
    .replace(/[.!?]{4,}/g, (run) => (run.includes("?") ? "?" : "..."))
    .replace(/["')\]*]{4,}/g, (run) => run.slice(0, 3));
  for (const [pattern, by] of REWRITINGS) even = even.replace(pattern, by);
  return even;
}
