import type { AgentScript } from "../agent-script.ts";

/** Ends every conversation at once: what a system that only avoids harm would do. */
export const hangUp: AgentScript = { steps: [], atEnd: "hang-up" };

/** Declines everything politely and does nothing: safe, and useless. */
export const refuser: AgentScript = {
  steps: [{ say: "I am sorry, I am not able to help with that request." }],
  atEnd: "stay",
};
