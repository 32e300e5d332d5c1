import { playScript } from "../agents/agent-script.ts";
import { latestTurnOnly } from "../agents/latest-turn.ts";
import { modelAgent } from "../agents/model-agent.ts";
import { InputError } from "../contract/errors.ts";
import type { ModelClient, Participant } from "../contract/ports.ts";
import type { PlannedEpisode } from "./plan.ts";

/**
 * The agent of one episode. A model gets the episode's own seed, so that trials differ and can be repeated.
 *
 * @throws InputError for a built-in agent that the scenario has no script for.
 */
export function agentFor({ agent, key, seed, scenario }: PlannedEpisode, client: ModelClient): Participant {
  if (agent.kind === "model") {
    const episode = { agent: key.agent, scenario: key.scenario, trial: key.trial };
    const full = modelAgent({ client, model: agent.model, decoding: { ...agent.decoding, seed }, episode });
    return agent.history === "full" ? full : latestTurnOnly(full);
  }
  if (agent.kind === "adapter") throw new Error(`${agent.label} lives elsewhere and was not opened`);
  if (agent.kind === "recorded") throw new Error(`${agent.label} was played elsewhere`);
  const script = scenario.script(agent.name);
  if (script === undefined) {
    throw new InputError([
      { path: key.scenario, value: agent.name, problem: "the scenario has no script for this agent" },
    ]);
  }
  return playScript(script);
}
