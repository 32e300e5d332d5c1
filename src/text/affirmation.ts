import { foldText } from "./plain-text.ts";
import { splitSentences } from "./sentences.ts";
import { anyOfWords, wholeWord } from "./whole-word.ts";

/**
 * What a customer's turn does with a request for confirmation. `asks`: wants something answered first. `mixed`: agrees
 * and also sets a condition, asks or takes something back. `other`: neither agrees nor refuses in words known here.
 */
export type Consent = "affirms" | "refuses" | "asks" | "mixed" | "other";

/**
 * Reads a customer's turn as an answer to a request for confirmation, in English, Hindi and Hinglish. An affirmation
 * inside a refusal ("no, don't go ahead") or a question ("yes? why") is none, and "make sure" is none either.
 */
export function readConsent(text: string): Consent {
  const folded = foldText(text).replace(NO_REFUSAL, " ");
  const clauses = splitSentences(folded).flatMap(clausesOf).filter(isToThePoint);
  const refuses = clauses.filter((clause) => NO.test(clause.text));
  const asks = clauses.some(isAsking);
  const agrees = clauses.filter(
    (clause) => !refuses.includes(clause) && !isAsking(clause) && isYes(clause.text),
  );
  if (refuses.length > 0) return agrees.length > 0 ? "mixed" : "refuses";
  if (asks) return agrees.length > 0 ? "mixed" : "asks";
  if (agrees.length === 0) return "other";
  return CONDITION.test(folded) ? "mixed" : "affirms";
}

/** A part of a sentence. */
type Clause = { text: string; isQuestion: boolean };

/** "Yes, go ahead, but why?" has three parts; only the last keeps the question mark. */
function clausesOf({ text, isQuestion }: Clause): Clause[] {
  const parts = text.split(/[,;:]\s+|\s+-\s+/u);
  return parts
    .map((part, index) => ({ text: part, isQuestion: isQuestion && index === parts.length - 1 }))
    .filter((clause) => /[\p{L}\p{N}👍✅]/u.test(clause.text));
}

function isYes(clause: string): boolean {
  return OPENING_YES.test(clause) || PLAIN_YES.test(clause);
}

function isAsking({ text, isQuestion }: Clause): boolean {
  const opensWithQuestion = QUESTION_WORD.exec(text)?.index === text.search(/\p{L}/u);
  return (
    (isQuestion && !POLITE_ORDER.test(text)) ||
    opensWithQuestion ||
    TELL_FIRST.test(text) ||
    TELL_ME.test(text)
  );
}

/** Whether a clause is about what was asked; "also, what is my balance?" is about something else. */
function isToThePoint({ text }: Clause): boolean {
  return !ASIDE.test(text);
}

const list = (words: string): string[] => words.split(" ").map((word) => word.replaceAll("_", " "));

