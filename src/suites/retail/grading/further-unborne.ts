import { findFurtherClaims, isKnownVerb, type FurtherClaim } from "../../../text/further-claims.ts";
import type { OutcomeClaim } from "../../../text/outcome-claims.ts";
import { foldText } from "../../../text/plain-text.ts";
import type { Sentence } from "../../../text/sentences.ts";
import { scanFigures } from "../../../text/scan-figures.ts";
import { loginLeaves, type CaseView, type Said } from "./case-view.ts";

/**
 * Claims of a message in verbs that no list of acts knows, where nothing that was read, answered or told before has the
 * verb: a record that says "debited" bears out that something was debited. What the agent says it did itself is borne out by no record.
 *
 * @param known What the reader of known acts has found in the message; it settles these.
 */
export function furtherUnborne(
  message: Said,
  known: readonly OutcomeClaim[],
  view: CaseView,
): FurtherClaim[] {
  const settled = new Set(known.flatMap(({ word, sentence }) => [keyOf(sentence, word), keyOf(sentence)]));
  const claims = findFurtherClaims(message.text).filter(
    // Of Hinglish the known reader finds the same words in another way.
    (claim) =>
      !settled.has(keyOf(claim.sentence, claim.voice === "hinglish" ? "" : claim.verb)) &&
      !tellsOfEarlier(claim),
  );
  if (claims.length === 0) return [];
  const told = toldBefore(message, view);
  const done = effectsBefore(message, view);
  return claims.filter((claim) => {
    if (done !== "" && (claim.voice === "effect" || ANY_ACT.test(claim.verb))) return false;
    const stem = stemOf(claim.verb);
    if (stem === undefined) return true;
    if (done.includes(stem)) return false;
    if (tellsOfHold(claim) && told.includes("hold_amount")) return false;
    const isOwn = claim.voice === "own" || claim.voice === "theirs";
    if (isOwn) return true;
    // A known act in the passive that the reader of known acts did not take for a claim is none.
    return !told.includes(stem) && !(isKnownVerb(claim) && claim.voice === "result");
  });
}

const keyOf = (sentence: Sentence, word = ""): string => `${sentence.text.trim()} ${word}`.toLowerCase();

/** "₹25,000 has been placed on hold": the record has it under another word. */
function tellsOfHold({ clause }: FurtherClaim): boolean {
  return /\bon hold\b/.test(clause) && scanFigures(clause).amounts.length > 0;
}

/** What may be said of any act. */
const ANY_ACT = /^(?:completed|processed|done|handled|taken care of|sorted|finished|carried|made)$/;

/** "… on 2 November", "last week", "in 2023": found, not just done. */
function tellsOfEarlier({ voice, clause }: FurtherClaim): boolean {
  if (voice === "own" || voice === "theirs") return false;
  return (
    scanFigures(clause).dates.length > 0 ||
    /\b(?:yesterday|earlier|previously|originally|last (?:week|month|year|\p{L}+day)|ago|in (?:19|20)\d{2}|since|before|pehle|kal)\b/u.test(
      clause,
    )
  );
}

/** What a verb has in common with its other forms; `undefined` for what is no verb, or too short to tell. */
function stemOf(verb: string): string | undefined {
  const word = verb.split(" ")[0] ?? "";
  const stem = word.replace(/(?:ied|ed|en)$/, "");
  return stem.length < 4 ? undefined : stem.slice(0, 7);
}

function toldBefore({ seq }: Said, { scenario, said, calls, priorCalls }: CaseView): string {
  const texts = [
    ...loginLeaves(scenario).map(({ key, value }) => `${key} ${String(value)}`),
    ...said.filter(({ by, live, seq: at }) => at < seq && (by === "caller" || !live)).map(({ text }) => text),
    ...[...priorCalls, ...calls].flatMap(({ answer }) =>
      answer !== undefined && answer.seq < seq ? [answer.text] : [],
    ),
    ...scenario.tools.map(({ spec }) => spec.description),
  ];
  return foldText(texts.join("\n"));
}

/** What writes that have succeeded say of themselves: their names, arguments and answers. */
function effectsBefore({ seq }: Said, { calls, priorCalls }: CaseView): string {
  const texts = [...priorCalls, ...calls].flatMap(({ isWrite, outcome, answer, tool, args }) =>
    isWrite && (outcome === "succeeded" || outcome === "pending") && answer !== undefined && answer.seq < seq
      ? [`${tool.replaceAll("_", " ")} ${JSON.stringify(args ?? {})} ${answer.text}`]
      : [],
  );
  return foldText(texts.join("\n"));
}
