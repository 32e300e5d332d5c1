import { IntegralFloat, type ExactJson } from "../contract/json.ts";

/** Python's truth: null, false, zero, and empty strings, lists and objects are false; so is an absent value. NaN is true. */
export function isTruthy(value: ExactJson | undefined): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return value !== 0;
  if (typeof value === "bigint") return value !== 0n;
  if (value instanceof IntegralFloat) return value.value !== 0;
  return (typeof value === "string" || Array.isArray(value) ? value : Object.keys(value)).length > 0;
}
