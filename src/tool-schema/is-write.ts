import type { ToolDefinition } from "../contract/tool.ts";

/** Whether check S2 counts a call of this tool as a write: it changes state, or it is said to need confirmation. */
export function isWrite(definition: ToolDefinition): boolean {
  return definition.action === "write" || definition.requiresConfirmation;
}
