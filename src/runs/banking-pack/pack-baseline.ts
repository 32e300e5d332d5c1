import { hangUp } from "../../agents/baselines/hang-up.ts";
import { refuser } from "../../agents/baselines/refuser.ts";
import type { Participant } from "../../contract/ports.ts";

/** Built-in agents that need no script of a task, with what each is for. */
export const PACK_BASELINES = {
  refuser: "declines everything",
  "hang-up": "ends every conversation at once",
} as const;

export function packBaseline(name: string): Participant | undefined {
  switch (name) {
    case "refuser":
      return refuser();
    case "hang-up":
      return hangUp();
    default:
      return undefined;
  }
}
