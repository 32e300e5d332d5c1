import { ParticipantFault } from "../contract/errors.ts";
import type { Decoding, ModelRef } from "../contract/model.ts";
import type { ModelClient, Participant } from "../contract/ports.ts";
import { participantFault } from "../models/faults.ts";

/** A raw model behind our own loop, for one episode. */
export type ModelAgent = {
  client: ModelClient;
  model: ModelRef;
  decoding: Decoding;
  episode: { agent: string; scenario: string; trial: number };
};

/** The model sees the conversation and the tools; the loop runs them. A reply cut off or filtered ends the episode. */
export function modelAgent({ client, model, decoding, episode }: ModelAgent): Participant {
  let index = 0;
  return {
    async move({ messages, tools }, signal) {
      const key = { ...episode, role: "agent", index };
      index += 1;
      const request = { model, decoding, messages: [...messages], tools: [...tools] };
      const reply = await client.generate(request, key, signal).catch((error: unknown) => {
        throw participantFault("agent", error);
      });
      const { finish } = reply.record;
      if (finish === "length")
        throw new ParticipantFault("agent", "truncated-reply", "the reply was cut off");
      if (finish === "content-filter") {
        throw new ParticipantFault("agent", "filtered-reply", "the provider withheld the reply");
      }
      return { type: "reply", ...reply };
    },
  };
}
