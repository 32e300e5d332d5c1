import { asksQuestion } from "../../../../text/asks-question.ts";
import { asksToConfirm } from "../../../../text/hearing/go-ahead.ts";
import { readReply } from "../../../../text/hearing/read-reply.ts";
import { plainText } from "../../../../text/plain-text.ts";
import { splitSentences } from "../../../../text/sentences.ts";
import { wholeWord } from "../../../../text/whole-word.ts";

/** What is asked for when no go-ahead is: facts, and proofs of who he is. */
const FACTS = wholeWord(
  "date of birth|birth ?date|birthday|born|dob|address(?! (?:will|then|is|now))|live|(?:phone|mobile) number|code|passcode|otp|digits|pin|name|which|what|where|when|who|how|why|last four",
);
/** A go-ahead that is asked for without a question. */
const GO_AHEAD = wholeWord(
  "(?:go|going)[ -]ahead|proceed|(?:reply|answer|say|type) (?:with )?\\W?yes|once you(?:'ve| have)? (?:confirm|agree|say)\\p{L}*|(?:just )?say the word|your (?:ok|okay|approval|consent|permission|yes)|please confirm|if (?:that|this|it)(?:'s| is) (?:right|correct|ok|okay|fine|all right)",
);

/** Whether an agent's message asks the caller for his go-ahead: a yes would be an answer to it. */
export function asksGoAhead(text: string): boolean {
  if (asksToConfirm(readReply(text))) return true;
  const sentences = splitSentences(plainText(text));
  return sentences.some(
    ({ text: said, isQuestion }) =>
      GO_AHEAD.test(said) || (isQuestion && asksQuestion(said) && !FACTS.test(said)),
  );
}