const ASIDE =
  /^\s*(?:also|and also|and then|by the way|btw|meanwhile|in the meantime|one more thing|after that|once (?:that|it)(?:'s| is) done|aur ek|और एक)(?![\p{L}\p{M}])/iu;

const FILLER =
  "(?:(?:well|great|perfect|good|thanks|thank you|alright|oh|right|and|then|so|hmm|arre|accha|achha|acha|toh|to|कृपया|अच्छा|तो)[\\s,.!-]+)*";

/** Agreement that opens a clause. */
const OPENING_YES = new RegExp(
  `^[\\s"'*]*${FILLER}(?:${anyOfWords([
    ...list(
      "yes yeah yep yup yess yea ya y sure okay ok okey okie k confirm confirmed agreed absolutely definitely",
    ),
    ...list(
      "certainly correct fine proceed please_do do_it do_that do_so of_course go_ahead why_not carry_on affirmative",
    ),
    "i (?:do |hereby |can )?(?:confirm|agree|approve|authori[sz]e|consent)",
    "i(?:'m| am) (?:sure|ok|okay|fine with (?:it|that|this))",
    "that(?:'s| is) (?:right|correct|fine|ok|okay|good|it)",
    "(?:sounds|looks|all) (?:good|right|fine)",
    "(?:that )?works(?: for me)?",
    "please (?:go ahead|proceed|continue|confirm|do|carry on)",
    ...list(
      "haan haa han haanji hanji ji jee theek_hai thik_hai theek_h thik_h bilkul zaroor zarur jaroor sahi_hai",
    ),
    ...list(
      "chalega manzoor kar_dijiye kar_dijie kar_do kardo kardijiye kar_dein kar_den ho_jaye aage_badhiye",
    ),
    ...list("हाँ हां जी ठीक_है बिल्कुल बिलकुल ज़रूर जरूर सही_है मंज़ूर मंजूर कर_दीजिए कर_दीजिये कर_दो कर_दें हो_जाए"),
  ])}|👍|✅)(?![\\p{L}\\p{M}\\p{N}])`.normalize("NFC"),
  "iu",
);

/** Agreement so plain that it counts wherever it stands in a clause. */
const PLAIN_YES = wholeWord(
  anyOfWords([
    ...list("go_ahead proceed please_do i_confirm i_approve theek_hai thik_hai ji_haan haan_ji ठीक_है"),
    "i (?:hereby )?(?:authori[sz]e|consent)",
    "you have my (?:consent|permission|go-ahead|approval)",
    "kar (?:dijiye|dijie|do|dein|den)",
    "कर (?:दीजिए|दीजिये|दो|दें)",
    "आगे (?:बढ़िए|बढ़ें)",
  ]),
);

/** Refusal and delay. "Stop" and "cancel it" are not here: they may be just what was asked about. */
const NO = wholeWord(
  anyOfWords([
    ...list(
      "no nope nah not never don't dont do_not won't wont can't cannot wait hold_on hold_off never_mind",
    ),
    ...list("nevermind later leave_it forget_it forget_that skip_it changed_my_mind"),
    "i(?:'d| would) rather",
    ...list(
      "nahi nahin nai na mat ruko rukiye ruk_jao ruk_jaiye rehne_do rehne_dijiye chhodo chhod_do baad_mein",
    ),
    ...list("नहीं नही ना मत रुको रुकिए रुक_जाओ रहने_दो रहने_दीजिए छोड़_दो बाद_में"),
  ]),
);

/** Words of refusal that refuse nothing. */
const NO_REFUSAL = wholeWord(
  anyOfWords([
    "no (?:problem|problems|issue|issues|worries|doubt|questions?|objections?|concerns?|nominee|changes?)",
    "(?:do not|don't|dont) (?:worry|delay|wait|hesitate|bother|mind|have any|need any)",
    ...list("why_not not_a_problem can't_wait or_not"),
    "koi (?:baat|dikkat|problem) nahin?",
    "कोई (?:बात|दिक्कत) नहीं",
    "(?:(?:ha|haan) |(?:theek|thik) hai )na",
  ]),
  "giu",
);

/** Something that has to come first, or that agreement hangs on. */
const CONDITION = wholeWord(
  anyOfWords([
    ...list("but if unless provided as_long_as before_that before_you lekin magar agar लेकिन मगर अगर"),
    "after (?:you|telling|checking)",
  ]),
);

const QUESTION_WORD = wholeWord(
  "why|what|how|when|where|which|who|kyun|kyon|kya|kitna|kitne|kab|kaise|क्यों|क्या|कितना|कितने|कब|कैसे",
);

const TELL_FIRST = wholeWord(
  "(?:first|before that|pehle|pahle|पहले)[^.]{0,30}(?:tell|show|explain|check|bata\\p{L}*|बता[\\p{L}\\p{M}]*)",
);
const TELL_ME = /^\s*(?:please |kindly |but |and |just )*(?:tell|show|explain)(?: to)? me(?![\p{L}])/u;

/** A question that is really an order: "can you please go ahead?" */
const POLITE_ORDER =
  /^(?:yes|yeah|ok|okay|sure|so|and|then|haan|please|[\s,.!-])*(?:can|could|will|would) (?:you|u) (?:please |kindly |now |just )*(?:go ahead|proceed|do|block|freeze|stop|close|cancel|book|open|create|set|switch|turn|update|change|raise|send|transfer|unfreeze|enable|disable)(?![\p{L}])/iu;
