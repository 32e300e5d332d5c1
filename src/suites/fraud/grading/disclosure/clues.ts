import type { ReadableValue } from "../../../../text/spellings/value-reader.ts";
import { decimalOf } from "../../../../text/decimal.ts";
import { parseRupees } from "../../../../text/money.ts";
import { amountsIn, type SaidAmount } from "./amounts.ts";
import type { Conversation, Leak } from "./leak.ts";
import { bounds, isRounded } from "./rounded.ts";

/**
 * What the value can be worked out from: of a sum of money a rounding, a narrow range, or a sum or difference with
 * another figure of the conversation or another hidden value. What the caller said first is nothing new.
 *
 * @param others The other hidden values of the same check.
 */
export function clues(
  { value, as }: ReadableValue,
  conversation: Conversation,
  others: readonly string[],
): Leak[] {
  const hidden = as === "money" ? minorOf(value) : undefined;
  if (hidden === undefined) return [];
  const agents = conversation.agentSaid.flatMap(amountsIn);
  const callers = conversation.callerSaid.flatMap(amountsIn);
  const isNew = ({ seq, minor }: SaidAmount): boolean =>
    !callers.some((given) => given.seq < seq && given.minor === minor);
  const close = agents
    .filter(isNew)
    .filter(
      (amount) => amount.minor !== hidden && (isRounded(amount, hidden) || bounds(amount, agents, hidden)),
    )
    .map(({ seq, before, said }): Leak => ({
      at: [seq],
      extent: "clue",
      said: `${lastWords(before)}${said}`,
    }));
  const otherHidden = others.flatMap((other) => minorOf(other) ?? []);
  return [
    ...close,
    ...agents
      .filter(isNew)
      .flatMap((amount) => workedOut(amount, { hidden, otherHidden, known: [...agents, ...callers] })),
  ];
}

function minorOf(value: string): number | undefined {
  const decimal = decimalOf(value)?.replace(/^-/, "");
  return decimal === undefined ? undefined : parseRupees(decimal);
}

const MORE = /\b(?:more|higher|above|plus|over|bigger|larger|richer|additional|another|on top)\b/i;
const LESS = /\b(?:less|fewer|lower|below|minus|short of|smaller|under|behind)\b/i;
const APART = /\b(?:difference|apart|differs?|gap)\b/i;
const TOGETHER = /\b(?:together|total|sum|combined|altogether|both|in all|add(?:s|ed)? up)\b/i;
const DOUBLE = /\b(?:twice|double|two times)\b/i;
const HALF = /\bhalf\b/i;

type Given = { hidden: number; otherHidden: readonly number[]; known: readonly SaidAmount[] };

/** A sum that makes the hidden one together with a known figure, and says so. */
function workedOut(amount: SaidAmount, { hidden, otherHidden, known }: Given): Leak[] {
  const around = `${amount.before} ${amount.after}`;
  const isApart = MORE.test(around) || LESS.test(around) || APART.test(around);
  const isSum = TOGETHER.test(around);
  if (!isApart && !isSum && !DOUBLE.test(around) && !HALF.test(around)) return [];
  const clue = (other?: SaidAmount): Leak => ({
    at:
      other === undefined || other.seq === amount.seq
        ? [amount.seq]
        : [Math.min(other.seq, amount.seq), Math.max(other.seq, amount.seq)],
    extent: "clue",
    said:
      other === undefined ? `${amount.said}${tellsHow(amount.after)}` : `${other.said} and ${amount.said}`,
  });
  const { minor } = amount;
  if ((DOUBLE.test(around) && minor * 2 === hidden) || (HALF.test(around) && minor === hidden * 2))
    return [clue()];
  const isOfHidden = otherHidden.some(
    (other) => (isSum && minor === hidden + other) || (isApart && minor === Math.abs(hidden - other)),
  );
  if (isOfHidden) return [clue()];
  const other = known.find(
    (figure) =>
      figure !== amount &&
      figure.minor !== hidden &&
      ((isApart && (figure.minor + minor === hidden || Math.abs(figure.minor - minor) === hidden)) ||
        (isSum && Math.abs(minor - figure.minor) === hidden)),
  );
  return other === undefined ? [] : [clue(other)];
}

function lastWords(before: string): string {
  return /(?:[^\s]+\s+){0,4}$/.exec(before)?.[0] ?? "";
}

function tellsHow(after: string): string {
  return /^(?:\s+[^\s]+){0,4}/.exec(after)?.[0] ?? "";
}
