import { IntegralFloat, type ExactJson, type ExactObject } from "../contract/json.ts";
import type { ToolDefinition, ToolField } from "../contract/tool.ts";
import { exactIncludes, fieldOf, isExactObject, keysOf, pythonRepr } from "../exact-json/index.ts";
import { UncheckableArguments, type SchemaError } from "./schema-error.ts";

/**
 * Checks arguments by the public retail harness's rules (its check S3), with its texts in its order. Its leniencies
 * are kept: null passes everywhere and satisfies "required", dates are not read, unknown types are not checked.
 *
 * @throws UncheckableArguments for a value that has declared fields and is neither null nor an object.
 */
export function publicSchemaErrors(definition: ToolDefinition, args: ExactObject): SchemaError[] {
  const { name, inputs } = definition;
  const errors: SchemaError[] = inputs
    .filter((input) => input.required && !Object.hasOwn(args, input.name))
    .map((input) => ({
      text: `${name}: missing required arg ${pythonRepr(input.name)}`,
      path: input.name,
      kind: "missing",
    }));
  for (const key of keysOf(args)) {
    const input = inputs.findLast((field) => field.name === key);
    if (input === undefined) {
      const text = `${name}: unexpected arg ${pythonRepr(key)} not in schema`;
      errors.push({ text, path: key, kind: "unexpected" });
    } else {
      errors.push(...valueErrors(input, fieldOf(args, key) ?? null, { tool: name, path: key }));
    }
  }
  return errors;
}

type Where = { tool: string; path: string };

function valueErrors(field: ToolField, value: ExactJson, where: Where): SchemaError[] {
  if (value === null) return [];
  const shown = (problem: string): string => `${where.tool}.${where.path}=${pythonRepr(value)} ${problem}`;
  if (field.type !== undefined && TYPE_RULES.get(field.type)?.(value) === false) {
    return [{ text: shown(`is not of type ${field.type}`), path: where.path, kind: "type" }];
  }
  const errors: SchemaError[] = [];
  if (field.enum !== undefined && field.enum.length > 0 && !exactIncludes(field.enum, value)) {
    errors.push({ text: shown(`not in enum ${pythonRepr(field.enum)}`), path: where.path, kind: "enum" });
  }
  if (field.properties !== undefined && Object.keys(field.properties).length > 0) {
    errors.push(...propertyErrors(field.properties, value, where));
  }
  return errors;
}

function propertyErrors(
  properties: { readonly [name: string]: ToolField },
  value: ExactJson,
  { tool, path }: Where,
): SchemaError[] {
  const full = `${tool}.${path}`;
  if (!isExactObject(value)) throw new UncheckableArguments(full, pythonRepr(value));
  const errors: SchemaError[] = [];
  for (const [name, field] of Object.entries(properties)) {
    if (!field.required || Object.hasOwn(value, name)) continue;
    const text = `${full}: missing required field ${pythonRepr(name)}`;
    errors.push({ text, path: `${path}.${name}`, kind: "missing" });
  }
  for (const name of keysOf(value)) {
    const at = `${path}.${name}`;
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (field === undefined) {
      const text = `${full}: unexpected field ${pythonRepr(name)} not in schema`;
      errors.push({ text, path: at, kind: "unexpected" });
    } else {
      errors.push(...valueErrors(field, fieldOf(value, name) ?? null, { tool, path: at }));
    }
  }
  return errors;
}

const isText = (value: ExactJson): boolean => typeof value === "string";
const isInteger = (value: ExactJson): boolean => typeof value === "bigint" || Number.isInteger(value);

const TYPE_RULES: ReadonlyMap<string, (value: ExactJson) => boolean> = new Map([
  ["string", isText],
  ["date", isText],
  ["boolean", (value: ExactJson) => typeof value === "boolean"],
  ["object", isExactObject],
  ["integer", isInteger],
  [
    "number",
    (value: ExactJson) => isInteger(value) || typeof value === "number" || value instanceof IntegralFloat,
  ],
  ["array<string>", (value: ExactJson) => Array.isArray(value) && value.every(isText)],
]);
