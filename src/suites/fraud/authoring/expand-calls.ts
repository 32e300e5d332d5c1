import type { DefinedBank } from "../../../bank/live/index.ts";
import type { ExactJson, ExactObject, JsonObject } from "../../../contract/json.ts";
import type { ScriptStep } from "../../../contract/script-step.ts";
import { printExact } from "../../../exact-json/index.ts";
import type { StepFile } from "../../authoring/script-forms.ts";
import { resolveStep } from "../../authoring/resolve-script.ts";

/** The tool through which the bank runs what a caller was given. */
export const CALLER_WRAPPER = "call_discoverable_user_tool";

/** What scripts leave out and the suite knows. */
export type ScriptContext = {
  /** A user's record, as the scenario has it. */
  user: (id: string) => JsonObject | undefined;
  /** Now, as the bank's tools show it. */
  stamp: string;
  core: DefinedBank;
};

const VERIFIED = ["name", "user_id", "address", "email", "phone_number", "date_of_birth"];

/**
 * Scripted steps as the bank wants them: a discoverable tool is unlocked once and called through the wrapper, and
 * `log_verification` with a user id only is given what the user's record holds. Steps keep their number.
 */
export function expandScript(steps: readonly StepFile[], context: ScriptContext): ScriptStep[] {
  const unlocked = new Set<string>();
  return steps.map((file) => {
    const step = resolveStep(file);
    if (step.calls === undefined) return step;
    const calls = step.calls.flatMap(({ tool, with: given }) =>
      expandCall(tool, given, { unlocked, context }),
    );
    return { ...step, calls };
  });
}

type Call = { tool: string; with: ExactObject };

function expandCall(
  tool: string,
  given: ExactObject,
  { unlocked, context }: { unlocked: Set<string>; context: ScriptContext },
): Call[] {
  if (tool === "unlock_discoverable_agent_tool") unlocked.add(textOf(given["agent_tool_name"]));
  if (tool === "log_verification") return [{ tool, with: verification(given, context) }];
  if (!context.core.discoverable("agent").has(tool)) return [{ tool, with: given }];
  const call = {
    tool: "call_discoverable_agent_tool",
    with: { agent_tool_name: tool, arguments: printExact(given) },
  };
  if (unlocked.has(tool)) return [call];
  unlocked.add(tool);
  return [{ tool: "unlock_discoverable_agent_tool", with: { agent_tool_name: tool } }, call];
}

function verification(given: ExactObject, { user, stamp }: ScriptContext): ExactObject {
  const record = user(textOf(given["user_id"])) ?? {};
  const known = VERIFIED.flatMap((field) => {
    const value = record[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return { ...Object.fromEntries(known), time_verified: stamp, ...given };
}

/** A caller's call of one of his own tools, through the wrapper where the bank requires it. */
export function callOf(
  call: { [tool: string]: JsonObject },
  core: DefinedBank,
): { tool: string; with: JsonObject } {
  const [[tool, given]] = Object.entries(call) as [[string, JsonObject]];
  if (!core.discoverable("caller").has(tool)) return { tool, with: given };
  return {
    tool: CALLER_WRAPPER,
    with: { discoverable_tool_name: tool, arguments: printExact(given) },
  };
}

const textOf = (value: ExactJson | undefined): string => (typeof value === "string" ? value : "");
