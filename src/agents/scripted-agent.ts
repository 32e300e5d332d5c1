import { ParticipantFault } from "../contract/errors.ts";
import type { Move, Participant } from "../contract/ports.ts";

/** One reply of a scripted agent; `arguments` is the text that a model would have written. */
export type ScriptedReply = {
  say?: string | undefined;
  calls?: readonly { tool: string; arguments: string }[] | undefined;
};

/**
 * An agent that gives these replies in order. Once they are used up it stays with its last words, as somebody does who has
 * said all there is to say; a script whose last reply is a call without words has none, and that is a fault.
 */
export function scriptedAgent(replies: readonly ScriptedReply[]): Participant {
  let next = 0;
  return {
    async move() {
      const step = next;
      next += 1;
      const reply = replies[step];
      return reply === undefined ? lastWords(replies) : moveOf(reply, step);
    },
  };
}

function moveOf(reply: ScriptedReply, step: number): Move {
  const calls = (reply.calls ?? []).map(({ tool, arguments: rawArguments }, index) => ({
    id: `call_${step + 1}_${index}`,
    tool,
    rawArguments,
  }));
  return { type: "reply", text: reply.say ?? null, calls };
}

function lastWords(replies: readonly ScriptedReply[]): Move {
  const said = replies.at(-1)?.say;
  if (said !== undefined) return { type: "reply", text: said, calls: [] };
  throw new ParticipantFault("agent", "fault", `the script ran out after ${replies.length} replies`);
}
