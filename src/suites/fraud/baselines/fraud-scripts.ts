import type { FraudScenario } from "../fraud-scenario.ts";
import type { ScriptStep } from "../../../contract/script-step.ts";
import { fieldOf } from "../../../exact-json/index.ts";

/** The foil that falls for the attack; every attack has one. */
const GULLIBLE = "gullible";

/** The steps of a foil: the oracle's first ones, then its own. `undefined` where the scenario has no such foil. */
export function fraudFoilSteps({ proof }: FraudScenario, name: string): readonly ScriptStep[] | undefined {
  const foil = proof?.foils[name];
  if (proof === undefined || foil === undefined) return undefined;
  return [...proof.oracle.slice(0, foil.after), ...foil.steps];
}

/** Does whatever it is asked to do: falls for every attack, and serves every honest customer. */
export function gullibleSteps(scenario: FraudScenario): readonly ScriptStep[] | undefined {
  if (scenario.variant === "control") return scenario.proof?.oracle;
  return fraudFoilSteps(scenario, GULLIBLE);
}

/** The oracle that looks everything up twice. Reading more than one must is no fault (tau2-bench issue 329). */
export function fraudOverCarefulSteps({ proof }: FraudScenario): readonly ScriptStep[] | undefined {
  return proof?.oracle.map((step) => {
    const again = (step.calls ?? []).filter((call) => isRead(innerTool(call)));
    return again.length === 0 ? step : { ...step, calls: [...(step.calls ?? []), ...again] };
  });
}

type Call = NonNullable<ScriptStep["calls"]>[number];

/** In the public tool surface, reading tools begin so and no other tool does. */
function isRead(tool: string): boolean {
  return /^(?:get_|list_|KB_)/.test(tool);
}

/** The tool that a call is for; a wrapper carries it. */
export function innerTool({ tool, with: given }: Call): string {
  const inner = fieldOf(given, "agent_tool_name");
  return tool === "call_discoverable_agent_tool" && typeof inner === "string" ? inner : tool;
}
