import type { Fact } from "../../../../contract/fact.ts";
import { findDates } from "../../../../text/dates.ts";
import { factMatches } from "../../../../text/fact-matches.ts";
import { readDay } from "../../../../text/read-day.ts";
import { spoken } from "../../../../text/spellings/spoken.ts";
import type { FactFile } from "../../../authoring/script-forms.ts";
import { resolveFacts } from "../resolve-check.ts";
import { recordHolds } from "./field-holds.ts";
import { filled, recordsAt, textOf, valueAt, within, type Found } from "./places.ts";
import type { Addend, Clause } from "./rules-file.ts";
import type { Situation } from "./situation.ts";
import { amountOf, numberOf } from "./terms.ts";

/** Whether all clauses hold; a record that one of them names is the same for those that follow. */
export function allHold(clauses: readonly Clause[], situation: Situation): boolean {
  const [first, ...rest] = clauses;
  if (first === undefined) return true;
  if (!("some" in first)) return clauseHolds(first, situation) && allHold(rest, situation);
  const found = recordsAt(first.some, situation).filter((record) =>
    recordHolds(record, first.where, situation),
  );
  if (first.as === undefined) return enough(found, first, situation) && allHold(rest, situation);
  const name = first.as;
  return found.some((record) =>
    allHold(rest, { ...situation, names: { ...situation.names, [name]: record } }),
  );
}

function enough(
  found: readonly Found[],
  { atLeast, distinct }: Extract<Clause, { some: unknown }>,
  situation: Situation,
): boolean {
  const counted =
    distinct === undefined
      ? found.length
      : new Set(found.map((record) => textOf(within(record, distinct.split("."))))).size;
  return counted >= (atLeast === undefined ? 1 : (numberOf(atLeast, situation) ?? Number.POSITIVE_INFINITY));
}

function clauseHolds(clause: Exclude<Clause, { some: unknown }>, situation: Situation): boolean {
  if ("not" in clause) return !allHold(clause.not, situation);
  if ("anyOf" in clause) return clause.anyOf.some((clauses) => allHold(clauses, situation));
  if ("total" in clause) return totalHolds(clause, situation);
  if ("callerSaysOneOf" in clause) return isSaid(clause.callerSaysOneOf, situation);
  if ("callerSaysFirst" in clause) return isSaidFirst(clause, situation);
  if ("wrongBirthDates" in clause) {
    const { of, atLeast } = clause.wrongBirthDates;
    return wrongBirthDates(of, situation) >= (numberOf(atLeast, situation) ?? Number.POSITIVE_INFINITY);
  }
  if ("introducesOtherThan" in clause) {
    return introducesOther(textOf(valueAt(clause.introducesOtherThan, situation)), situation);
  }
  const [one, other] = clause.differ.map((text) => filled(text, situation));
  return one !== other;
}

function totalHolds(
  { total, over, atLeast }: Extract<Clause, { total: unknown }>,
  situation: Situation,
): boolean {
  const sum = sumOf(total, situation);
  const [above, least] = [over, atLeast].map((terms) => terms && sumOf(terms, situation));
  return (
    (over === undefined || sum > (above ?? Number.NaN)) &&
    (atLeast === undefined || sum >= (least ?? Number.NaN))
  );
}

function sumOf(terms: readonly Addend[], situation: Situation): number {
  return terms.reduce((sum: number, term) => sum + addend(term, situation), 0);
}

function addend(term: Addend, situation: Situation): number {
  if (typeof term !== "object") return numberOf(term, situation) ?? Number.NaN;
  if ("yearOf" in term) return readDay(textOf(valueAt(term.yearOf, situation)))?.year ?? Number.NaN;
  return recordsAt(term.in, situation)
    .filter((record) => recordHolds(record, term.where, situation))
    .reduce((sum, record) => sum + (amountOf(within(record, term.sumOf.split("."))) ?? 0), 0);
}

function isSaid(facts: readonly FactFile[], situation: Situation): boolean {
  const wanted = filledFacts(facts, situation);
  return situation.words.some((line) => wanted.some((fact) => factMatches(fact, line)));
}

/** Of what the caller says unasked: the first of the two to be said is this one. */
function isSaidFirst(
  { callerSaysFirst, before }: Extract<Clause, { callerSaysFirst: unknown }>,
  situation: Situation,
): boolean {
  const [first, second] = [callerSaysFirst, before].map((file) => {
    const [fact] = filledFacts([file], situation);
    return situation.unasked.findIndex((line) => fact !== undefined && factMatches(fact, line));
  });
  return first !== undefined && second !== undefined && first !== -1 && second !== -1 && first < second;
}

/** How many different dates of birth the caller gives that are not the one on record. */
function wrongBirthDates(of: string, situation: Situation): number {
  const right = readDay(textOf(valueAt(of, situation)));
  const thisYear = readDay(situation.now.slice(0, 10))?.year ?? 0;
  const given = situation.words.flatMap((line) =>
    findDates(spoken(line).worded).filter(({ year }) => year !== undefined && year <= thisYear - YOUNGEST),
  );
  const wrong = given.filter(
    ({ year, month, day }) =>
      right === undefined || right.year !== year || right.month !== month || right.day !== day,
  );
  return new Set(wrong.map(({ year, month, day }) => `${year}-${month}-${day}`)).size;
}

/** No customer is younger, and nothing else that callers speak of is as long ago. */
const YOUNGEST = 15;

const INTRODUCTION = /\b(?:this is|my name is|i am|i'm)\s+(\p{L}[\p{L}'-]*\s+\p{L}[\p{L}'-]*)/giu;

/** Whether the caller's first words are those of somebody by another name. */
function introducesOther(name: string, { unasked: [opening = ""] }: Situation): boolean {
  const known = name.toLowerCase().split(/\s+/);
  return [...opening.matchAll(INTRODUCTION)]
    .flatMap(([, given = ""]) =>
      /^\p{Lu}\S*\s+\p{Lu}/u.test(given) ? [given.toLowerCase().split(/\s+/)] : [],
    )
    .some((given) => given.some((part) => !known.includes(part)));
}

/** The facts with what their braces name. One that names what the act does not have is left out: nobody can say it. */
function filledFacts(files: readonly FactFile[], situation: Situation): Fact[] {
  const fill = (file: FactFile): FactFile => {
    if (typeof file === "string") return filled(file, situation);
    if (Array.isArray(file))
      return file.map((one) => (typeof one === "string" ? filled(one, situation) : one));
    return "amount" in file ? { amount: filled(String(file.amount), situation) } : file;
  };
  const isNamed = (file: FactFile): boolean => {
    if (typeof file === "string") return !file.includes("{");
    return !(typeof file === "object" && "amount" in file && String(file.amount).includes("{"));
  };
  return resolveFacts(files.map(fill).filter(isNamed));
}
