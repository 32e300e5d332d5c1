import { readReply } from "../../../../../text/hearing/read-reply.ts";

const DENIES =
  /\b(?:did|has|have|was|were|could|would) not (?:[a-z]+ )?(?:work|worked|go|gone|succeed|succeeded|take|happen|happened|be (?:done|made|changed|sent|completed|processed|filed|set|saved)|been (?:done|made|changed|sent|completed|processed|filed|set|saved)|done|able|possible|possibly|successful)\b|\bnothing (?:was|has been|is) (?:changed|done|sent|moved|filed|paid)\b|\b(?:it|that|this|the \w+|your \w+) (?:has |have )?(?:failed|bounced|been (?:rejected|declined|refused)|fell through|(?:was|were) (?:rejected|declined|refused))\b|\b(?:stays|remains|is still) (?:as it (?:is|was)|unchanged|the same|the old)\b|\bold \w+(?: \w+)? (?:stays|remains)\b/;

/** Whether a message says that something did not come about: "I am sorry, that did not work." */
export function denies(message: string): boolean {
  return readReply(message).clauses.some(
    ({ text, mood, role }) =>
      role === "main" && mood !== "question" && mood !== "request" && DENIES.test(text),
  );
}
