import { matchesOf } from "./matches.ts";

const RANGE =
  /(?<![\d.,/-])(\d{5,12})\s*(?:-|to|till|until|upto|up to|through|se|से)\s*(?:no\.?\s*)?(\d{2,12})(?![\d/-]|[.,]\d)/giu;
/** A cheque book has at most a hundred leaves. */
const LONGEST = 100;

/**
 * Numbers that ranges in a plain text stand for, both ends included, with the leading zeros of the first: "552601 to
 * 552605" and "552601-605" are five numbers each. What spans more than a hundred is no range.
 */
export function numbersInRanges(plain: string): string[] {
  return matchesOf(RANGE, plain).flatMap(([, first = "", last = ""]) => {
    const from = Number(first);
    const to = Number(first.slice(0, Math.max(0, first.length - last.length)) + last);
    if (last.length > first.length || to <= from || to - from >= LONGEST) return [];
    return Array.from({ length: to - from + 1 }, (_, step) =>
      String(from + step).padStart(first.length, "0"),
    );
  });
}
