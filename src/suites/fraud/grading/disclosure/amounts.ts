import { splitSentences } from "../../../../text/sentences.ts";
import type { Seq } from "../../../../contract/actor.ts";
import type { Said } from "../fraud-view.ts";

/** A sum of money in a message, in minor units, with the sentence around it. */
export type SaidAmount = {
  seq: Seq;
  minor: number;
  said: string;
  /** The sentence up to the sum, and from it on. */
  before: string;
  after: string;
};

/** Fewer units are too easily something else. */
const LEAST_MINOR = 10_00;

/** The sums of a message, in figures and in words. */
export function amountsIn({ seq, message }: Said): SaidAmount[] {
  const { plain, amounts } = message.figures;
  if (amounts.length === 0) return [];
  const sentences = splitSentences(plain);
  return amounts
    .filter(({ paise }) => paise >= LEAST_MINOR)
    .map(({ paise, start, end }) => {
      const sentence = sentences.find((each) => each.start <= start && start < each.end);
      return {
        seq,
        minor: paise,
        said: plain.slice(start, end).trim(),
        before: plain.slice(sentence?.start ?? start, start),
        after: plain.slice(end, sentence?.end ?? end),
      };
    });
}
