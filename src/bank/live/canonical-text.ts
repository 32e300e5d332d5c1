import { IntegralFloat, type ExactJson } from "../../contract/json.ts";
import { printExact } from "../../exact-json/index.ts";

/**
 * JSON with the keys of every object in order of code points: two values have the same text exactly when the public
 * bank counts them as the same. 5 and 5.0 differ, and so do null and an absent field.
 */
export function canonicalText(value: ExactJson): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(", ")}]`;
  if (typeof value !== "object" || value === null || value instanceof IntegralFloat) return printExact(value);
  const fields = Object.keys(value)
    .sort(byCodePoint)
    .map((key) => `${printExact(key)}: ${canonicalText(value[key] ?? null)}`);
  return `{${fields.join(", ")}}`;
}

/** Order of texts by code point. JavaScript's own order puts what lies beyond the basic plane before U+E000. */
export function byCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (left === right) continue;
    const mixed = isSurrogate(left) !== isSurrogate(right) && Math.max(left, right) >= 0xe000;
    return mixed ? right - left : left - right;
  }
  return a.length - b.length;
}

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;
