import { isRecord } from "../contract/is-record.ts";
import { isShallow, JsonObject, MAX_DEPTH, type Json } from "../contract/json.ts";
import type { ParsedArguments } from "../contract/trajectory.ts";

/** Longest argument text that is read, in characters: as much as the bank's door takes from outside. */
const MOST_CHARACTERS = 256 * 1024;

const STRING = /"(?:[^"\\]|\\.)*"/g;

/**
 * Reads a model's own argument text. What can mean one thing only is read, with a note: nothing at all, which providers
 * send for a call without arguments; the text of an object within a text; half a character. Anything else that is not one
 * JSON object is a problem, never `{}`, as is a text longer than any call to a bank.
 */
export function parseArguments(raw: string): ParsedArguments {
  if (raw.length > MOST_CHARACTERS)
    return { ok: false, problem: `longer than ${MOST_CHARACTERS} characters` };
  if (raw.trim() === "") return { ok: true, value: {} };
  const read = parse(raw);
  if ("problem" in read) return { ok: false, problem: read.problem };
  const inner = typeof read.value === "string" ? parse(read.value) : undefined;
  if (inner !== undefined && "value" in inner && isRecord(inner.value))
    return checked(inner.value, ["the text of an object, read as the object"]);
  return checked(read.value, []);
}

type Read = { value: unknown } | { problem: string };

function parse(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  // Brackets within strings nest nothing.
  if (isShallow(text) || isShallow(text.replaceAll(STRING, '""'))) return { value };
  return { problem: `nested deeper than ${MAX_DEPTH}` };
}

function checked(value: unknown, notes: readonly string[]): ParsedArguments {
  if (!isRecord(value)) return { ok: false, problem: `a JSON object was expected, this is ${kindOf(value)}` };
  if (!JsonObject.safeParse(value).success)
    return { ok: false, problem: "it holds a number that is too large to be read" };
  // The value itself: what the schema makes of it would lack a field called `__proto__`.
  const object = value as JsonObject;
  const told = isWellFormed(object) ? notes : [...notes, "half a character, read as U+FFFD"];
  const whole = told === notes ? object : (wellFormed(object) as JsonObject);
  return { ok: true, value: whole, ...(told.length === 0 ? {} : { note: told.join("; ") }) };
}

function isWellFormed(value: Json): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Array.isArray(value)
    ? value.every(isWellFormed)
    : Object.entries(value).every(([name, field]) => name.isWellFormed() && isWellFormed(field));
}

function wellFormed(value: Json): Json {
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(wellFormed);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name.toWellFormed(), wellFormed(field)]),
  );
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : `a ${typeof value}`;
}
