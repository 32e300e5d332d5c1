import { ParticipantFault } from "../contract/errors.ts";
import type { Participant } from "../contract/ports.ts";

/** One reply of a scripted agent; `arguments` is the text that a model would have written. */
export type ScriptedReply = {
  say?: string | undefined;
  calls?: readonly { tool: string; arguments: string }[] | undefined;
};

/** An agent that gives these replies in order. A script that runs out before the conversation does is a fault. */
export function scriptedAgent(replies: readonly ScriptedReply[]): Participant {
  let next = 0;
  return {
    async move() {
      const step = next;
      const reply = replies[step];
      next += 1;
      if (reply === undefined) {
        throw new ParticipantFault("agent", "fault", `the script ran out after ${replies.length} replies`);
      }
      const calls = (reply.calls ?? []).map(({ tool, arguments: rawArguments }, index) => ({
        id: `call_${step + 1}_${index}`,
        tool,
        rawArguments,
      }));
      return { type: "reply", text: reply.say ?? null, calls };
    },
  };
}
