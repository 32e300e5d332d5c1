import type { ExactJson, ExactObject } from "../contract/json.ts";
import type { ToolField } from "../contract/tool.ts";
import { fieldOf, isExactObject, keysOf } from "../exact-json/index.ts";
import { ToolFormError } from "./schema-error.ts";

/** The part of JSON Schema that the canonical form can express; anything else would be dropped in silence. */
const KEYWORDS = new Set([
  "type",
  "description",
  "enum",
  "default",
  "properties",
  "required",
  "items",
  "examples",
  "format",
]);

/** Types of inputs for which the public schema check has a rule. */
const INPUT_TYPES = new Set(["string", "date", "boolean", "object", "integer", "number", "array<string>"]);

const SCALARS = new Set(["string", "integer", "number", "boolean", "object"]);

/** The inputs that a `parameters` schema declares. @throws ToolFormError for what has no canonical form. */
export function inputFields(schema: ExactObject, path: string): ToolField[] {
  return fields(schema, path, (type, at) => {
    if (!INPUT_TYPES.has(type)) throw new ToolFormError(at, `arguments of type ${type} cannot be checked`);
  });
}

/**
 * The outputs that an `output_schema` declares. A single list comes first: its name is the result wrapper.
 *
 * @throws ToolFormError for what has no canonical form, and for two lists, as the wrapper is then ambiguous.
 */
export function outputFields(schema: ExactObject, path: string): ToolField[] {
  const all = fields(schema, path, () => undefined);
  const lists = all.filter((field) => field.type?.startsWith("array<"));
  if (lists.length > 1) {
    const names = lists.map((field) => field.name).join(", ");
    throw new ToolFormError(path, `several lists (${names}): which one wraps the result is ambiguous`);
  }
  return [...lists, ...all.filter((field) => !lists.includes(field))];
}

type TypeCheck = (type: string, path: string) => void;

function fields(schema: ExactObject, path: string, checkType: TypeCheck): ToolField[] {
  refuseUnknownKeywords(schema, path);
  const properties = fieldOf(schema, "properties") ?? {};
  if (!isExactObject(properties)) throw new ToolFormError(`${path}.properties`, "expected an object");
  const required = fieldOf(schema, "required");
  return keysOf(properties).map((name) => {
    const at = `${path}.${name}`;
    const property = properties[name];
    if (!isExactObject(property)) throw new ToolFormError(at, "expected a schema object");
    return {
      name,
      required: Array.isArray(required) && required.includes(name),
      ...fieldFacts(property, at, checkType),
    };
  });
}

function fieldFacts(
  schema: ExactObject,
  path: string,
  checkType: TypeCheck,
): Omit<ToolField, "name" | "required"> {
  refuseUnknownKeywords(schema, path);
  const type = typeWord(schema, path);
  checkType(type, path);
  const description = fieldOf(schema, "description");
  const allowed = fieldOf(schema, "enum");
  const nested = fieldOf(schema, "properties") === undefined ? undefined : fields(schema, path, checkType);
  return {
    type,
    ...(typeof description === "string" && { description }),
    ...(Array.isArray(allowed) && { enum: allowed }),
    ...(nested !== undefined && {
      properties: Object.fromEntries(nested.map((field) => [field.name, field])),
    }),
  };
}

function refuseUnknownKeywords(schema: ExactObject, path: string): void {
  const unknown = Object.keys(schema).filter((key) => !KEYWORDS.has(key) && !key.startsWith("_"));
  if (unknown.length > 0) {
    throw new ToolFormError(path, `JSON Schema keywords without a canonical form: ${unknown.join(", ")}`);
  }
}

function typeWord(schema: ExactObject, path: string): string {
  const type = fieldOf(schema, "type");
  const format = fieldOf(schema, "format");
  if (type === "string" && format !== undefined) {
    if (format === "date") return "date";
    if (format === "date-time") return "datetime";
  } else if (type === "array") {
    const items = fieldOf(schema, "items");
    if (isExactObject(items) && typeof items["type"] === "string") return `array<${typeWord(items, path)}>`;
  } else if (typeof type === "string" && SCALARS.has(type)) {
    return type;
  }
  throw new ToolFormError(path, `type ${shown(type)}, format ${shown(format)} has no canonical form`);
}

function shown(value: ExactJson | undefined): string {
  return typeof value === "string" ? value : "none";
}
