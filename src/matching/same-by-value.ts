import type { Json } from "../contract/json.ts";
import { foldText } from "../text/plain-text.ts";
import { decimalOf } from "../text/decimal.ts";
import { readDay } from "../text/read-day.ts";

/** A number that names something, with what only groups its digits. */
const NUMBERED = /^\+?[\d\s().-]+$/;
const FEWEST_DIGITS = 7;

/**
 * Whether two JSON values mean the same to a bank: numbers, money and points by value ("$1,234.50" is 1234.5, "400
 * points" is 400), dates in any spelling, long numbers without regard to separators, text without regard to case and
 * spacing, lists in order, objects field by field. No value and null are the same.
 */
export function sameByValue(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  const [one, other] = [a ?? null, b ?? null];
  if (one === null || other === null) return one === other;
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && sameList(one, other);
  }
  if (typeof one === "object" || typeof other === "object") {
    return typeof one === "object" && typeof other === "object" && changedFields(one, other).length === 0;
  }
  const [decimal, otherDecimal] = [decimalOf(one), decimalOf(other)];
  if (decimal !== undefined && otherDecimal !== undefined) return decimal === otherDecimal;
  return sameText(String(one), String(other));
}

/** Names of the fields whose values differ, those of one side alone included. */
export function changedFields(
  before: { [name: string]: Json },
  after: { [name: string]: Json },
): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !sameByValue(fieldOf(before, name), fieldOf(after, name)));
}

/** A field of its own, whatever its name. */
export function fieldOf(record: { [name: string]: Json }, name: string): Json | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function sameList(a: readonly Json[], b: readonly Json[]): boolean {
  return a.length === b.length && a.every((item, index) => sameByValue(item, b[index]));
}

function sameText(a: string, b: string): boolean {
  if (foldText(a) === foldText(b)) return true;
  const [day, other] = [readDay(a), readDay(b)];
  if (day !== undefined && other !== undefined) {
    return day.year === other.year && day.month === other.month && day.day === other.day;
  }
  return NUMBERED.test(a) && NUMBERED.test(b) && sameDigits(a, b);
}

/** Separators are no part of a number, and neither is the country code of a phone number where one side leaves it out. */
function sameDigits(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => text.replace(/\D/g, ""));
  if (one === undefined || other === undefined || Math.min(one.length, other.length) < FEWEST_DIGITS) {
    return false;
  }
  return one === other || one === `1${other}` || other === `1${one}`;
}
