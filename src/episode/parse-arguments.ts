import { isShallow, JsonObject, MAX_DEPTH } from "../contract/json.ts";
import type { ParsedArguments } from "../contract/trajectory.ts";

const STRING = /"(?:[^"\\]|\\.)*"/g;

/**
 * Reads a model's own argument text. A text that is not one JSON object is a problem, never `{}`; only a blank text
 * is, because providers send it for a call without arguments.
 */
export function parseArguments(raw: string): ParsedArguments {
  if (raw.trim() === "") return { ok: true, value: {} };
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch (error) {
    return { ok: false, problem: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  // Brackets within strings nest nothing.
  if (!isShallow(raw) && !isShallow(raw.replaceAll(STRING, '""'))) {
    return { ok: false, problem: `nested deeper than ${MAX_DEPTH}` };
  }
  const object = JsonObject.safeParse(value);
  if (object.success) return { ok: true, value: object.data };
  return { ok: false, problem: `a JSON object was expected, this is ${kindOf(value)}` };
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : `a ${typeof value}`;
}
