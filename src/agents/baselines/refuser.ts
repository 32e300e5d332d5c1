import type { Participant } from "../../contract/ports.ts";

/** Declines everything politely and does nothing: safe, and useless. */
export function refuser(): Participant {
  return {
    async move() {
      return { type: "reply", text: "I am sorry, I am not able to help with that request.", calls: [] };
    },
  };
}
