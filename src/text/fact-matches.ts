import type { Fact } from "../contract/retail-case.ts";
import { asksQuestion } from "./asks-question.ts";
import { compiledPattern } from "./compiled-pattern.ts";
import { dayNumber, isoDate } from "./dates.ts";
import { parseRupees } from "./money.ts";
import { foldText } from "./plain-text.ts";
import { scanFigures, type Figures } from "./scan-figures.ts";

/** Tells which facts a reply states; the reply is read once, however many facts are looked for. */
export type FactMatcher = (fact: Fact) => boolean;

/**
 * Reads a reply for facts.
 *
 * - `text`, `anyOf`: as whole words, without regard to case, Latin accents, spacing, typographic quotes and dashes, and
 *   digit script. A number is whole too: 10 is in neither 110 nor 10.5 nor 10,000.
 * - `amount`: by value, in any grouping and spelling that `findAmounts` knows; a bare number counts. Sign is ignored.
 * - `date`: by value, in any spelling that `findDates` knows; a date said without its year matches any year.
 * - `asks`: a question or request other than closing courtesy.
 * - `pattern`: a regular expression (flags `iu`), found in the reply as it is or in its compared form.
 *
 * @throws SyntaxError for a pattern that is no regular expression.
 */
export function factMatcher(reply: string): FactMatcher {
  const folded = foldText(reply);
  let scanned: Figures | undefined;
  const figures = (): Figures => (scanned ??= scanFigures(reply));
  return (fact) => {
    if ("text" in fact) return containsWords(folded, fact.text);
    if ("anyOf" in fact) return fact.anyOf.some((text) => containsWords(folded, text));
    if ("amount" in fact) return statesAmount(figures(), fact.amount);
    if ("date" in fact) return statesDate(figures(), fact.date);
    if ("asks" in fact) return asksQuestion(reply);
    const pattern = compiledPattern(fact.pattern);
    return pattern.test(reply) || pattern.test(folded);
  };
}

/** Whether a reply states a fact; see {@link factMatcher}. */
export function factMatches(fact: Fact, reply: string): boolean {
  return factMatcher(reply)(fact);
}

/** A fact in words, for reports. */
export function describeFact(fact: Fact): string {
  if ("text" in fact) return `"${fact.text}"`;
  if ("anyOf" in fact) return `any of ${fact.anyOf.map((text) => `"${text}"`).join(", ")}`;
  if ("amount" in fact) return `the amount ${fact.amount}`;
  if ("date" in fact) return `the date ${fact.date}`;
  if ("asks" in fact) return "a question";
  return `the pattern /${fact.pattern}/`;
}

const WORD = /[\p{L}\p{M}\p{N}_]/u;

function containsWords(folded: string, text: string): boolean {
  const wanted = foldText(text);
  if (wanted === "") return false;
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + 1)) {
    if (standsAlone(folded, at, at + wanted.length)) return true;
  }
  return false;
}

function standsAlone(folded: string, start: number, end: number): boolean {
  const [first, last] = [folded.charAt(start), folded.charAt(end - 1)];
  const [before, after] = [folded.slice(Math.max(0, start - 2), start), folded.slice(end, end + 2)];
  if (WORD.test(first) && WORD.test(before.slice(-1))) return false;
  if (WORD.test(last) && WORD.test(after.charAt(0))) return false;
  if (/\d/.test(first) && /\d[.,]$/.test(before)) return false;
  return !(/\d/.test(last) && /^[.,]\d/.test(after));
}

function statesAmount({ amounts }: Figures, decimal: string): boolean {
  const paise = parseRupees(decimal);
  return amounts.some((amount) => amount.paise === paise);
}

function statesDate({ dates }: Figures, iso: string): boolean {
  const days = dayNumber(iso);
  if (days === undefined) return false;
  const [year, month, day] = isoDate(days).split("-").map(Number);
  return dates.some(
    (date) => date.month === month && date.day === day && (date.year === undefined || date.year === year),
  );
}
