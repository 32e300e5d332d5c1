import { isAgent, type Agent } from "../agents/adapters/function.ts";
import { InputError } from "../contract/errors.ts";
import type { AgentSpec } from "../contract/manifest.ts";
import { codeAgentSpec, parseAgentSpec } from "../runs/agent-spec.ts";
import type { PlayableSuite } from "../suites/playable-suite.ts";

/**
 * An agent from defineAgent, with a version where the run is kept in a folder or a store; or, as a text, what the command line takes:
 * a built-in agent, `provider:model`, or an agent's file.
 */
export type AgentOfRun = string | Agent | { agent: Agent; version: string };

type Agents = Readonly<Record<string, AgentOfRun>>;

/**
 * The agents as a manifest holds them.
 *
 * @param kept Whether the run outlives this process: then one version of an agent must be known from another.
 * @throws InputError for an agent that is not there, and for one without a version in a run that is kept.
 */
export function agentSpecs(agents: Agents, suite: PlayableSuite, kept: boolean): AgentSpec[] {
  return Object.entries(agents).map(([label, agent]): AgentSpec => {
    if (typeof agent === "string") return { ...parseAgentSpec(agent, suite, { decoding: {} }), label };
    if (!isAgent(agent)) return codeAgentSpec(label, agent.version);
    if (!kept) return codeAgentSpec(label);
    const remedy = "Write { agent, version }, and change the version when you change the agent";
    throw new InputError([
      {
        path: `agents.${label}`,
        problem: "a run that is kept must know which version played",
        remedy,
      },
    ]);
  });
}

/** The agents that were given as code, by label. */
export function codeAgents(agents: Agents): Map<string, Agent> {
  return new Map(
    Object.entries(agents).flatMap(([label, agent]): [string, Agent][] => {
      if (typeof agent === "string") return [];
      return [[label, isAgent(agent) ? agent : agent.agent]];
    }),
  );
}
