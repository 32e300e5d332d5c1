import { clauseBefore, clauseFrom } from "./clauses.ts";
import { matchesOf } from "./matches.ts";
import { plainText } from "./plain-text.ts";
import { splitSentences } from "./sentences.ts";
import { wholeWord } from "./whole-word.ts";

/** Said of an account or a sum that it is nothing. `isSure`: it can mean nothing else. */
export type SaidNothing = { quote: string; isSure: boolean };

const ACCOUNT =
  "(?:accounts?|balances?|outstanding(?: amount| balance)?|dues|amount due|khat[aei]|बैलेंस|खाता|खाते|बकाया)";
const IS =
  "(?:is|are|was|looks?|seems?|appears?|shows?(?: as)?|stands? at|reads?|has|hold[s]?|comes? to|:|=|-|mein|me|में|=)(?: (?:to be|now|currently|at|as|only|just|abhi|simply|completely|entirely|bilkul))*";
const NONE =
  "(?:empty|nil|zero(?: rupees)?|khaali|khali|shunya|(?:₹ ?|rs\\.? ?|inr ?)?0(?:\\.00?)?(?: rupees)?|शून्य|खाली)(?![\\p{L}\\p{M}\\d%]|[.,]\\d| (?:on )?(?:hold|charges?|fees?|cost|penalty|interest|processing|extra))";
const SAID = [
  wholeWord(`${ACCOUNT}(?: \\S+){0,4}? ?${IS} ${NONE}`, "giu"),
  wholeWord(`${ACCOUNT}(?: \\S+){0,3} (?:khaali|khali|shunya|zero|nil|empty|खाली|शून्य)(?: hai| है)`, "giu"),
  wholeWord(
    `accounts?(?: [A-Z]{2,}\\d+)? (?:(?:₹|rs\\.?) ?0(?:\\.00?)?(?!\\d|%|[.,]\\d)|zero rupees)`,
    "giu",
  ),
  // A row or a line of its own: "NRO: ₹0", "SAV5529001 | ₹0 |".
  wholeWord(
    `(?:(?:nre|nro|savings|salary|current)(?: account)?|[A-Z]{2,}\\d{4,}) ?[:|=-]+ ?(?:₹|rs\\.?|inr)? ?0(?:\\.00?)?(?!\\d|%|[.,]\\d)`,
    "giu",
  ),
  wholeWord("balance of (?:zero|nil|(?:₹|rs\\.?|inr)? ?0(?:\\.00?)?)(?![\\p{L}\\d%]|[.,]\\d)", "giu"),
  wholeWord(
    `(?:zero|nil|₹ ?0(?:\\.00?)?|empty|shunya) (?:available |account )?(?:balance(?! (?:accounts?|savings?|facility|charges?|fees?|penalt))|outstanding|dues)`,
    "giu",
  ),
];
const PERHAPS = [
  wholeWord(`(?:no|not any) (?:money|funds|balance) (?:is )?(?:left|there|in (?:it|that|your|the))`, "giu"),
  wholeWord(
    `(?:nothing|koi paisa nahin|kuch nahi|kuch nahin) (?:is )?(?:left |there |lying )?(?:in|mein) (?:it|that account|your \\p{L}+ account)`,
    "giu",
  ),
];
/** Before or after it, in its own clause: it is not said, or of an answer and not of money. */
const NOT_SAID =
  /(?<!\p{L})(?:not|never|cannot|can't|\p{L}+n't|if|whether|unless|until|mean|means|nahi|nahin|नहीं|agar|अगर|field|figure|response|answer|reply|result|record|came back|returned|without)(?!\p{L})/iu;
/** What came back is an answer: that it is blank says nothing of the money. */
const OF_AN_ANSWER =
  /(?<!\p{L})(?:came back|returned|response|field|figure|record|screen|system(?: shows| gave)|could not|couldn't)(?!\p{L})/iu;

/** Places where a text says that an account is empty, or that a balance or an outstanding amount is nil. */
export function saidToBeNothing(text: string): SaidNothing[] {
  return splitSentences(plainText(text))
    .filter(({ isQuestion }) => !isQuestion)
    .flatMap(({ text: sentence }) => {
      const at = (patterns: readonly RegExp[], isSure: boolean): SaidNothing[] =>
        patterns.flatMap((pattern) =>
          matchesOf(pattern, sentence).flatMap((match) => {
            const clause = `${clauseBefore(sentence, match.index)}${match[0]}`;
            if (NOT_SAID.test(clause)) return [];
            const rest = clauseFrom(sentence, match.index);
            return [{ quote: sentence.trim(), isSure: isSure && !OF_AN_ANSWER.test(rest) }];
          }),
        );
      return [...at(SAID, true), ...at(PERHAPS, false)].slice(0, 1);
    });
}
