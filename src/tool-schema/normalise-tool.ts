import type { ExactJson, ExactObject } from "../contract/json.ts";
import type { ToolDefinition, ToolField } from "../contract/tool.ts";
import { fieldOf, isExactObject, isTruthy, keysOf } from "../exact-json/index.ts";
import { inputFields, outputFields } from "./json-schema-fields.ts";
import { ToolFormError } from "./schema-error.ts";

/**
 * Brings both public ways to describe a tool into one form: JSON Schema (`parameters`, `output_schema`; also wrapped
 * as `{type: "function", function}`) and lists of `inputs` and `outputs`.
 *
 * @param harness What only the harness knows of a tool (action, confirmation, outputs), where it is kept apart.
 * @throws ToolFormError naming the place, for what has no canonical form.
 */
export function normaliseTool(raw: ExactObject, harness?: ExactObject): ToolDefinition {
  const tool = functionOf(raw) ?? raw;
  const facts = harness ?? tool;
  const name = fieldOf(tool, "name");
  if (typeof name !== "string" || name === "") throw new ToolFormError("name", "a tool needs a name");
  const description = fieldOf(tool, "description");
  const parameters = fieldOf(tool, "parameters");
  return {
    name,
    description: typeof description === "string" ? description : "",
    action: actionOf(fieldOf(facts, "action_type")),
    requiresConfirmation: isTruthy(fieldOf(facts, "requires_confirmation")),
    ...(parameters === undefined
      ? listedFields(tool)
      : schemaFields(parameters, fieldOf(facts, "output_schema"))),
  };
}

/** The inner object of the wrapped form, if this is one. */
export function functionOf(raw: ExactObject): ExactObject | undefined {
  const inner = fieldOf(raw, "function");
  return isExactObject(inner) ? inner : undefined;
}

/** Only "write" decides anything; a missing or unknown action counts as reading. */
function actionOf(value: ExactJson | undefined): ToolDefinition["action"] {
  return value === "write" || value === "calculator" ? value : "read";
}

type Fields = Pick<ToolDefinition, "inputs" | "outputs">;

function schemaFields(parameters: ExactJson, outputSchema: ExactJson | undefined): Fields {
  if (!isExactObject(parameters)) throw new ToolFormError("parameters", "expected a schema object");
  return {
    inputs: inputFields(parameters, "parameters"),
    outputs: isExactObject(outputSchema) ? outputFields(outputSchema, "output_schema") : [],
  };
}

function listedFields(tool: ExactObject): Fields {
  const list = (key: string): ToolField[] => {
    const entries = fieldOf(tool, key) ?? [];
    if (!Array.isArray(entries)) throw new ToolFormError(key, "expected a list");
    return entries.map((entry, index) => listedField(entry, `${key}[${index}]`));
  };
  return { inputs: list("inputs"), outputs: list("outputs") };
}

function listedField(entry: ExactJson | undefined, path: string, key?: string): ToolField {
  if (!isExactObject(entry)) throw new ToolFormError(path, "expected an object");
  const name = key ?? fieldOf(entry, "name");
  if (typeof name !== "string") throw new ToolFormError(path, "a field needs a name");
  const type = fieldOf(entry, "type");
  const description = fieldOf(entry, "description");
  const allowed = fieldOf(entry, "enum");
  const nested = fieldOf(entry, "properties");
  return {
    name,
    required: isTruthy(fieldOf(entry, "required")),
    ...(typeof type === "string" && { type }),
    ...(typeof description === "string" && { description }),
    ...(Array.isArray(allowed) && { enum: allowed }),
    ...(isExactObject(nested) && {
      properties: Object.fromEntries(
        keysOf(nested).map((field) => [field, listedField(nested[field], `${path}.${field}`, field)]),
      ),
    }),
  };
}
