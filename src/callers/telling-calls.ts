import type { ModelCallRecord } from "../contract/model.ts";
import type { ModelClient, Participant } from "../contract/ports.ts";

/**
 * A participant each of whose moves tells all the model calls that it took, also those of which no word is left: what was
 * asked for anew, and what its ear was asked. So they are in the record, and count towards an episode's limits.
 *
 * @param make Makes it with the client that it is to ask.
 */
export function tellingCalls(client: ModelClient, make: (client: ModelClient) => Participant): Participant {
  const paid: ModelCallRecord[] = [];
  const participant = make({
    async generate(request, key, signal) {
      const reply = await client.generate(request, key, signal);
      paid.push(reply.record);
      return reply;
    },
  });
  return {
    ...participant,
    async move(view, signal, door) {
      const move = await participant.move(view, signal, door);
      const own = move.type === "reply" ? move.record : undefined;
      const others = paid.splice(0).filter((record) => record !== own);
      return others.length === 0 ? move : { ...move, paid: others };
    },
  };
}
