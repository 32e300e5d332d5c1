import { isRecord } from "./is-record.ts";
import type { JsonObject } from "./json.ts";

/** Objects merge field by field and keep their order; everything else, lists and null too, replaces. Gives a new object. */
export function deepMerge(base: JsonObject, changes: JsonObject): JsonObject {
  const merged = Object.entries(changes).map(([key, value]) => {
    const before = Object.hasOwn(base, key) ? base[key] : undefined;
    return [key, isRecord(before) && isRecord(value) ? deepMerge(before, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(merged) };
}
