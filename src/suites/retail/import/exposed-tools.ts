import type { InputProblem } from "../../../contract/errors.ts";
import type { ExactJson } from "../../../contract/json.ts";
import type { ExposedTool } from "../../../contract/tool.ts";
import { isExactObject } from "../../../exact-json/index.ts";
import { modelSpec, normaliseTool, ToolFormError } from "../../../tool-schema/index.ts";
import type { PublicTools } from "./public-tools.ts";

/**
 * What a case's `tools_exposed` stands for: names of built-in tools and definitions of the case's own, in order,
 * repeated ones included. What stands for no tool is added to `problems`; names are not looked up without `tools`.
 */
export function exposedTools(
  entries: readonly ExactJson[],
  tools: PublicTools | undefined,
  problems: InputProblem[],
): ExposedTool[] {
  const exposed: ExposedTool[] = [];
  for (const [index, entry] of entries.entries()) {
    const path = `tools_exposed[${index}]`;
    const tool = typeof entry === "string" ? tools?.get(entry) : inlineTool(entry, path, problems);
    if (tool !== undefined) exposed.push(tool);
    else if (typeof entry === "string" && tools !== undefined) {
      problems.push({ path, value: entry, problem: "no tool of this name in the tool files" });
    }
  }
  return exposed;
}

function inlineTool(entry: ExactJson, path: string, problems: InputProblem[]): ExposedTool | undefined {
  if (!isExactObject(entry)) {
    problems.push({ path, problem: "expected the name of a tool or a definition" });
    return undefined;
  }
  try {
    return { spec: modelSpec(entry), definition: normaliseTool(entry) };
  } catch (error) {
    if (!(error instanceof ToolFormError)) throw error;
    problems.push({ path, problem: error.message });
    return undefined;
  }
}
