import { IntegralFloat } from "../../contract/json.ts";
import type { ExactJson, ExactObject } from "../../contract/json.ts";

/** Whether the public harness takes a value for present: not absent, null, false, zero, "" or empty. */
export function isPresent(value: ExactJson | undefined): value is ExactJson {
  if (value === undefined || value === null || value === false || value === "") return false;
  if (typeof value !== "object") return typeof value === "string" || Number(value) !== 0;
  if (value instanceof IntegralFloat) return value.value !== 0;
  return Object.keys(value).length > 0;
}

export function isObject(value: ExactJson | undefined): value is ExactObject {
  const composite = typeof value === "object" && value !== null;
  return composite && !Array.isArray(value) && !(value instanceof IntegralFloat);
}

/** @returns The number, however it was written; `undefined` for what is none. Booleans are none. */
export function numberOf(value: ExactJson | undefined): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value === "bigint") return Number(value);
  return value instanceof IntegralFloat ? value.value : undefined;
}
