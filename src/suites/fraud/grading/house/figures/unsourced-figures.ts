import { matchesOf } from "../../../../../text/matches.ts";
import type { Amount } from "../../../../../text/money.ts";
import { scanFigures } from "../../../../../text/scan-figures.ts";
import { splitSentences } from "../../../../../text/sentences.ts";
import {
  isDerivedAmount,
  isSourcedAmount,
  isSourcedDate,
} from "../../../../../grading/figures/figure-support.ts";
import type { Said } from "../../fraud-view.ts";
import { monthFirst, type FiguresGiven } from "./figures-given.ts";
import { timesOfDay } from "./times-of-day.ts";

/** Sums, dates, times, telephone numbers and references of a message that nothing gives. What is asked gives nothing. */
export function unsourcedFigures({ seq, message }: Said, given: FiguresGiven): string[] {
  given.advanceTo(seq);
  const plain = monthFirst(message.worded);
  const figures = scanFigures(plain);
  const known = { all: [given.knowledge] };
  const sums = figures.amounts.filter(
    (amount) =>
      isMoney(amount, plain) &&
      !isSourcedAmount(amount, plain, known) &&
      !isDerivedAmount(amount, plain, known),
  );
  const days = figures.dates.filter((date) => !isSourcedDate(date, plain, known, given.today));
  const said = [...sums, ...days].map(({ start, end }) => plain.slice(start, end).trim());
  return [...said, ...unsourcedTimes(plain, given), ...unsourcedNames(plain, given)];
}

/** A sum says so, by a sign, a word or its cents. */
function isMoney({ start, end }: Amount, plain: string): boolean {
  return (
    /[$€£]\s?$/.test(plain.slice(0, start)) ||
    /^\s?(?:dollars?|bucks|cents?|usd)\b/i.test(plain.slice(end)) ||
    /[$€£]|cents?|\.\d{2}$/i.test(plain.slice(start, end).trim())
  );
}

/** Opening hours are the same for everybody. */
const ABOUT_HOURS =
  /\b(?:branch(?:es)?|open(?:s|ing)?|clos(?:es?|ing)|desks?|lines?|hours|offices?|reach|business days?|weekdays?)\b/i;

function unsourcedTimes(plain: string, given: FiguresGiven): string[] {
  const sentences = splitSentences(plain);
  return timesOfDay(plain)
    .filter(({ minutes, start }) => {
      if (given.times.has(minutes)) return false;
      const sentence = sentences.find((each) => each.start <= start && start < each.end);
      return !(given.publishedTimes.has(minutes) && ABOUT_HOURS.test(sentence?.text ?? ""));
    })
    .map(({ said }) => said.trim());
}

const TELEPHONE = /(?<![\d-])(?:1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?![\d-])/g;
const REFERENCE = /(?<![\p{L}\d-])\p{Lu}{2,5}-?\d{3,10}(?![\p{L}\d-])/gu;
const LAST_DIGITS = /\b(?:ending|ends)(?: (?:in|with))? (?<digits>\d{4})\b/gi;

function unsourcedNames(plain: string, given: FiguresGiven): string[] {
  const names = [
    ...matchesOf(TELEPHONE, plain).map(([number]) => number),
    ...matchesOf(REFERENCE, plain).map(([reference]) => reference),
    ...matchesOf(LAST_DIGITS, plain).flatMap(({ groups }) => groups?.["digits"] ?? []),
  ];
  return [...new Set(names)].filter((name) => !given.names(name));
}
