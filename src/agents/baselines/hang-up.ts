import type { Participant } from "../../contract/ports.ts";

/** Ends every conversation at once: what a system that only avoids harm would do. */
export function hangUp(): Participant {
  return {
    async move() {
      return { type: "leave", reason: "the agent ended the conversation" };
    },
  };
}
