import type { Json, JsonObject } from "../../../contract/json.ts";
import { idShape, isIdKey } from "../../../text/ids.ts";
import { foldText } from "../../../text/plain-text.ts";
import { isChequeNumber } from "./known-ids.ts";

/** Where a value stands: the part of the tool's schema that describes it, its name, and what "today" means there. */
export type Place = { schema: JsonObject; name: string; today: string };

/**
 * A value in the form in which two arguments are compared: what is left out has its schema's default, at any depth, null
 * is as good as left out, and free text has neither case nor spacing ("niece" is "Niece"). Ids, codes, dates and values
 * of an enum stay as they are.
 *
 * @returns `undefined` for what is left out and has no default.
 */
export function canonicalValue(value: Json | undefined, place: Place): Json | undefined {
  const { schema, name } = place;
  if (value === undefined || value === null) return defaultOf(place);
  if (typeof value === "string") return isFreeText(value, schema, name) ? foldText(value) : value;
  if (Array.isArray(value)) {
    const items = { ...place, schema: schemaOf(schema["items"]) };
    return value.map((item) => canonicalValue(item, items) ?? null);
  }
  if (typeof value !== "object") return value;
  return canonicalArguments(value, place);
}

/** {@link canonicalValue} of each field of an object; fields without a value are not there. */
export function canonicalArguments(args: JsonObject, { schema, today }: Omit<Place, "name">): JsonObject {
  const properties = schemaOf(schema["properties"]);
  const names = new Set([...Object.keys(args), ...Object.keys(properties)]);
  return Object.fromEntries(
    [...names].flatMap((name): [string, Json][] => {
      const value = canonicalValue(args[name], { schema: schemaOf(properties[name]), name, today });
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function defaultOf({ schema, today }: Place): Json | undefined {
  const value = schema["default"];
  return value === "today" && /^\d{4}-\d{2}-\d{2}$/.test(today) ? today : value;
}

const SAYS_ITS_FORM = ["enum", "const", "format", "pattern"];

function isFreeText(value: string, schema: JsonObject, name: string): boolean {
  if (SAYS_ITS_FORM.some((key) => schema[key] !== undefined)) return false;
  return !isIdKey(name) && !isChequeNumber(name) && idShape(value) === undefined;
}

/** The schema that stands there, an empty one where none does. */
export function schemaOf(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
