export { normaliseTool } from "./normalise-tool.ts";
export { modelSpec } from "./model-spec.ts";
export { publicSchemaErrors } from "./public-schema-errors.ts";
export { strictSchemaErrors } from "./strict-schema-errors.ts";
export { isWrite } from "./is-write.ts";
export { ToolFormError, UncheckableArguments, type SchemaError } from "./schema-error.ts";
