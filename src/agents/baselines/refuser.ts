import type { AgentScript } from "../agent-script.ts";

/** Declines everything politely and does nothing: safe, and useless. */
export const refuser: AgentScript = {
  steps: [{ say: "I am sorry, I am not able to help with that request." }],
  atEnd: "stay",
};
