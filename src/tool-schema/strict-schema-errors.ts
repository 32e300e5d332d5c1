import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Json, JsonObject } from "../contract/json.ts";
import { isRecord } from "../contract/is-record.ts";
import type { ToolSpec } from "../contract/tool.ts";
import type { SchemaError, SchemaErrorKind } from "./schema-error.ts";

/**
 * Checks arguments against the very schema that the model was shown, by JSON Schema 2020-12 and without leniency: a
 * number in quotes, an enum value in another case and an unknown field are errors for every tool alike; null counts
 * only where the schema allows it; 5.0 is an integer. A spec's schema is compiled once.
 *
 * @throws Error when the spec's own schema is not valid JSON Schema.
 */
export function strictSchemaErrors(spec: ToolSpec, args: JsonObject): SchemaError[] {
  let validate = validators.get(spec);
  if (validate === undefined) {
    validate = ajv.compile(closed(spec.parameters ?? { type: "object", properties: {} }));
    validators.set(spec, validate);
  }
  return validate(args) ? [] : (validate.errors ?? []).map((error) => toSchemaError(error, args));
}

// Formats of foreign schemas that nobody knows are let pass; `strict` would refuse `example` and the like.
const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false });
addFormats.default(ajv);

const validators = new WeakMap<ToolSpec, ValidateFunction>();

const NESTED_MAPS = ["properties", "$defs", "dependentSchemas", "patternProperties"];
const NESTED_LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const NESTED_SCHEMAS = ["items", "not", "if", "then", "else"];
const DECLARES_FIELDS = ["properties", "allOf", "anyOf", "oneOf", "if"];
const SAYS_ITSELF = ["additionalProperties", "unevaluatedProperties"];

/**
 * The same schema, refusing fields that it does not declare. Members of a combination are left open, as each would
 * refuse what only another declares; the object that combines them is closed instead.
 */
function closed(schema: JsonObject, member = false): JsonObject {
  const copy: JsonObject = { ...schema };
  for (const key of NESTED_MAPS) {
    const map = schema[key];
    if (isRecord(map))
      copy[key] = Object.fromEntries(Object.entries(map).map(([name, s]) => [name, closedAny(s)]));
  }
  for (const key of NESTED_SCHEMAS) {
    const nested = schema[key];
    if (nested !== undefined) copy[key] = closedAny(nested, key !== "items");
  }
  for (const key of NESTED_LISTS) {
    const list = schema[key];
    if (Array.isArray(list)) copy[key] = list.map((item) => closedAny(item, key !== "prefixItems"));
  }
  const fields = DECLARES_FIELDS.some((key) => declaresFields(schema[key], key));
  if (fields && !member && !SAYS_ITSELF.some((key) => key in schema)) copy["unevaluatedProperties"] = false;
  return copy;
}

function closedAny(schema: Json, member = false): Json {
  return isRecord(schema) ? closed(schema, member) : schema;
}

function declaresFields(value: Json | undefined, key: string): boolean {
  if (value === undefined) return false;
  if (key === "properties") return isRecord(value);
  const members = Array.isArray(value) ? value : [value];
  return members.some(
    (item) => isRecord(item) && DECLARES_FIELDS.some((inner) => declaresFields(item[inner], inner)),
  );
}

const KINDS: ReadonlyMap<string, SchemaErrorKind> = new Map([
  ["required", "missing"],
  ["unevaluatedProperties", "unexpected"],
  ["additionalProperties", "unexpected"],
  ["type", "type"],
  ["enum", "enum"],
  ["const", "enum"],
]);

function toSchemaError(error: ErrorObject, args: JsonObject): SchemaError {
  const steps = error.instancePath.split("/").slice(1).map(unescapePointer);
  const kind = KINDS.get(error.keyword) ?? "constraint";
  const named =
    error.params["missingProperty"] ??
    error.params["unevaluatedProperty"] ??
    error.params["additionalProperty"];
  const path = (typeof named === "string" ? [...steps, named] : steps).join(".");
  const shownPath = path === "" ? "arguments" : path;
  if (kind === "missing") return { text: `${shownPath}: missing`, path, kind };
  if (kind === "unexpected") return { text: `${shownPath}: not in the schema`, path, kind };
  const allowed: unknown = error.params["allowedValues"];
  const rule = Array.isArray(allowed)
    ? `must be one of ${JSON.stringify(allowed)}`
    : (error.message ?? error.keyword);
  return { text: `${shownPath}: ${rule}, got ${shown(valueAt(args, steps))}`, path, kind };
}

function unescapePointer(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

function valueAt(value: Json, steps: readonly string[]): Json {
  let found: Json = value;
  for (const step of steps) {
    if (Array.isArray(found)) found = found[Number(step)] ?? null;
    else if (isRecord(found)) found = found[step] ?? null;
  }
  return found;
}

const SHOWN_LENGTH = 80;

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length <= SHOWN_LENGTH ? text : `${text.slice(0, SHOWN_LENGTH)}…`;
}
