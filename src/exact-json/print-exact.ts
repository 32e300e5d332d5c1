import { IntegralFloat, type ExactJson } from "../contract/json.ts";
import { keysOf } from "./fields.ts";
import { numberText } from "./number-text.ts";

const NAMES = { nan: "NaN", infinity: "Infinity" };

/**
 * JSON text as the public retail harness writes it: `, ` and `: ` as separators, everything beyond printable ASCII
 * escaped, floats recognisable as such (`5.0`, `1e+16`). Reading it back with `parseExact` gives an equal value.
 */
export function printExact(value: ExactJson): string {
  if (value === null) return "null";
  if (typeof value === "string") return stringText(value);
  if (typeof value === "boolean") return value ? "true" : "false";
  if (typeof value === "number" || typeof value === "bigint" || value instanceof IntegralFloat) {
    return numberText(value, NAMES);
  }
  if (Array.isArray(value)) return `[${value.map(printExact).join(", ")}]`;
  const fields = keysOf(value).map((key) => `${stringText(key)}: ${printExact(value[key] ?? null)}`);
  return `{${fields.join(", ")}}`;
}

const BEYOND_ASCII = /[\u007f-\uffff]/g;

function stringText(text: string): string {
  return JSON.stringify(text).replace(
    BEYOND_ASCII,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
