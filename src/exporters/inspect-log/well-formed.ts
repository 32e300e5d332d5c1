import type { Json } from "../../contract/json.ts";

/** A JSON value in which no text holds half a character pair: Inspect's reader refuses such texts. */
export function wellFormed<Value>(value: Value): Value {
  return mended(value as Json) as Value; // texts stay texts, so the value keeps its type
}

function mended(value: Json): Json {
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(mended);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.toWellFormed(), mended(inner)]));
}
