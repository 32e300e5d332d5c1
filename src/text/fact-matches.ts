import type { Fact } from "../contract/fact.ts";
import { asksQuestion } from "./asks-question.ts";
import { compiledPattern } from "./compiled-pattern.ts";
import { dayNumber, isoDate } from "./dates.ts";
import { parseRupees } from "./money.ts";
import { once } from "./once.ts";
import { foldText } from "./plain-text.ts";
import { scanFigures, toMicro, type Figures } from "./scan-figures.ts";
import { cover, type ValueReader } from "./spellings/part.ts";
import { spoken, squeeze, type Spoken } from "./spellings/spoken.ts";
import { valueReader } from "./spellings/value-reader.ts";

/** Tells which facts a reply states; the reply is read once, however many facts are looked for. */
export type FactMatcher = (fact: Fact) => boolean;

/**
 * Reads a reply for facts. What is required and what is forbidden is read alike, in the spellings of `src/text/spellings`:
 * number words in English and Hindi count as digits.
 *
 * - `text`, `anyOf`: as whole words, without regard to case, Latin accents, spacing, typographic quotes and dashes, and
 *   digit script. A number is whole too: 10 is in neither 110 nor 10.5 nor 10,000. An id, a number of four digits or more
 *   and an e-mail address also grouped, read out or spelt.
 * - `amount`: by value, in any grouping and spelling that `findAmounts` knows; a bare number counts. Sign is ignored.
 * - `date`: by value, in any spelling that `findDates` knows; a date said without its year matches any year.
 * - `percent`: by value. `oneOf`: any of these values.
 * - `asks`: a question or request other than closing courtesy.
 * - `pattern`: a regular expression (flags `iu`), found in the reply as it is, as it is shown, in its compared form, or
 *   with digits for number words.
 *
 * @param message The reply, where it has been prepared already.
 * @throws SyntaxError for a pattern that is no regular expression.
 */
export function factMatcher(reply: string, message: Spoken = spoken(reply)): FactMatcher {
  const inDigits = once(() => (message.worded === message.plain ? undefined : foldText(message.worded)));
  const figures = once(() => [scanFigures(reply), message.figures]);
  const states: FactMatcher = (fact) => {
    if ("text" in fact) return statesText(fact.text, message, inDigits);
    if ("anyOf" in fact) return fact.anyOf.some((text) => statesText(text, message, inDigits));
    if ("amount" in fact) return figures().some((found) => statesAmount(found, fact.amount));
    if ("date" in fact) return figures().some((found) => statesDate(found, fact.date));
    if ("percent" in fact) return figures().some((found) => statesPercent(found, fact.percent));
    if ("oneOf" in fact) return fact.oneOf.some(states);
    if ("asks" in fact) return asksQuestion(reply);
    const pattern = compiledPattern(fact.pattern);
    const texts = [reply, message.plain, message.folded, message.worded];
    return [...new Set(texts)].some((text) => pattern.test(text));
  };
  return states;
}

/**
 * Whether a fact is a hard value, on whose presence or absence a rule may decide: an amount, a percentage, a date, an id,
 * a reference, a code, a number of four digits or more. Words, patterns and questions are none.
 */
export function isHardValue(fact: Fact): boolean {
  if ("text" in fact) return isCode(fact.text);
  if ("anyOf" in fact) return fact.anyOf.every(isCode);
  return "amount" in fact || "date" in fact || "percent" in fact || "oneOf" in fact;
}

/** One token with digits in it: with letters two of them, alone four; behind capitals and a dash one. */
function isCode(text: string): boolean {
  if (/^[A-Z]{2,}[-_/]\d+$/.test(text)) return true;
  const digits = text.match(/\d/g)?.length ?? 0;
  return /^[A-Za-z\d]+(?:[-_/.:][A-Za-z\d]+)*$/.test(text) && digits >= (/[A-Za-z]/.test(text) ? 2 : 4);
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
  if ("percent" in fact) return `${fact.percent} %`;
  if ("oneOf" in fact) return fact.oneOf.map((one) => describeFact(one)).join(" or ");
  if ("date" in fact) return `the date ${fact.date}`;
  if ("asks" in fact) return "a question";
  return `the pattern /${fact.pattern}/`;
}

const WORD = /[\p{L}\p{M}\p{N}_]/u;

function statesText(text: string, message: Spoken, inDigits: () => string | undefined): boolean {
  if (containsWords(message.folded, text)) return true;
  if (!/[\p{N}@]/u.test(text)) return false;
  const folded = inDigits();
  if (folded !== undefined && containsWords(folded, text)) return true;
  const reader = readerOf(text);
  return reader !== undefined && cover(reader.find(message), { from: 0, to: reader.length });
}

/** The reader of an id, a number or an address; words have none. */
function readerOf(text: string): ValueReader | undefined {
  const value = text.trim();
  if (/\s/.test(value) || squeeze(value).length < SHORTEST_SPELT) return undefined;
  if (value.includes("@")) return valueReader({ value, as: "email" });
  if (/^\d+$/.test(value)) return valueReader({ value, as: "digits" });
  return /^[\p{L}\p{N}_/-]+$/u.test(value) ? valueReader({ value, as: "code" }) : undefined;
}

/** Shorter ids and numbers are found in other ones too easily. */
const SHORTEST_SPELT = 4;

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

function statesPercent({ percents }: Figures, decimal: string): boolean {
  return percents.some(({ micro }) => micro === toMicro(Number(decimal)));
}

function statesDate({ dates }: Figures, iso: string): boolean {
  const days = dayNumber(iso);
  if (days === undefined) return false;
  const [year, month, day] = isoDate(days).split("-").map(Number);
  return dates.some(
    (date) => date.month === month && date.day === day && (date.year === undefined || date.year === year),
  );
}
