import { expect, test } from "vitest";
import type { ModelReply } from "../contract/model.ts";
import type { BankDoor, ModelClient } from "../contract/ports.ts";
import { modelAgent } from "./model-agent.ts";

const door = {} as BankDoor; // a raw model acts through its reply

/** A model that begins at `call_0` again in every turn. */
function beginner(state: boolean): ModelClient {
  return {
    generate: async (_request, { role, index }): Promise<ModelReply> => ({
      text: null,
      calls: ["call_0", "call_1"].map((id) => ({ id, tool: "pay", rawArguments: "{}" })),
      ...(state
        ? { providerState: { format: 1, parts: [{ type: "call", id: "call_0", metadata: { g: { s: 1 } } }] } }
        : {}),
      record: {
        role,
        index,
        requested: "openai:x",
        requestHash: "",
        finish: "tool-calls",
        usage: {},
        cost: { known: false },
        latencyMs: 0,
        attempts: 1,
        warnings: [],
        replayed: false,
      },
    }),
  };
}

test.each([true, false])(
  "ids of calls are unique in the episode, whatever the provider gives (state: %s)",
  async (state) => {
    const episode = { agent: "a", scenario: "s", trial: 0 };
    const agent = modelAgent({ client: beginner(state), model: { id: "openai:x" }, decoding: {}, episode });
    const signal = new AbortController().signal;
    const ids: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const move = await agent.move({ messages: [], tools: [] }, signal, door);
      if (move.type !== "reply") throw new Error("no reply");
      ids.push(...move.calls.map(({ id }) => id));
      const first = move.calls[0]?.id;
      if (state)
        expect(move.providerState).toMatchObject({ parts: [{ id: first, metadata: { g: { s: 1 } } }] });
    }
    expect(ids).toEqual(["call_0", "call_1", "call_0_1_0", "call_1_1_1", "call_0_2_0", "call_1_2_1"]);
  },
);
