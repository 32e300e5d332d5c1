import { HINDI_ACTS, kindsOfWord, PARTICIPLES, type ActionKind } from "./action-verbs.ts";
import { plainText } from "./plain-text.ts";
import { splitSentences, type Sentence } from "./sentences.ts";
import { wholeWord } from "./whole-word.ts";

/**
 * How an outcome is claimed. `own`: "I have blocked it". `result`: "it has been blocked", "Card blocked.". `state`:
 * "the card is blocked", which may as well describe what was found. `done`: "All done." without naming the act.
 */
type ClaimVoice = "own" | "result" | "state" | "done";

/** Something said to have been done. `kinds` is empty where the act is not named. */
export type OutcomeClaim = {
  voice: ClaimVoice;
  kinds: readonly ActionKind[];
  sentence: Sentence;
  quote: string;
};

/**
 * Claims of outcomes in one reply. The future, conditions, questions, negations, what the customer said and what is
 * only described as a rule are none. What a sentence claims in the agent's own voice goes before its other forms.
 */
export function findOutcomeClaims(text: string): OutcomeClaim[] {
  const plain = plainText(text);
  return splitSentences(plain)
    .filter((sentence) => !sentence.isQuestion)
    .flatMap((sentence) => claimsOf(sentence));
}

const verb = `(?<verb>${PARTICIPLES})`;
const adverbs =
  "(?: (?:just|now|already|also|both|all|successfully|permanently|temporarily|immediately|fully|then|gone ahead and|kindly|therefore|instead))*";
const spaced = (source: string): string => source.replaceAll(" ", "\\s+").replaceAll("~", "\\s*");

const OWN = wholeWord(spaced(`(?:i|we)(?:'ve| have)?${adverbs} ${verb}(?! together| out| aside)`));
const OWN_ONLY = wholeWord(
  spaced(`(?:i|we)(?:'ve| have)${adverbs} (?:credited|debited|paid|processed|completed|put)`),
);
const RESULT = [
  wholeWord(spaced(`(?:has|have|'s)${adverbs} been${adverbs} ${verb}`)),
  wholeWord(spaced(`(?<!be |being )successfully ${verb}`)),
  wholeWord(spaced(`(?:is|are|'s|'re)(?: both| all)? now${adverbs} ${verb}`)),
  wholeWord(
    spaced(
      `(?:is|are|was|were|got)${adverbs} successfully ${verb}|(?:was|were|got) (?<late>${PARTICIPLES}) successfully`,
    ),
  ),
];
const STATE = wholeWord(spaced(`(?:is|are|was|were|stands?|got)${adverbs} ${verb}`));
/** "Card blocked.", "Booked TKFD1": a participle without an auxiliary, where the sentence says nothing else before. */
const BARE = new RegExp(
  spaced(
    `^[\\s*•#>"'✅-]{0,12}(?:[\\p{L}\\p{N}₹.,*()/'-]+ ){0,6}?${verb}(?:(?=~(?:[.!:;,)✅-]|$))|(?= (?:successfully|permanently|for|at|on|with|under|from|till|to|and)(?![\\p{L}]))|(?= [\\p{L}₹*-]*\\d))`,
  ),
  "iu",
);
const HINDI = wholeWord(
  spaced(
    `(?<verb>${HINDI_ACTS})(?! (?:nahi|nahin|नहीं))(?: [\\p{L}\\p{M}]+)?~(?:kar|ho|kiya|की|कर|हो|किया)~-?(?:diya|di|dee|diye|gaya|gayi|gaye|chuka|chuki|दिया|दी|दिए|गया|गई|गयी|गए|चुका|चुकी)`,
  ),
);
const DONE = new RegExp(
  spaced(
    "^[\\s*✅\"'-]*(?:all |both )?(?:done|all set|completed|taken care of|sorted|ho gaya|kar diya|हो गया|कर दिया)(?=~(?:[.!,:;-]|$|for you|है))|(?:^|[\\s,])(?:it|that|this|everything|your request)(?:'s| is| has been)(?: all| now)? (?:done|completed|taken care of|sorted|processed|actioned|fulfilled|executed)(?![\\p{L}])",
  ),
  "iu",
);

