import type { Clause } from "../clause.ts";
import { asksToConfirmIn } from "../go-ahead.ts";
import { handsOverIn } from "../hand-over.ts";
import type { Reading } from "../read-reply.ts";
import { refusesIn } from "../refusal.ts";
import { reportsDoneIn } from "../report-done.ts";
import type { Topic } from "../topic.ts";
import { seenClauses, seenSentences, type Evidence, type SeenSentence } from "./sentence.ts";

/** What a reply may do beside asking for facts. */
export const ACTS_HEARD = ["asksToConfirm", "refuses", "handsOver", "reportsDone"] as const;
export type ActHeard = (typeof ACTS_HEARD)[number];

const RULES: Readonly<Record<ActHeard, (reading: Reading, topic: Topic) => Clause[]>> = {
  asksToConfirm: asksToConfirmIn,
  refuses: refusesIn,
  handsOver: handsOverIn,
  reportsDone: reportsDoneIn,
};

/**
 * The features of each sentence of a reply, and of each clause where a sentence has several: its words and form, its
 * neighbours', and what the rules say of it.
 */
export function actEvidence(reading: Reading, topic: Topic): Evidence[] {
  const ruled = ACTS_HEARD.map((act) => ({ act, clauses: new Set(RULES[act](reading, topic)) }));
  const anywhere = ruled.filter(({ clauses }) => clauses.size > 0).map(({ act }) => `any:${act}`);
  const sentences = seenSentences(reading, topic);
  const parts = seenClauses(reading, topic);
  const said = ({ clauses }: SeenSentence): string[] =>
    ruled
      .filter((each) => clauses.some((clause) => each.clauses.has(clause)))
      .map(({ act }) => `rule:${act}`);
  const whole = sentences.map((sentence, at) => [
    ...said(sentence),
    ...anywhere,
    ...ownFeatures(sentence),
    ...beside(sentences[at - 1], "before"),
    ...beside(sentences[at + 1], "after"),
    ...(sentences.length === 1 ? ["alone"] : []),
  ]);
  const pieces = parts.flatMap((part, at) => {
    const isPiece = [parts[at - 1], parts[at + 1]].some((each) => each?.number === part.number);
    if (!isPiece) return [];
    return [
      [
        "piece",
        ...said(part),
        ...anywhere,
        ...ownFeatures(part),
        ...beside(parts[at - 1], "before"),
        ...beside(parts[at + 1], "after"),
      ],
    ];
  });
  return [...whole, ...pieces];
}

function ownFeatures({ form, stems, kinds }: SeenSentence): string[] {
  return [...form, ...stems, ...kinds];
}

function beside(sentence: SeenSentence | undefined, side: string): string[] {
  if (sentence === undefined) return [`${side}:nothing`];
  const features = [
    ...sentence.kinds.filter((each) => each.startsWith("k:")),
    ...sentence.form.filter((each) => each.startsWith("moods:") || each === "question"),
  ];
  return features.map((each) => `${side}:${each}`);
}
