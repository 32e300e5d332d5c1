import {
  IntegralFloat,
  type ExactJson,
  type ExactObject,
  type Json,
  type JsonObject,
} from "../contract/json.ts";
import { setField } from "./fields.ts";

/** Plain JavaScript values: 5.0 becomes 5, large integers are rounded to doubles, NaN and infinities become null. */
export function toJson(value: ExactObject): JsonObject;
export function toJson(value: ExactJson): Json;
export function toJson(value: ExactJson): Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value === "bigint") return toJson(Number(value));
  if (value instanceof IntegralFloat) return value.value;
  if (Array.isArray(value)) return value.map((item) => toJson(item));
  const plain: JsonObject = {};
  for (const [key, item] of Object.entries(value)) setField(plain, key, toJson(item));
  return plain;
}
