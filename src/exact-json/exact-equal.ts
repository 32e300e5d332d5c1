import { IntegralFloat, type ExactJson } from "../contract/json.ts";
import { fieldOf, isExactObject } from "./fields.ts";

/**
 * Python's `==` on JSON values: true = 1 = 1.0 and false = 0, strings never equal numbers, lists compare in order,
 * objects whatever the order of their keys. Unlike Python's, NaN equals itself, so that this is an equivalence.
 */
export function exactEqual(a: ExactJson, b: ExactJson): boolean {
  if (a === b) return true;
  const left = numberOf(a);
  const right = numberOf(b);
  if (left !== undefined || right !== undefined) {
    return left !== undefined && right !== undefined && numbersEqual(left, right);
  }
  if (Array.isArray(a)) {
    return (
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => exactEqual(item, b[index] ?? null))
    );
  }
  if (!isExactObject(a) || !isExactObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => {
      const other = fieldOf(b, key);
      return other !== undefined && exactEqual(a[key] ?? null, other);
    })
  );
}

/** Whether the list holds a value equal to this one. */
export function exactIncludes(list: readonly ExactJson[], value: ExactJson): boolean {
  return list.some((item) => exactEqual(item, value));
}

function numberOf(value: ExactJson): number | bigint | undefined {
  if (typeof value === "number" || typeof value === "bigint") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  return value instanceof IntegralFloat ? value.value : undefined;
}

/** By mathematical value: 2^53 + 1 does not equal 2^53 as a float, as it would after rounding. */
function numbersEqual(a: number | bigint, b: number | bigint): boolean {
  if (typeof a === "number" && typeof b === "number") return a === b || (Number.isNaN(a) && Number.isNaN(b));
  if (typeof a === "bigint" && typeof b === "bigint") return a === b;
  const [whole, other] = typeof a === "bigint" ? [a, b] : [b, a];
  return Number.isInteger(other) && BigInt(other) === whole;
}
