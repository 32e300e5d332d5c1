import { join } from "node:path";
import { bundledSuites } from "../../index.ts";
import { loadRetailSuite } from "../authoring/load-suite.ts";
import type { ToolEntry } from "../authoring/tool-entry.ts";
import { readPublicTools } from "./public-tools.ts";
import type { ToolFiles } from "./tool-files.ts";

import { readBytes } from "../../../files/read-bytes.ts";

/**
 * Tool files and prompt for case data that comes without the public ones: our own tools, which have the same names,
 * parameters and answers, with our own descriptions, and our own prompt.
 */
export function bundledToolFiles(): ToolFiles {
  const directory = bundledSuites.find(({ kind }) => kind === "retail")?.directory ?? "";
  const entries = [...loadRetailSuite(directory).content.tools.values()];
  const shown = jsonText({ tools: entries.map(shownTool) });
  const known = jsonText({ tools: entries.map(knownTool) });
  return {
    shown: Buffer.from(shown),
    known: Buffer.from(known),
    prompt: readBytes(join(directory, "prompt.md")),
    tools: readPublicTools(shown, known),
  };
}

function shownTool({ name, description, parameters }: ToolEntry) {
  return { type: "function", function: { name, description: description.trim(), parameters } };
}

function knownTool({ name, action, confirm, after, outputs }: ToolEntry) {
  return {
    name,
    action_type: action,
    requires_confirmation: confirm ?? action === "write",
    call_before: after.map((tool) => ({ tool })),
    output_schema: outputs,
  };
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
