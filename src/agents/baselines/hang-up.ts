import type { AgentScript } from "../agent-script.ts";

/** Ends every conversation at once: what a system that only avoids harm would do. */
export const hangUp: AgentScript = { steps: [], atEnd: "hang-up" };
