import { hindiToDigits } from "./hindi-numbers.ts";

const UNITS = words("zero one two three four five six seven eight nine", 0, 1);
const TEENS = words("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 10, 1);
const TENS = words("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10);
const SCALES = new Map([
  ["thousand", 1_000],
  ["lakh", 100_000],
  ["lakhs", 100_000],
  ["lac", 100_000],
  ["lacs", 100_000],
  ["million", 1_000_000],
  ["crore", 10_000_000],
  ["crores", 10_000_000],
]);
const ORDINALS = new Map([
  ...words("first second third fourth fifth sixth seventh eighth ninth", 1, 1),
  ...words(
    "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth",
    10,
    1,
  ),
  ["twentieth", 20] as const,
  ["thirtieth", 30] as const,
]);
const REPEATS = new Map([
  ["double", 2],
  ["triple", 3],
]);

/** Words that numbers are made of, and digits: "four 1 zero" is one number read out. */
const TOKEN = new RegExp(
  `\\b(?:${[...UNITS.keys(), ...TEENS.keys(), ...TENS.keys(), ...SCALES.keys(), ...ORDINALS.keys(), ...REPEATS.keys(), "hundred", "and", "oh", "o"].join("|")})\\b|\\d+`,
  "gi",
);
/** What may stand between the words of one number. */
const JOINS = /^(?:\s+|\s?-\s?)$/;

type Token = { word: string; start: number; end: number };

/**
 * A plain text with its English number words as digits, so that what is read out is found like what is written:
 * "four one zero" is "4 1 0", "double five" is "5 5", "twenty-three thousand one hundred" is "23100", "nineteen
 * fifty-eight" is "1958", "the ninth" is "the 9th", and "three slash nine" is "3/9"; and its Hindi ones, as
 * `hindiToDigits` has it.
 */
export function wordsToDigits(plain: string): string {
  return englishToDigits(hindiToDigits(plain));
}

function englishToDigits(plain: string): string {
  let result = "";
  let copied = 0;
  for (const { digits, start, end } of englishNumbers(plain)) {
    result += plain.slice(copied, start) + digits;
    copied = end;
  }
  if (copied === 0) return plain;
  return (result + plain.slice(copied))
    .replace(/(?<=\d)\s+(?:slash|stroke)\s+(?=\d)/gi, "/")
    .replace(/(?<=\d) and a half(?= (?:per ?cent|%))/gi, ".5")
    .replace(/(?<=\d)\s+point\s+(\d(?:\s\d(?!\d))*)/gi, (_, decimals: string) => `.${squeezed(decimals)}`);
}

const squeezed = (digits: string): string => digits.replace(/\s/g, "");

/** A number said in English words. `isScaled`: with a hundred, thousand, lakh and so on in it. */
export type NumberSaid = { digits: string; isScaled: boolean; start: number; end: number };

/** The numbers that a plain text says in English words, in their order. */
export function englishNumbers(plain: string): NumberSaid[] {
  const tokens = [...plain.matchAll(TOKEN)].map((match): Token => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (!tokens.some(({ word }) => isNumberWord(word))) return [];
  const found: NumberSaid[] = [];
  for (let at = 0; at < tokens.length;) {
    const number = readNumber(tokens, at, plain);
    const taken = tokens.slice(at, at + (number?.length ?? 1));
    at += taken.length;
    const [first, last] = [taken[0], taken.at(-1)];
    if (number === undefined || first === undefined || last === undefined) continue;
    const isScaled = taken.some(({ word }) => word === "hundred" || SCALES.has(word));
    found.push({ digits: number.digits, isScaled, start: first.start, end: last.end });
  }
  return found;
}

function isNumberWord(word: string): boolean {
  return UNITS.has(word) || TEENS.has(word) || TENS.has(word) || ORDINALS.has(word);
}

/** A number read from some tokens: how it is written, and how many tokens it took. */
type Read = { digits: string; length: number };

function readNumber(tokens: readonly Token[], at: number, plain: string): Read | undefined {
  const word = tokens[at]?.word ?? "";
  const repeat = REPEATS.get(word);
  if (repeat !== undefined) {
    const digit = joined(tokens, at, plain) ? UNITS.get(tokens[at + 1]?.word ?? "") : undefined;
    return digit === undefined ? undefined : { digits: Array(repeat).fill(digit).join(" "), length: 2 };
  }
  if (word === "oh" || word === "o")
    return isBesideDigit(tokens, at, plain) ? { digits: "0", length: 1 } : undefined;
  const ordinal = readOrdinal(tokens, at, plain);
  if (ordinal !== undefined) return ordinal;
  const cardinal = readCardinal(tokens, at, plain);
  return cardinal === undefined ? undefined : asYear(cardinal, { tokens, at, plain });
}

/** "nineteen fifty-eight" and "nineteen oh eight" are years; so is "twenty twelve". */
function asYear(
  century: Read,
  { tokens, at, plain }: { tokens: readonly Token[]; at: number; plain: string },
): Read {
  const next = at + century.length;
  if (!/^(?:19|20)$/.test(century.digits) || !joined(tokens, next - 1, plain)) return century;
  const oh = tokens[next]?.word === "oh" ? UNITS.get(tokens[next + 1]?.word ?? "") : undefined;
  if (oh !== undefined) return { digits: `${century.digits}0${oh}`, length: century.length + 2 };
  const rest = readCardinal(tokens, next, plain);
  if (rest === undefined || !/^\d{2}$/.test(rest.digits)) return century;
  return { digits: century.digits + rest.digits, length: century.length + rest.length };
}

function readOrdinal(tokens: readonly Token[], at: number, plain: string): Read | undefined {
  const word = tokens[at]?.word ?? "";
  const single = ORDINALS.get(word);
  if (single !== undefined) return { digits: withSuffix(single), length: 1 };
  const tens = TENS.get(word);
  const unit = joined(tokens, at, plain) ? ORDINALS.get(tokens[at + 1]?.word ?? "") : undefined;
  return tens === undefined || unit === undefined || unit > 9
    ? undefined
    : { digits: withSuffix(tens + unit), length: 2 };
}

/** The longest cardinal that begins here: units only stand alone or after tens, hundreds or thousands. */
function readCardinal(tokens: readonly Token[], start: number, plain: string): Read | undefined {
  let sum: Sum = { total: 0, current: 0, last: Number.POSITIVE_INFINITY };
  let length = 0;
  for (let at = start; at < tokens.length; at++) {
    if (at > start && !joined(tokens, at - 1, plain)) break;
    const word = tokens[at]?.word ?? "";
    if (word === "and" && length > 0 && sum.current % 100 === 0 && isSmall(tokens[at + 1]?.word)) {
      // "two lakh and three lakh" are two numbers.
      const scale = joined(tokens, at + 1, plain) ? SCALES.get(tokens[at + 2]?.word ?? "") : undefined;
      if (sum.current === 0 && scale !== undefined && scale >= sum.last) break;
      continue;
    }
    const next = step(sum, word, at === start);
    if (next === undefined) break;
    sum = next;
    length = at - start + 1;
  }
  return length === 0 ? undefined : { digits: String(sum.total + sum.current), length };
}

/** What is read of a number so far; `last` is the scale word that came last. */
type Sum = { total: number; current: number; last: number };

function step({ total, current, last }: Sum, word: string, isFirst: boolean): Sum | undefined {
  const unit = UNITS.get(word);
  const afterHundred = current % 100 === 0 && (current > 0 || total > 0);
  const afterTens = current % 100 >= 20 && current % 10 === 0;
  if (unit !== undefined) {
    if (isFirst || (unit > 0 && (afterHundred || afterTens))) return { total, current: current + unit, last };
    return undefined;
  }
  const small = TEENS.get(word) ?? TENS.get(word);
  if (small !== undefined)
    return isFirst || afterHundred ? { total, current: current + small, last } : undefined;
  if (word === "hundred") {
    return current > 0 && current < 100 ? { total, current: current * 100, last } : undefined;
  }
  const scale = SCALES.get(word);
  if (scale === undefined || current === 0 || scale >= last || current * scale >= last) return undefined;
  return { total: total + current * scale, current: 0, last: scale };
}

function isSmall(word: string | undefined): boolean {
  return word !== undefined && (UNITS.has(word) || TEENS.has(word) || TENS.has(word));
}

function joined(tokens: readonly Token[], at: number, plain: string): boolean {
  const [one, next] = [tokens[at], tokens[at + 1]];
  return one !== undefined && next !== undefined && JOINS.test(plain.slice(one.end, next.start));
}

function isBesideDigit(tokens: readonly Token[], at: number, plain: string): boolean {
  const before = joined(tokens, at - 1, plain) ? tokens[at - 1] : undefined;
  const after = joined(tokens, at, plain) ? tokens[at + 1] : undefined;
  return [before, after].some(
    (token) =>
      token !== undefined && (UNITS.has(token.word) || /^\d$/.test(token.word) || REPEATS.has(token.word)),
  );
}

function withSuffix(ordinal: number): string {
  const [last, isTeen] = [ordinal % 10, ordinal > 10 && ordinal < 14];
  const suffix = isTeen ? undefined : { 1: "st", 2: "nd", 3: "rd" }[last];
  return `${ordinal}${suffix ?? "th"}`;
}

function words(list: string, from: number, by: number): ReadonlyMap<string, number> {
  return new Map(list.split(" ").map((word, index) => [word, from + index * by]));
}
