import type { AgentScript } from "../../agents/agent-script.ts";
import { hangUp, refuser } from "../../agents/baselines/avoiders.ts";

/** Built-in agents that need no script of a task, with what each is for. */
export const PACK_BASELINES = {
  refuser: "declines everything",
  "hang-up": "ends every conversation at once",
} as const;

export function packBaseline(name: string): AgentScript | undefined {
  switch (name) {
    case "refuser":
      return refuser;
    case "hang-up":
      return hangUp;
    default:
      return undefined;
  }
}
