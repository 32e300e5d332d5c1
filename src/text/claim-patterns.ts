import { HINDI_ACTS, HINDI_VERBS, PARTICIPLES } from "./action-verbs.ts";
import { wholeWord } from "./whole-word.ts";

/** A space stands for any spacing, a tilde for spacing that may be left out. */
const spaced = (source: string): string => source.replaceAll(" ", "\\s+").replaceAll("~", "\\s*");

const verb = `(?<verb>${PARTICIPLES})`;
const adverbs =
  "(?: (?:just|now|already|also|both|all|successfully|permanently|temporarily|immediately|fully|then|gone ahead and|kindly|therefore|instead))*";

/** "I have blocked it", "we raised a complaint". */
export const OWN = wholeWord(
  spaced(`(?:i|we)(?<perfect>'ve| have)?${adverbs} ${verb}(?! together| up| out| aside)`),
  "giu",
);
/** Own acts whose words claim nothing in the passive: "it was paid" is what records say. */
export const OWN_ONLY = wholeWord(
  spaced(`(?:i|we)(?<perfect>'ve| have)${adverbs} (?:credited|debited|paid|processed|completed|put)`),
  "giu",
);
export const HAS_BEEN = wholeWord(
  spaced(`(?:has|have|'s)${adverbs} been${adverbs} (?<verb>${PARTICIPLES}|fixed(?! at| for))`),
  "giu",
);
export const IS_NOW = wholeWord(spaced(`(?:is|are|'s|'re)(?: both| all)? now${adverbs} ${verb}`), "giu");
export const SUCCESSFULLY = [
  wholeWord(spaced(`(?<!be |being )successfully ${verb}`), "giu"),
  wholeWord(
    spaced(
      `(?:is|are|was|were|got)${adverbs} successfully ${verb}|(?:was|were|got) (?<late>${PARTICIPLES}) successfully`,
    ),
    "giu",
  ),
];
export const STATE = wholeWord(spaced(`(?:is|are|was|were|stands?|got)${adverbs} ${verb}`));

const MARK = "\\p{Extended_Pictographic}\\u{FE0F}✓✔";
/**
 * "Card blocked.", "Booked TKFD1", "IMPS successful: ₹8,000 sent to her": a participle without an auxiliary, where the
 * sentence says nothing else before.
 */
export const BARE = new RegExp(
  spaced(
    `(?:^[\\s*•#>"'${MARK}-]{0,12}|: (?=₹|rs|inr))(?<subject>(?:[\\p{L}\\p{N}₹.,*()/'-]+ ){0,6}?)${verb}(?:(?=~(?:[.!:;,)${MARK}-]|$))|(?= (?:successfully|permanently|for|at|on|with|under|from|till|to|and)(?![\\p{L}]))|(?= [\\p{L}₹*-]*\\d))`,
  ),
  "iu",
);

/** "kar diya", but not "kar diya jayega", which is still to come. */
const HINDI_DONE =
  "(?:diya|di|dee|diye|gaya|gayi|gaye|chuka|chuki|दिया|दी|दिए|गया|गई|गयी|गए|चुका|चुकी)(?!~(?:ja+y?[ei]?g|jaa?na|जाए|जाये|जाना))";
export const HINDI = [
  wholeWord(
    spaced(
      `(?<verb>${HINDI_ACTS})(?! (?:nahi|nahin|नहीं))(?: [\\p{L}\\p{M}]+)?~(?:kar|ho|kiya|की|कर|हो|किया)~-?${HINDI_DONE}`,
    ),
  ),
  wholeWord(spaced(`(?<verb>${HINDI_VERBS})~${HINDI_DONE}`)),
];
export const DONE = new RegExp(
  spaced(
    "^[\\s*✅\"'-]*(?:all |both )?(?:done|all set|completed|taken care of|sorted|ho gaya|kar diya|हो गया|कर दिया)(?=~(?:[.!,:;-]|$|for you|है))|(?:^|[\\s,])(?:it|that|this|everything|your request)(?:'s| is| has been)(?: all| now)? (?:done|completed|taken care of|sorted|processed|actioned|fulfilled|executed)(?![\\p{L}])",
  ),
  "iu",
);

/** What every claim has in it: sentences without it are spared the patterns. */
export const ANY_CLAIM = new RegExp(
  `${[PARTICIPLES, HINDI_ACTS, HINDI_VERBS].join("|")}|done|fixed|all\\s+set|completed|taken\\s+care|sorted|processed|actioned|fulfilled|executed|credited|debited|paid|put|ho\\s+gaya|kar\\s+diya|हो\\s+गया|कर\\s+दिया`.normalize(
    "NFKC",
  ),
  "iu",
);

/** Before a claim, in its own clause: it is no claim then. */
export const NOT_CLAIMED = wholeWord(
  spaced(
    "if|once|when|whenever|after|before|until|unless|whether|in case|as soon as|not|never|no|nothing|neither|nor|none|cannot|unable|without|yet to|to be|be|being|will|would|shall|should|can|could|may|might|must|needs?|want|wants|agar|jab|jaise|nahi|nahin|mat|अगर|जब|नहीं|[a-z]+n't|you(?:'ve| have| had)? (?:said|mentioned|told|say|mention|tell|reported|asked|stated|indicated)|you(?:'ve| have| had)?|aapne|आपने|which|who|that were|ever|previously|earlier|originally",
  ),
);
/** After it, as its object: "I have changed nothing", "closed none of them". "No. 5" is a number. */
export const NOTHING = /^\s+(?:absolutely\s+)?(?:nothing|none|nobody|neither|no(?!\.?\s*\d))(?!\p{L})/iu;
/** Subjects whose state is no doing of a bank's tool. */
export const OTHER_SUBJECT = wholeWord(
  "branch|branches|office|market|markets|window|windows|portal|counter|counters|bank|banks|line|lines|centre|center",
);
/** Auxiliaries and pronouns before a bare participle: another form, or no claim. */
export const NOT_BARE = wholeWord(
  spaced(
    "is|are|was|were|been|has|have|had|he|she|it|they|i|we|gets?|got|to|by|of|any|each|every|'s|'re|'ve|already|recently|being|would|the total|total|amount|rate|date|status|type|if",
  ),
);

/** "I have blocked it and raised a complaint": a second act in the same breath, with its own object. */
export const ALSO = wholeWord(
  spaced(
    `(?:and|then|,)${adverbs}(?: have| has been| been)?${adverbs} ${verb}(?= (?:a|an|the|your|it|this|that|₹|rs\\.?|\\d))`,
  ),
  "giu",
);
/** "It is now frozen and permanently blocked.": a second act, done to the same thing. */
export const AS_WELL = new RegExp(
  spaced(`^~(?:and|,)${adverbs} ${verb}(?=~(?:[.;,!(]|$)| for good| permanently)`),
  "iu",
);