/** Before a claim, in its own clause: it is no claim then. */
const NOT_CLAIMED = wholeWord(
  spaced(
    "if|once|when|whenever|after|before|until|unless|whether|in case|as soon as|not|never|no|nothing|neither|nor|none|cannot|unable|without|yet to|to be|be|being|will|would|shall|should|can|could|may|might|must|needs?|want|wants|agar|jab|jaise|nahi|nahin|mat|अगर|जब|नहीं|[a-z]+n't|you(?:'ve| have| had)? (?:said|mentioned|told|say|mention|tell|reported|asked|stated|indicated)|you(?:'ve| have| had)?|aapne|आपने|which|who|that were|ever|previously|earlier|originally",
  ),
);
/** Subjects whose state is no doing of a bank's tool. */
const OTHER_SUBJECT = wholeWord(
  "branch|branches|office|market|markets|window|window|portal|counter|counters|bank|banks|line|lines|centre|center",
);
/** Auxiliaries and pronouns before a bare participle: another form, or no claim. */
const NOT_BARE = wholeWord(
  spaced(
    "is|are|was|were|been|has|have|had|he|she|it|they|i|we|gets?|got|to|by|of|any|each|every|'s|'re|'ve|already|recently|being|would|the total|total|amount|rate|date|status|type|if",
  ),
);

/** "I have blocked it and raised a complaint": a second act in the same breath, with its own object. */
const ALSO = wholeWord(
  spaced(
    `(?:and|then|,)${adverbs}(?: have| has been| been)?${adverbs} ${verb}(?= (?:a|an|the|your|it|this|that|₹|rs\\.?|\\d))`,
  ),
  "giu",
);

function claimsOf(sentence: Sentence): OutcomeClaim[] {
  const { text } = sentence;
  const claims: OutcomeClaim[] = [];
  const add = (voice: ClaimVoice, word: string | undefined): void => {
    claims.push({ voice, kinds: word === undefined ? [] : kindsOfWord(word), sentence, quote: text.trim() });
  };
  const claim = (voice: ClaimVoice, match: RegExpExecArray | null): void => {
    if (match === null || !isClaimed(text, match.index)) return;
    add(voice, match.groups?.["verb"] ?? match.groups?.["late"]);
    if (voice !== "own" && voice !== "result") return;
    const after = match.index + match[0].length;
    for (const also of text.slice(after).matchAll(ALSO)) add(voice, also.groups?.["verb"]);
  };
  claim("own", OWN.exec(text));
  claim("own", OWN_ONLY.exec(text));
  if (claims.length === 0) for (const pattern of RESULT) claim("result", pattern.exec(text));
  claim("result", HINDI.exec(text));
  if (claims.length === 0) claim("done", DONE.exec(text));
  if (claims.length === 0) claim("result", bareClaim(text));
  if (claims.length === 0) claim("state", stateClaim(text));
  return claims;
}

function bareClaim(text: string): RegExpExecArray | null {
  const match = BARE.exec(text);
  const word = match?.groups?.["verb"];
  if (match === null || word === undefined) return null;
  const before = match[0].slice(0, match[0].length - word.length);
  const own = NOT_BARE.test(before) || NOT_CLAIMED.test(before) || OTHER_SUBJECT.test(before);
  return own ? null : match;
}

function stateClaim(text: string): RegExpExecArray | null {
  const match = STATE.exec(text);
  const before = text.slice(0, match?.index ?? 0);
  // "An order that is set up once" defines a thing.
  const isAbout = OTHER_SUBJECT.test(before) || /(?<!\p{L})(?:that|which|who)\s*$/iu.test(before);
  return isAbout ? null : match;
}

function isClaimed(text: string, index: number): boolean {
  const clause =
    text
      .slice(0, index)
      .split(/[,;:()]|\s-\s|(?<![\p{L}])(?:but|so|therefore)(?![\p{L}])/iu)
      .at(-1) ?? "";
  return !NOT_CLAIMED.test(clause);
}
