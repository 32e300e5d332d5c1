import { plainText } from "./plain-text.ts";
import { splitSentences } from "./sentences.ts";
import { anyOfWords, wholeWord } from "./whole-word.ts";

/** Closing courtesy, which asks nothing: "Is there anything else I can help with?" */
const COURTESY = wholeWord(
  "(?:any\\s?thing|something) (?:else|more|further)|(?:any )?(?:other|further|more) (?:questions?|help|assistance|queries|concerns)|(?:how|what) (?:else )?(?:can|may) i (?:help|assist|do for)|aur kuch|और कुछ|कोई और".replaceAll(
    " ",
    "\\s+",
  ),
);
/** Requests for an answer that need no question mark. */
const REQUEST = wholeWord(
  anyOfWords([
    "please (?:tell|share|provide|give|specify|confirm|clarify|let me know|choose|select|mention|state|send)(?! with)",
    "(?:kindly|just) (?:tell|share|provide|give|specify|confirm|clarify|mention|state) (?:me|us|the|your|which|what|whether|if)?",
    "(?:could|can|would|will|may) (?:you|i) (?:please )?(?:tell|share|provide|give|specify|confirm|clarify|have|know|ask|mention)",
    "let (?:me|us) know (?:which|what|whether|if you(?:'d| would)|when|how|the|your)",
    "i(?:'ll| will)? need (?:to know|you to|the|your)",
    "which (?:one|account|card|deposit|loan|cheque|of)",
    "(?:kripya|कृपया) (?:batay?e[nin]*|bata d[oei]+n?|बताएं|बताइए|बताएँ|पुष्टि)",
    "(?:bataiye|bataye|batayein|bata dijiye|confirm karen|confirm karein|confirm kijiye)",
    "(?:बताइए|बताएं|बताएँ|बता दीजिए|पुष्टि करें|पुष्टि कीजिए)",
  ]),
);

/** Whether a sentence is a closing courtesy, which asks nothing. */
export function isCourtesy(sentence: string): boolean {
  return COURTESY.test(sentence);
}

/**
 * Whether a reply asks the customer for something: a question, or a request such as "please tell me which account".
 * Closing courtesies ("anything else?") do not count.
 */
export function asksQuestion(text: string): boolean {
  return splitSentences(plainText(text)).some(
    (sentence) => (sentence.isQuestion || REQUEST.test(sentence.text)) && !COURTESY.test(sentence.text),
  );
}

/** Whether a reply consists of nothing but questions and requests. */
export function onlyAsks(text: string): boolean {
  const sentences = splitSentences(plainText(text));
  return (
    sentences.length > 0 &&
    sentences.every(
      ({ isQuestion, text: said }) => (isQuestion || REQUEST.test(said)) && !COURTESY.test(said),
    )
  );
}
