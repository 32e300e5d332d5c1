import type { ExactJson, ExactObject } from "../../contract/json.ts";
import { isExactObject, keysOf, parseExact, setField } from "../../exact-json/index.ts";
import { BadArguments, float, numberIn, textOf } from "./lenient-values.ts";

/** Arguments as read from a text, or what is wrong with it. */
export type ReadArguments = { ok: true; value: ExactJson } | { ok: false; problem: string };

/**
 * Reads the text in which a discoverable tool's arguments are given. Every integer becomes a float, at any depth, so
 * that `33` and `33.0` are one value in ids, records and logs.
 */
export function readCallArguments(text: string): ReadArguments {
  try {
    return { ok: true, value: withFloats(parseExact(withNegativeZeros(text))) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, problem: error.message };
  }
}

/** The value with every integer turned into a float. */
export function withFloats(value: ExactJson): ExactJson {
  if (typeof value === "number" || typeof value === "bigint") return float(numberIn(value) ?? 0);
  if (Array.isArray(value)) return value.map(withFloats);
  if (!isExactObject(value)) return value;
  const floats: ExactObject = {};
  for (const key of keysOf(value)) setField(floats, key, withFloats(value[key] ?? null));
  return floats;
}

const TEXT_OR_ZERO = /"(?:[^"\\]|\\.)*"|-0(?![\d.eE])/g;

/** As an integer, -0 is 0; as a float it is not. */
function withNegativeZeros(text: string): string {
  return text.includes("-0")
    ? text.replaceAll(TEXT_OR_ZERO, (found) => (found === "-0" ? "-0.0" : found))
    : text;
}

/**
 * What the public bank takes for the names of the arguments: an object's keys, but also a list's items and a text's
 * characters, which is how it comes to miss or not to know some.
 *
 * @throws BadArguments for a value that has neither.
 */
export function argumentNames(value: ExactJson): readonly string[] {
  if (typeof value === "string") return Array.from(value);
  if (Array.isArray(value)) return value.map(textOf);
  if (isExactObject(value)) return keysOf(value);
  throw new BadArguments("the arguments are no JSON object");
}
