import { isCourtesy } from "./asks-question.ts";
import { plainText } from "./plain-text.ts";
import { splitSentences, type Sentence } from "./sentences.ts";
import { anyOfWords, wholeWord } from "./whole-word.ts";

/**
 * What a reply leaves for later: a `question` to be answered, `work` that the agent says it is at or is about to do, or
 * nothing. What was said last counts.
 */
export type LeftOpen = "question" | "work" | "nothing";

/** Words that open a sentence before its verb. */
const OPENERS =
  /^(?:(?:please|kindly|now|then|so|and|but|also|first|next|just|ok|okay|right|sure|thanks|thank you|go ahead and)\b[\s,.:!–-]*)*/i;
const IMPERATIVE =
  /^(?:tell|give|share|provide|send|read|enter|type|state|confirm|verify|name|specify|supply|list|mention|quote|spell|say|fill|complete|describe|choose|pick|select|show|repeat|submit|answer|reply|respond|explain|upload|let (?:me|us) (?:know|have))\b(?! (?:nobody|no ?one|nothing)\b)/i;
const NEEDS =
  /\b(?:i|we)(?:'ll| will| would|'d)? (?:still |also |just |only |first |now )*(?:need|require) (?:you to|your|to (?:know|have|ask|hear|see))\b/i;
const ASKED = wholeWord(
  anyOfWords([
    "(?:could|can|would|will|might) you (?:please |just |also |kindly )?(?:tell|give|share|provide|read|confirm|verify|name|spell|describe|say|repeat)",
    "(?:may|could|might|can) (?:i|we) (?:please |just |also )?(?:have|know|ask) (?:you|your|what|which|when|where|how|why|for)",
    "(?:bataiye|bataye|batayein|bata dijiye|bata dein|bataiyega|chahiye|confirm karen|confirm karein|confirm kijiye)",
  ]),
);
/** An offer for later asks nothing now: "let me know if you change your mind". */
const FOR_LATER =
  /\b(?:let|tell) (?:me|us)(?: know)? (?:if|when|whenever|should) (?:you|anything|something|that|it)\b(?! (?:want|would like|agree|are happy))/i;

const ADVERB = "(?:(?:now|just|quickly|first|then|currently|still|also|go ahead and) )*";
const LOOKING =
  "look|check|see (?:what|whether|if|how)|have a look|take a look|open|pull|bring up|read|find|fetch|search|verify|review|go (?:through|over)|compare|start|begin|prepare|work on";
const DOING =
  "put|set|make|do|update|change|send|save|enter|file|arrange|raise|lift|add|process|get|move|cancel|order|issue";
const AT_WORK = wholeWord(
  anyOfWords([
    "(?:one|just a|give (?:me|us)(?: just)? (?:a|one)|wait a|in a) (?:quick |short |little )?(?:moment|second|sec|minute|min|tick)",
    "hold on|hang on|bear with (?:me|us)|stand by|stay on the line|please (?:wait|hold)(?! until)",
    "(?:thank you|thanks) for (?:holding|waiting|your patience)|while (?:i|we) (?:look|check|do|get|pull|read)",
    `(?:let me|allow me to|i(?:'ll| will| shall| am going to|'m going to)|we(?:'ll| will| are going to)) ${ADVERB}(?:${LOOKING})`,
    `(?:let me|i(?:'ll| will| shall| am going to|'m going to)|we(?:'ll| will)) ${ADVERB}(?:${DOING})\\b[^.!?]{0,80}\\b(?:now|right away|straight away|at once|immediately|for you)`,
    `(?:i|we)(?:'m|'re| am| are) ${ADVERB}(?:looking|checking|opening|reading|pulling|loading|fetching|comparing|searching|reviewing|processing|verifying|preparing|getting|bringing|going (?:through|over)|working on|watching|putting|setting|updating|changing|making|sending|saving|entering|filing|arranging|doing)`,
    "(?:is|are) (?:now |currently |still )?being [a-z]+ed",
    "ek (?:minute|min|second|sec|pal)|ruk(?:iye|iega|ie)|(?:dekh|check kar|dhoondh) (?:raha|rahi|leta|leti|rahe)",
  ]),
);

/**
 * Reads what a reply leaves open, by its sentences alone.
 *
 * @param asking What counts as a question: requests too, or only what ends in a question mark.
 */
export function leftOpen(reply: string, asking: "requests" | "marks" = "requests"): LeftOpen {
  const sentences = splitSentences(plainText(reply).replaceAll("’", "'"));
  for (const sentence of sentences.toReversed()) {
    if (isCourtesy(sentence.text)) continue;
    if (sentence.isQuestion || (asking === "requests" && requests(sentence))) return "question";
    if (AT_WORK.test(sentence.text)) return "work";
  }
  return "nothing";
}

function requests({ text }: Sentence): boolean {
  if (FOR_LATER.test(text)) return false;
  const said = text.trim();
  return IMPERATIVE.test(said.replace(OPENERS, "")) || NEEDS.test(said) || ASKED.test(said);
}
