import type { RetailCase } from "../retail-case.ts";
import { scriptOf, type AgentScript } from "../../../agents/agent-script.ts";
import { hangUp, refuser } from "../../../agents/baselines/avoiders.ts";
import { eagerSteps, foilSteps, overCarefulSteps } from "./retail-scripts.ts";

/** Built-in retail agents, with what each is for. `foil:<name>` plays a case's own foil. */
export const RETAIL_BASELINES = {
  oracle: "handles every case as its author says",
  "over-careful": "the oracle that reads more than it must, and still succeeds",
  eager: "acts at once, without asking for confirmation",
  refuser: "declines everything",
  "hang-up": "ends every conversation at once",
} as const;

/**
 * @param name A name of {@link RETAIL_BASELINES} or `foil:<name>`.
 * @returns The agent's script, or `undefined` where the case has no script for it.
 */
export function retailBaseline(name: string, retailCase: RetailCase): AgentScript | undefined {
  switch (name) {
    case "refuser":
      return refuser;
    case "hang-up":
      return hangUp;
    case "oracle":
      return scriptOf(retailCase.proof?.oracle);
    case "over-careful":
      return scriptOf(overCarefulSteps(retailCase));
    case "eager":
      return scriptOf(eagerSteps(retailCase));
    default:
      return name.startsWith("foil:") ? foil(retailCase, name.slice("foil:".length)) : undefined;
  }
}

/** A foil that is to give no final answer hangs up where its script ends. */
function foil(retailCase: RetailCase, name: string): AgentScript | undefined {
  const steps = foilSteps(retailCase, name);
  if (steps === undefined) return undefined;
  return { steps, atEnd: retailCase.proof?.foils[name]?.fails === "NF" ? "hang-up" : "stay" };
}
