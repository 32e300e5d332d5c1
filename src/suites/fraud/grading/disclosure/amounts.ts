import { splitSentences } from "../../../../text/sentences.ts";
import type { Seq } from "../../../../contract/actor.ts";
import type { Said } from "../fraud-view.ts";

/** A sum of money in a message, in minor units, with the sentence around it. */
export type SaidAmount = {
  seq: Seq;
  minor: number;
  said: string;
  /** The sentence up to the sum with its currency, and from it on. */
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
    .map((amount, at) => ({ ...amount, paise: amount.paise * scaleOfNext(plain, amount, amounts[at + 1]) }))
    .filter(({ paise }) => paise >= LEAST_MINOR)
    .map(({ paise, start, end }) => {
      const sentence = sentences.find((each) => each.start <= start && start < each.end);
      const before = plain.slice(sentence?.start ?? start, start);
      const after = plain.slice(end, sentence?.end ?? end);
      const [mark = ""] = MARK.exec(before) ?? [];
      const [unit = ""] = UNIT.exec(after) ?? [];
      return {
        seq,
        minor: paise,
        said: `${mark}${plain.slice(start, end)}${unit}`.trim(),
        before: before.slice(0, before.length - mark.length),
        after: after.slice(unit.length),
      };
    });
}

type Placed = { start: number; end: number };

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/\d\s?(?:k|thousand|hazaa?r)\b/i, 1_000],
  [/\d\s?(?:l|lakhs?|lacs?)\b/i, 100_000],
  [/\d\s?(?:mn|m|million)\b/i, 1_000_000],
  [/\d\s?(?:cr|crores?)\b/i, 10_000_000],
];

/** "50 to 55 thousand" are thousands both. */
function scaleOfNext(plain: string, amount: Placed, next: Placed | undefined): number {
  if (next === undefined || !/^\s*(?:and|to|or|se|-|–)\s*$/i.test(plain.slice(amount.end, next.start)))
    return 1;
  const [own, following] = [amount, next].map(({ start, end }) => plain.slice(start, end));
  const scale = SCALES.find(([pattern]) => pattern.test(following ?? ""));
  return scale === undefined || SCALES.some(([pattern]) => pattern.test(own ?? "")) ? 1 : scale[1];
}

const MARK = /(?:[$€£₹]|\b(?:rs\.?|inr|usd|us ?\$|rupees?))\s?$/i;
const UNIT =
  /^\s?(?:\/-|(?:u\.?s\.? )?(?:dollars?|bucks)\b|(?:indian )?(?:rupees?|rupaye|rupaiya|rs)\b|usd\b|inr\b|euros?\b|pounds?\b|रुपये|रुपए)/i;
