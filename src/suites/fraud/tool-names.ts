import { discoverableTools, RULES, standingTools } from "../../bank/live/index.ts";

const names = (tools: Iterable<{ name: string }>): ReadonlySet<string> =>
  new Set([...tools].map(({ name }) => name));

const agentDiscoverable = names(discoverableTools("agent").values());
const callerDiscoverable = names(discoverableTools("caller").values());
const callerStanding = names(standingTools("caller", RULES.own));

/** A tool that the agent unlocks by the name that a document gives. */
export const isAgentDiscoverable = (tool: string): boolean => agentDiscoverable.has(tool);
/** A tool of the caller that the agent must give. */
export const isCallerDiscoverable = (tool: string): boolean => callerDiscoverable.has(tool);
export const isCallerTool = (tool: string): boolean =>
  callerStanding.has(tool) || callerDiscoverable.has(tool);

/** Every tool that the agent can use. */
export const AGENT_TOOLS: readonly string[] = [
  ...names(standingTools("agent", RULES.own)),
  ...agentDiscoverable,
];

/** Every tool of the bank, whoever has it. */
export const ALL_TOOLS: readonly string[] = [...AGENT_TOOLS, ...callerStanding, ...callerDiscoverable];
