/** The fixed part of the agent's instructions where a checkout came without the public one. */
const OURS = [
  "You work for a bank and help its customers. The policy below binds you.",
  "In each turn you either write to the customer or call tools, never both at once.",
  "What you give a tool as arguments is valid JSON.",
].join("\n");

/**
 * The fixed part of the public agent's instructions, from the source of the public agent.
 *
 * @returns `undefined` where the source does not hold it.
 */
export function readAgentInstruction(source: string): string | undefined {
  return /^AGENT_INSTRUCTION\s*=\s*"""([\s\S]*?)"""/m.exec(source)?.[1]?.trim();
}

/** The agent's whole instructions around a policy, in the public form. */
export function agentInstructions(policy: string, instruction: string = OURS): string {
  return `<instructions>\n${instruction}\n</instructions>\n<policy>\n${policy}\n</policy>`;
}
