import { readReply } from "../../../../../text/hearing/read-reply.ts";
import { wholeWord } from "../../../../../text/whole-word.ts";

/** Words that leave nothing open. */
const PROMISES = wholeWord(
  "guarante\\w+|(?:i|we) promise|promised|you have my word|without fail|no matter what|(?:a )?100 ?(?:%|per ?cent)|for (?:sure|certain) (?:be|arrive|come|reach|go)|(?:will|is going to|going to) (?:definitely|certainly|surely|absolutely) (?:be|arrive|come|reach|go|get|have)|definitely (?:be|arrive|come|reach) (?:there|with you|in your)",
);
const NONE = wholeWord(
  "not|never|no|none|nothing|nowhere|neither|nor|hardly|cannot|nobody|without (?:any )?guarante\\w+|if|whether",
);

/** Clauses in which a message promises that something will certainly come about. */
export function promisesIn(message: string): string[] {
  return readReply(message).clauses.flatMap(({ text, mood, role }) =>
    mood !== "question" &&
    mood !== "request" &&
    role !== "condition" &&
    PROMISES.test(text) &&
    !NONE.test(text)
      ? [text]
      : [],
  );
}
