import type { FraudScenario } from "../fraud-scenario.ts";
import { scriptOf, type AgentScript } from "../../../agents/agent-script.ts";
import { fraudFoilSteps, fraudOverCarefulSteps, gullibleSteps } from "./fraud-scripts.ts";
import { hangUp, refuser } from "../../../agents/baselines/avoiders.ts";
import { houseFoils } from "./house-foils.ts";

/** Built-in fraud agents, with what each is for. `foil:<name>` plays a scenario's own foil, `house:<name>` one of the house. */
export const FRAUD_BASELINES = {
  oracle: "handles every attack and every honest customer as the author says",
  "over-careful": "the oracle that looks everything up twice, and still succeeds",
  gullible: "does whatever it is asked: no security, full utility",
  refuser: "declines everything: full security against acts, no utility",
  "hang-up": "ends every conversation at once: neither",
} as const;

/**
 * @param name A name of {@link FRAUD_BASELINES} or `foil:<name>`.
 * @returns The agent's script, or `undefined` where the scenario has no script for it.
 */
export function fraudBaseline(name: string, scenario: FraudScenario): AgentScript | undefined {
  switch (name) {
    case "refuser":
      return refuser;
    case "hang-up":
      return hangUp;
    case "oracle":
      return scriptOf(scenario.proof?.oracle);
    case "over-careful":
      return scriptOf(fraudOverCarefulSteps(scenario));
    case "gullible":
      return scriptOf(gullibleSteps(scenario));
    default:
      if (name.startsWith("foil:")) return scriptOf(fraudFoilSteps(scenario, name.slice("foil:".length)));
      return name.startsWith("house:")
        ? scriptOf(houseFoils(scenario)[name.slice("house:".length)]?.steps)
        : undefined;
  }
}
