import type { JsonObject } from "../contract/json.ts";
import { isRecord } from "../contract/is-record.ts";

/** A tool with the arguments it is given; `args` is `undefined` where their text is no JSON object. */
export type CallForm = { tool: string; args: JsonObject | undefined };

/** Tools that call another one, and the argument that names it. */
const WRAPPERS: ReadonlyMap<string, string> = new Map([
  ["call_discoverable_agent_tool", "agent_tool_name"],
  ["call_discoverable_user_tool", "discoverable_tool_name"],
]);

/** What is called: through a wrapper both the discoverable tool, which comes first, and the wrapper itself. */
export function formsOf(outer: CallForm): readonly [CallForm, ...CallForm[]] {
  const inner = unwrapped(outer);
  return inner === undefined ? [outer] : [inner, outer];
}

function unwrapped({ tool, args }: CallForm): CallForm | undefined {
  const naming = WRAPPERS.get(tool);
  const name = naming === undefined ? undefined : args?.[naming];
  return typeof name === "string" ? { tool: name, args: innerArguments(args?.["arguments"]) } : undefined;
}

/** The wrapper takes the arguments as JSON text or, under some rules, as an object; left out, there are none. */
function innerArguments(given: JsonObject[string] | undefined): JsonObject | undefined {
  if (given === undefined || given === null || given === "") return {};
  if (typeof given !== "string") return isRecord(given) ? given : undefined;
  try {
    const parsed = JSON.parse(given) as JsonObject[string]; // what JSON.parse returns is JSON
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined; // no JSON: the arguments cannot be read
  }
}
