import type { JsonObject } from "../../contract/json.ts";
import type { CallItem } from "./transcript.ts";

/** A call as it is read: where it runs another tool, that tool and its arguments. */
export type PresentedCall = {
  tool: string;
  /** The wrapper through which it was called. */
  through?: string;
  /** Absent where the arguments were no JSON object. */
  arguments?: JsonObject;
};

/** Wrappers name the tool that they run in a field of this form, and give its arguments as JSON text. */
const NAMED = /^(agent|user|discoverable)?_?tool_name$/;

/** Looks through wrappers: a call that runs another tool by its name is read as a call of that tool. */
export function presentedCall({
  tool,
  arguments: parsed,
}: Pick<CallItem, "tool" | "arguments">): PresentedCall {
  if (!parsed.ok) return { tool };
  const { value } = parsed;
  const named = Object.entries(value).find(([field]) => NAMED.test(field))?.[1];
  const inner = value["arguments"];
  if (!tool.startsWith("call_") || typeof named !== "string" || typeof inner !== "string") {
    return { tool, arguments: value };
  }
  const given = objectIn(inner);
  return given === undefined ? { tool, arguments: value } : { tool: named, through: tool, arguments: given };
}

function objectIn(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as JsonObject) : undefined; // what JSON.parse makes is JSON
  } catch {
    return undefined;
  }
}
