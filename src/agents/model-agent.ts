import { ParticipantFault } from "../contract/errors.ts";
import type { Decoding, ModelRef, ModelReply } from "../contract/model.ts";
import type { ModelClient, Participant } from "../contract/ports.ts";
import { withRenamedCalls } from "../models/provider-state.ts";
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
  const named = new Set<string>();
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
      return { type: "reply", ...withNewIds(reply, named, key.index) };
    },
  };
}

/**
 * The reply with ids of calls that no earlier reply of the episode has: some servers begin again at `call_0` in every turn, and a
 * result must say which call it answers. What the provider attached to a call goes with it.
 */
function withNewIds(reply: ModelReply, named: Set<string>, index: number): ModelReply {
  const renamed = new Map<string, string>();
  for (const [at, { id }] of reply.calls.entries()) {
    if (named.has(id)) renamed.set(id, `${id}_${index}_${at}`);
    named.add(renamed.get(id) ?? id);
  }
  if (renamed.size === 0) return reply;
  const calls = reply.calls.map((call) => ({ ...call, id: renamed.get(call.id) ?? call.id }));
  const state =
    reply.providerState === undefined ? undefined : withRenamedCalls(reply.providerState, renamed);
  return { ...reply, calls, ...(state === undefined ? {} : { providerState: state }) };
}
