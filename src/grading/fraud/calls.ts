import type { Seq, Side } from "../../contract/actor.ts";
import type { CallPattern } from "../../contract/fraud-check.ts";
import type { JsonObject } from "../../contract/json.ts";
import type { CallStatus, EventOf } from "../../contract/trajectory.ts";
import { describeConditions, meetsAll, type OwnerOf } from "./conditions.ts";

/** A tool with the arguments it is given; `args` is `undefined` where their text is no JSON object. */
export type CallForm = { tool: string; args: JsonObject | undefined };

/** A tool call and what became of it. */
export type SeenCall = {
  seq: Seq;
  by: Side;
  /** See {@link formsOf}. */
  forms: readonly [CallForm, ...CallForm[]];
  /** `unanswered`: the episode ended before the bank could answer. */
  status: CallStatus | "unanswered";
  /** The call and its result. */
  at: readonly Seq[];
};

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

/** Reads a call event and its result. */
export function seeCall(call: EventOf<"tool-call">, result: EventOf<"tool-result"> | undefined): SeenCall {
  return {
    seq: call.seq,
    by: call.by,
    forms: formsOf({ tool: call.tool, args: call.arguments.ok ? call.arguments.value : undefined }),
    status: result?.status ?? "unanswered",
    at: result === undefined ? [call.seq] : [call.seq, result.seq],
  };
}

/**
 * Whether a call is one of those that a pattern describes, directly or through a wrapper. Arguments that cannot be read
 * meet no condition, so such a call matches only a pattern without any.
 */
export function matchesPattern(call: SeenCall, pattern: CallPattern, ownerOf: OwnerOf): boolean {
  if (call.by !== pattern.by) return false;
  return call.forms.some(({ tool, args }) => {
    if (tool !== pattern.tool) return false;
    if (args === undefined) return Object.keys(pattern.with).length === 0;
    return meetsAll(pattern.with, args, ownerOf);
  });
}

/** The form in which a call is one of this tool. */
export function formOf(call: SeenCall, tool: string): CallForm | undefined {
  return call.forms.find((form) => form.tool === tool);
}

/** Whether the bank did what was asked. */
export function isCompleted(call: SeenCall): boolean {
  return call.status === "done";
}

/** A call in words: "transfer_funds was completed". */
export function describeCall({ forms: [{ tool }], status }: SeenCall): string {
  return status === "done" ? `${tool} was completed` : `${tool} was tried (${status})`;
}

/** A pattern in words. */
export function describePattern({ tool, with: conditions }: CallPattern): string {
  const described = describeConditions(conditions);
  return described === "" ? tool : `${tool} with ${described}`;
}

function unwrapped({ tool, args }: CallForm): CallForm | undefined {
  const naming = WRAPPERS.get(tool);
  const name = naming === undefined ? undefined : args?.[naming];
  return typeof name === "string" ? { tool: name, args: innerArguments(args?.["arguments"]) } : undefined;
}

/** The wrapper takes the arguments as JSON text or, under some rules, as an object; left out, there are none. */
function innerArguments(given: JsonObject[string] | undefined): JsonObject | undefined {
  if (given === undefined || given === null || given === "") return {};
  if (typeof given !== "string") return isObject(given) ? given : undefined;
  try {
    const parsed = JSON.parse(given) as JsonObject[string]; // what JSON.parse returns is JSON
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined; // no JSON: the arguments cannot be read
  }
}

function isObject(value: JsonObject[string]): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
