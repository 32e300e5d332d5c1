import type { Json } from "../../../contract/json.ts";

/**
 * Whether two JSON values mean the same to a bank: numbers by value, text exactly, objects regardless of the order of
 * their keys, lists of ids or numbers regardless of order and other lists in order. Nothing is coerced: "100" is not 100.
 */
export function sameValue(a: Json, b: Json): boolean {
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  if (typeof a !== "object" || a === null) return a === b;
  if (typeof b !== "object" || b === null || Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key] ?? null, b[key] ?? null))
  );
}

function sameList(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  const isFlat = [...a, ...b].every((item) => typeof item !== "object" || item === null);
  const [left, right] = isFlat ? [sorted(a), sorted(b)] : [a, b];
  return left.every((item, index) => sameValue(item, right[index] ?? null));
}

function sorted(list: readonly Json[]): Json[] {
  return list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
