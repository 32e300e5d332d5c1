import { IntegralFloat, type ExactJson } from "../contract/json.ts";
import { keysOf } from "./fields.ts";
import { numberText } from "./number-text.ts";

const NAMES = { nan: "nan", infinity: "inf" };

/** The value as Python's `repr` shows it: the form that values take in the public harness's messages. */
export function pythonRepr(value: ExactJson): string {
  if (value === null) return "None";
  if (typeof value === "string") return stringRepr(value);
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number" || typeof value === "bigint" || value instanceof IntegralFloat) {
    return numberText(value, NAMES);
  }
  if (Array.isArray(value)) return `[${value.map(pythonRepr).join(", ")}]`;
  const fields = keysOf(value).map((key) => `${stringRepr(key)}: ${pythonRepr(value[key] ?? null)}`);
  return `{${fields.join(", ")}}`;
}

/** What repr escapes besides quotes and backslashes: all but the plain space that Unicode calls not printable. */
const UNPRINTABLE = /(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Zs}]/gu;

const SHORT: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function stringRepr(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text
    .replaceAll("\\", "\\\\")
    .replaceAll(quote, `\\${quote}`)
    .replace(UNPRINTABLE, (character) => SHORT[character] ?? codePointEscape(character));
  return `${quote}${escaped}${quote}`;
}

function codePointEscape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  if (code < 0x100) return `\\x${hex.padStart(2, "0")}`;
  return code < 0x10000 ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`;
}
