import { readReply } from "../../../../../text/hearing/read-reply.ts";
import { matchesOf } from "../../../../../text/matches.ts";
import { plainText } from "../../../../../text/plain-text.ts";
import { splitSentences } from "../../../../../text/sentences.ts";
import { wholeWord } from "../../../../../text/whole-word.ts";

/** It says that something is not there, has not come or is not seen. */
const IS_NOT_THERE = wholeWord(
  `(?:nothing|none|no [a-z-]+|nobody|no one)\\b.{0,80}\\b(?:come in|came in|arrived|received|posted|booked|credited|shows?|shown|appears?|there|registered|listed|on (?:the|your|our) (?:record|account|list|file)|on record|so far|yet)` +
    "|(?:has|have|is|are|was|were) (?:not|never)(?: yet| so far)? (?:come|arrived|been (?:received|booked|posted|credited)|there|shown|listed|on (?:the|your|our) (?:record|account|list|file)|on record)" +
    "|(?:do|does|did|can|could|have|has) not (?:yet )?(?:see|seen|find|found|show)",
);
/** A name, not merely the first word. */
const NAMES = /(?<=[\p{L}\p{N},;:.'")] )\p{Lu}[\p{L}'-]{2,}/gu;
const TITLES = new Set(["mr", "mrs", "ms", "miss", "dr"]);

/** Names of which a message says that nothing of theirs is there: "nothing from Mr. Bo has come in". */
export function deniedNames(message: string): string[] {
  return splitSentences(plainText(message)).flatMap(({ text, isQuestion }) => {
    if (isQuestion) return [];
    const denying = readReply(text).clauses.filter(
      (clause) => clause.role !== "condition" && IS_NOT_THERE.test(clause.text),
    );
    return matchesOf(NAMES, text)
      .map(([name]) => name)
      .filter((name) => {
        const lower = name.toLowerCase();
        return !TITLES.has(lower) && denying.some((clause) => clause.text.includes(lower));
      });
  });
}
