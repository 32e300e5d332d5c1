import { InputError, type InputProblem } from "../../../contract/errors.ts";
import type { ExactJson, ExactObject } from "../../../contract/json.ts";
import type { ExposedTool } from "../../../contract/tool.ts";
import { fieldOf, isExactObject, parseExact } from "../../../exact-json/index.ts";
import { modelSpec, normaliseTool, ToolFormError } from "../../../tool-schema/index.ts";

/** The names of the two tool files in a checkout and in a pack. */
export const TOOLS_FILE = "tools.json";
export const HARNESS_FILE = "harness_tool_spec.json";

/** Fewer tools than this in the harness file mean that it is not the whole file. */
const FEWEST_TOOLS = 30;

/** The built-in tools, by name. Cases that expose a tool share its object. */
export type PublicTools = ReadonlyMap<string, ExposedTool>;

/**
 * Joins what models are shown (`tools.json`) with what only the harness knows (`harness_tool_spec.json`), by name.
 *
 * @param toolsJson Text of the one file. @param harnessJson Text of the other.
 * @throws InputError naming everything that is wrong: text that is no JSON, names that one file lacks, a harness file
 *   with fewer than 30 tools, descriptions without a canonical form.
 */
export function readPublicTools(toolsJson: string, harnessJson: string): PublicTools {
  const problems: InputProblem[] = [];
  const shown = readNamed(TOOLS_FILE, toolsJson, problems);
  const known = readNamed(HARNESS_FILE, harnessJson, problems);
  if (problems.length > 0) throw new InputError(problems);
  problems.push(...mismatches(shown, known));
  const tools = new Map<string, ExposedTool>();
  for (const [name, { raw, path }] of shown) {
    const harness = known.get(name)?.raw;
    if (harness === undefined) continue;
    try {
      tools.set(name, { spec: modelSpec(raw), definition: normaliseTool(raw, harness) });
    } catch (error) {
      if (!(error instanceof ToolFormError)) throw error;
      problems.push({ file: TOOLS_FILE, path, problem: `${name}: ${error.message}` });
    }
  }
  if (problems.length > 0) throw new InputError(problems);
  return tools;
}

type Named = ReadonlyMap<string, { raw: ExactObject; path: string }>;

function readNamed(file: string, text: string, problems: InputProblem[]): Named {
  const named = new Map<string, { raw: ExactObject; path: string }>();
  const entries = toolEntries(file, text, problems);
  for (const [index, raw] of entries.entries()) {
    const path = `tools[${index}]`;
    const inner = isExactObject(raw) ? fieldOf(raw, "function") : undefined;
    const name = isExactObject(raw) ? fieldOf(isExactObject(inner) ? inner : raw, "name") : undefined;
    if (!isExactObject(raw) || typeof name !== "string") {
      problems.push({ file, path, problem: "expected a tool with a name" });
    } else if (named.has(name)) {
      problems.push({ file, path, value: name, problem: "a tool of this name came before" });
    } else {
      named.set(name, { raw, path });
    }
  }
  return named;
}

function toolEntries(file: string, text: string, problems: InputProblem[]): ExactJson[] {
  try {
    const parsed = parseExact(text);
    const tools = isExactObject(parsed) ? fieldOf(parsed, "tools") : undefined;
    if (Array.isArray(tools)) return tools;
    problems.push({ file, path: "tools", problem: "expected a list of tools" });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    problems.push({ file, problem: `not JSON: ${error.message}` });
  }
  return [];
}

function mismatches(shown: Named, known: Named): InputProblem[] {
  const problems: InputProblem[] = [];
  if (known.size < FEWEST_TOOLS) {
    const problem = `only ${known.size} tools, where at least ${FEWEST_TOOLS} belong`;
    problems.push({ file: HARNESS_FILE, path: "tools", problem });
  }
  const lacks = (file: string, other: string, name: string): void => {
    problems.push({ file, path: "tools", value: name, problem: `this tool is in ${other} only` });
  };
  for (const name of shown.keys()) if (!known.has(name)) lacks(HARNESS_FILE, TOOLS_FILE, name);
  for (const name of known.keys()) if (!shown.has(name)) lacks(TOOLS_FILE, HARNESS_FILE, name);
  return problems;
}
