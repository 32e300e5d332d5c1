import type { ExactJson, ExactObject } from "../../contract/json.ts";
import type { EventOf } from "../../contract/trajectory.ts";
import { isExactObject, keysOf, parseExact, setField } from "../../exact-json/index.ts";

/** A call's arguments as an object, numbers in the form in which they were written. A text that is none is kept as `text`. */
export function exportedArguments({ rawArguments, arguments: parsed }: EventOf<"tool-call">): ExactObject {
  if (!parsed.ok) return { text: rawArguments.toWellFormed() };
  const written = rawArguments.trim() === "" ? {} : parseExact(rawArguments);
  return portableObject(isExactObject(written) ? written : parsed.value);
}

/** The same as every reader of JSON can read it: whole characters only, and no number that is none. */
export function portable(value: ExactJson): ExactJson {
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map(portable);
  return isExactObject(value) ? portableObject(value) : value;
}

function portableObject(object: ExactObject): ExactObject {
  const made: ExactObject = {};
  for (const key of keysOf(object)) setField(made, key.toWellFormed(), portable(object[key] ?? null));
  return made;
}
