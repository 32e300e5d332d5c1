import type { JsonObject } from "../../contract/json.ts";
import type { ToolSpec } from "../../contract/tool.ts";
import { toolSpec, type BankTool, type ToolWords } from "./bank-tool.ts";

/** Other descriptions than ours, by name of the tool. */
export type Wording = { readonly [tool: string]: ToolWords };

/** The same wording and tool give the same spec, so that all episodes of a run share it. */
const specs = new WeakMap<Wording, Map<BankTool, ToolSpec>>();

/** What a model is shown of a tool. */
export function specOf(tool: BankTool, wording: Wording): ToolSpec {
  let known = specs.get(wording);
  if (known === undefined) {
    known = new Map();
    specs.set(wording, known);
  }
  let spec = known.get(tool);
  if (spec === undefined) {
    spec = toolSpec(tool, wording[tool.name]);
    known.set(tool, spec);
  }
  return spec;
}

/** A tool as text, for who has just been given it. */
export function describeTool({ name, description, parameters }: ToolSpec): string {
  const { properties = {}, required = [] } = (parameters ?? {}) as Schema;
  const lines = Object.entries(properties).map(([parameter, schema]) => {
    const need = required.includes(parameter) ? "required" : "optional";
    return `  ${parameter} (${schema.type}, ${need}): ${schema.description}`;
  });
  return [`${name}: ${description}`, ...(lines.length === 0 ? ["  takes no arguments"] : lines)].join("\n");
}

/** The form that `toolSpec` gives its parameters. */
type Schema = {
  properties?: { [name: string]: { type: string; description: string } & JsonObject };
  required?: string[];
};
