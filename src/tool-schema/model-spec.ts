import type { ExactObject, JsonObject } from "../contract/json.ts";
import type { ToolField, ToolSpec } from "../contract/tool.ts";
import { fieldOf, isExactObject, toJson } from "../exact-json/index.ts";
import { functionOf, normaliseTool } from "./normalise-tool.ts";
import { ToolFormError } from "./schema-error.ts";

/**
 * What a model is sent of a tool. The wrapped form `{type: "function", function}` goes out as it stands; every other
 * form is rendered from its canonical definition, without defaults, examples and notes.
 *
 * @throws ToolFormError for an input without a type, and for what `normaliseTool` refuses.
 */
export function modelSpec(raw: ExactObject): ToolSpec {
  const { name, description, inputs } = normaliseTool(raw);
  const inner = functionOf(raw);
  if (inner === undefined) return { name, description, parameters: objectSchema(inputs, "always") };
  const parameters = fieldOf(inner, "parameters");
  return { name, description, ...(isExactObject(parameters) && { parameters: toJson(parameters) }) };
}

function objectSchema(inputs: readonly ToolField[], listRequired: "always" | "if-any"): JsonObject {
  const required = inputs.filter((field) => field.required).map((field) => field.name);
  return {
    type: "object",
    properties: Object.fromEntries(inputs.map((field) => [field.name, propertySchema(field)])),
    ...((listRequired === "always" || required.length > 0) && { required }),
  };
}

function propertySchema(field: ToolField): JsonObject {
  if (field.type === undefined) throw new ToolFormError(field.name, "an input needs a type");
  const schema: JsonObject = typeSchema(field.type);
  if (field.enum !== undefined && field.enum.length > 0) schema["enum"] = toJson(field.enum);
  if (field.description !== undefined && field.description !== "") schema["description"] = field.description;
  if (field.properties === undefined) return schema;
  const { properties, required } = objectSchema(Object.values(field.properties), "if-any");
  return { ...schema, ...(properties && { properties }), ...(required && { required }) };
}

function typeSchema(type: string): JsonObject {
  switch (type) {
    case "date":
      return { type: "string", format: "date" };
    case "array<string>":
      return { type: "array", items: { type: "string" } };
    case "boolean":
    case "object":
    case "integer":
    case "number":
      return { type };
    default:
      return { type: "string" };
  }
}
