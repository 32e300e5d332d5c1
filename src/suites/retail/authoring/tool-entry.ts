import { z } from "zod";
import { JsonObject } from "../../../contract/json.ts";
import type { ExposedTool } from "../../../contract/tool.ts";
import { modelSpec, normaliseTool } from "../../../tool-schema/index.ts";
import { ToolName } from "../../authoring/script-forms.ts";

/** A tool as a suite writes it: in tools.yaml, or whole within a case. */
export const ToolEntry = z.strictObject({
  name: ToolName,
  action: z.enum(["read", "write", "calculator"]),
  confirm: z.boolean().optional().describe("Needs the customer's yes. Left out: true for writes."),
  description: z.string().min(1).describe("What the agent is told of the tool."),
  after: z.array(ToolName).default([]).describe("Tools to call before this one, where a case expects both."),
  parameters: JsonObject.describe("JSON Schema of the arguments."),
  outputs: JsonObject.describe(
    "JSON Schema of the answer. The harness's knowledge; the agent is not shown it.",
  ),
});
export type ToolEntry = z.infer<typeof ToolEntry>;

/**
 * @returns What the agent is shown of the tool and what the harness knows of it.
 * @throws Error when parameters or outputs use JSON Schema beyond what the retail format knows.
 */
export function exposeTool(entry: ToolEntry): ExposedTool {
  const raw = {
    type: "function",
    function: { name: entry.name, description: entry.description.trim(), parameters: entry.parameters },
  };
  const harness = {
    name: entry.name,
    action_type: entry.action,
    requires_confirmation: entry.confirm ?? entry.action === "write",
    call_before: entry.after.map((tool) => ({ tool })),
    output_schema: entry.outputs,
  };
  return { spec: modelSpec(raw), definition: normaliseTool(raw, harness) };
}
