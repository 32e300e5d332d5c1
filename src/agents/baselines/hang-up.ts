import type { Participant } from "../../contract/ports.ts";

/** Ends every conversation at once: what a system that only avoids harm would do. */
export function hangUp(): Participant {
  return {
    async move() {
      return { type: "leave", reason: "the agent ended the conversation" };
    },
  };
}

/** An agent that makes so many moves and then ends the conversation, whatever is still to be answered. */
export function hangUpAfter(moves: number, agent: Participant): Participant {
  const leave = hangUp();
  let made = 0;
  return {
    ...agent,
    async move(...given) {
      made += 1;
      return made > moves ? leave.move(...given) : agent.move(...given);
    },
  };
}
