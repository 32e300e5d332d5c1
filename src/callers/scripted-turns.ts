import type { Participant } from "../contract/ports.ts";

/** A caller who says these turns in order, whatever the agent answers, and then has finished. */
export function scriptedTurns(turns: readonly string[]): Participant {
  let next = 0;
  return {
    async move() {
      const text = turns[next];
      next += 1;
      return text === undefined ? { type: "leave" } : { type: "reply", text, calls: [] };
    },
  };
}
