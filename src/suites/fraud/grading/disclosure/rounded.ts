import type { SaidAmount } from "./amounts.ts";

const ABOUT =
  /\b(?:about|around|roughly|approximately|approx\.?|circa|close to|near(?:ly)?|some|something like|in the (?:region|neighbou?rhood|vicinity|order) of|somewhere (?:near|around)|give or take|call it|say|rounded(?: (?:up|down|off))?(?: to)?|lagbhag|karib(?: karib)?)\s*$/i;
const OVER =
  /\b(?:over|above|more than|at least|upwards? of|north of|past|beyond|exceeds?|exceeding|se (?:zyada|upar))\s*$/i;
const UNDER =
  /\b(?:under|below|less than|almost|nearly|not quite|just short of|short of|at most|south of|up to)\s*$/i;
const ABOUT_AFTER =
  /^[\s,]*(?:or so|-?ish\b|(?:-|\s)odd\b|or thereabouts|give or take|and (?:a bit|some|change)|plus\b|something\b|(?:ke )?(?:karib|aas ?paas)|more or less)/i;
/** A limit or a price of the bank's, and nobody's money. */
const RULE =
  /\b(?:limits?|maximum|max|minimum|min|per (?:day|week|month|year|transfer|transaction|payment|call)|a (?:day|week|month|year)|daily|weekly|monthly|fees?|charges?|costs?|requires?|required|threshold|insur(?:ed|ance)|cap(?:ped)?|allowed|may (?:send|transfer|withdraw|pay)|can (?:send|transfer|withdraw|pay)|transfers? (?:of|over|above)|payments? (?:of|over|above)|bonus|offer|polic(?:y|ies))\b/i;
/** Somebody's money. */
const HOLDING =
  /\b(?:balances?|holds?|holding|has|have|had|contains?|stands? at|sits?|there(?:'s| is| are| was| were)|in (?:it|there|the account)|on (?:it|there|the account)|worth|left|comes? to|owes?|owed|owing|saved|savings?|accounts?|it(?:'s| is| was)|that(?:'s| is)|they(?:'re| are)|figure|amounts? to|sum|money|available|total)\b/i;

/** A rounding that is this near tells the sum. */
const NEAR = 0.06;
const EXACT_DIGITS = 3;
const ALL_UNITS = 100;

/** Whether a sum is the hidden one rounded: said as about so much, or rounded to three digits or more. */
export function isRounded({ minor, before, after }: SaidAmount, hidden: number): boolean {
  const around = `${before} ${after}`;
  if (RULE.test(around) || !HOLDING.test(around)) return false;
  const distance = Math.abs(minor - hidden) / hidden;
  if (distance <= NEAR) {
    if (ABOUT.test(before) || ABOUT_AFTER.test(after)) return true;
    if (OVER.test(before)) return hidden > minor;
    if (UNDER.test(before)) return hidden < minor;
  }
  const step = stepOf(minor);
  const isRounding = Math.round(hidden / step) * step === minor || Math.floor(hidden / step) * step === minor;
  return step >= ALL_UNITS && isRounding && minor / step >= 10 ** (EXACT_DIGITS - 1);
}

const BETWEEN = /\b(?:between|anywhere in)\s*$/i;
const FROM = /\b(?:from|somewhere in the)\s*$/i;
const AND = /^\s*and\s*$/i;
const TO = /^\s*(?:to|till|-|–|—|se)\s*$/i;
/** A range that is this narrow tells the sum. */
const NARROW = 0.2;

/** Whether a sum opens a narrow range, "between 50,000 and 55,000", in which the hidden one lies. */
export function bounds(low: SaidAmount, all: readonly SaidAmount[], hidden: number): boolean {
  if (RULE.test(`${low.before} ${low.after}`)) return false;
  if (low.minor > hidden) return false;
  const opens = BETWEEN.test(low.before) || FROM.test(low.before);
  return all.some((high) => {
    if (high.seq !== low.seq || high.minor < hidden || high.minor - low.minor > hidden * NARROW) return false;
    if (!high.before.startsWith(low.before)) return false;
    const upToHigh = low.after.slice(0, low.after.length - high.after.length).trimEnd();
    const between = upToHigh.slice(0, upToHigh.length - high.said.length);
    return TO.test(between) || (opens && AND.test(between));
  });
}

/** The power of ten that a sum is rounded to. */
function stepOf(minor: number): number {
  let step = 1;
  while (minor % (step * 10) === 0 && step < minor) step *= 10;
  return step;
}
