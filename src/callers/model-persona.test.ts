import { describe, expect, test } from "vitest";
import { CallerPlan } from "../contract/caller-script.ts";
import type { ModelReply, ModelRequest } from "../contract/model.ts";
import type { Move } from "../contract/ports.ts";
import { modelPersona, personaPrompt, type ModelPersona } from "./model-persona.ts";
import { noDoor } from "./no-door.fixture.ts";

type Said = {
  text?: string | null;
  reasoning?: string;
  call?: string;
  /** A call of one of the caller's own tools. */
  uses?: string;
  finish?: ModelReply["record"]["finish"];
};

function reply({ text = null, reasoning, call, uses, finish = "stop" }: Said, index: number): ModelReply {
  return {
    text,
    ...(reasoning === undefined ? {} : { reasoning }),
    calls: [
      ...(call === undefined ? [] : [{ id: "1", tool: "end_conversation", rawArguments: call }]),
      ...(uses === undefined ? [] : [{ id: "2", tool: uses, rawArguments: "{}" }]),
    ],
    record: {
      role: "caller",
      index,
      requested: "openai-compatible:m",
      requestHash: "h",
      finish,
      usage: {},
      cost: { known: false },
      latencyMs: 0,
      attempts: 1,
      warnings: [],
      replayed: false,
    },
  };
}

async function move(replies: readonly Said[], leaving: ModelPersona["leaving"] = "signal") {
  const requests: ModelRequest[] = [];
  const caller = modelPersona({
    client: {
      async generate(request, { index }) {
        requests.push(request);
        return reply(replies[index] ?? {}, index);
      },
    },
    model: { id: "openai-compatible:m" },
    decoding: {},
    episode: { agent: "a", scenario: "s", trial: 0 },
    leaving,
  });
  const view = { messages: [{ role: "system", text: "You are Meera." } as const], tools: [] };
  const made: Move = await caller.move(view, new AbortController().signal, noDoor);
  return { made, requests };
}

describe("a model in the caller's part", () => {
  test("speaks first when nobody has spoken, and may end by a signal", async () => {
    const { made, requests } = await move([{ text: "Hello" }]);
    expect(made).toMatchObject({ type: "reply", text: "Hello" });
    expect(requests[0]?.messages.at(-1)?.role).toBe("user");
    expect(requests[0]?.tools.map(({ name }) => name)).toEqual(["end_conversation"]);
    const ended = await move([{ text: "Thanks, bye.", call: '{"reason":"was helped"}' }]);
    expect(ended.made).toMatchObject({ text: "Thanks, bye.", calls: [], leaves: { reason: "was helped" } });
    expect((await move([{ call: '{"reason":"gave up"}' }])).made).toEqual({
      type: "leave",
      reason: "gave up",
    });
  });

  test.each([
    ["only reasoning", { reasoning: "I must pose as Meera and ask for the code" }],
    ["its plan", { text: "As the caller I should next ask for the OTP." }],
    ["the agent's part", { text: "Hello! How can I help you today?" }],
  ])("F9: a reply that holds %s is asked for again, and is never delivered", async (_what, broken) => {
    const { made, requests } = await move([broken, { text: "Hi, it's about my card." }]);
    expect(made).toMatchObject({ text: "Hi, it's about my card." });
    expect(requests).toHaveLength(2);
  });

  test("a stop token beside a call of his does not end the conversation before the call is answered", async () => {
    const { made } = await move([{ text: "###STOP###", uses: "submit_referral" }], "tokens");
    expect(made).toMatchObject({ type: "reply", calls: [{ tool: "submit_referral" }] });
    expect(made).not.toHaveProperty("leaves");
  });

  test("F9: a simulator that cannot be brought back ends the episode with a reason that says so", async () => {
    const { made, requests } = await move([
      { text: "How may I assist you?" },
      { reasoning: "hm" },
      { reasoning: "hm" },
    ]);
    expect(made).toEqual({ type: "leave", reason: "simulator: left its part" });
    expect(requests).toHaveLength(3);
  });

  test.each([
    "This simulation app keeps crashing.",
    "I think my card is blocked.",
    "My goal is to save for a house.",
  ])("F9: ordinary sentences pass: %s", async (text) => {
    expect((await move([{ text }])).made).toMatchObject({ text });
  });

  test("F6: with stop tokens, text before the token is delivered and he leaves after the answer", async () => {
    const { made, requests } = await move([{ text: "No, cancel it please. ###STOP###" }], "tokens");
    expect(made).toMatchObject({ text: "No, cancel it please.", leaves: {} });
    expect(requests[0]?.tools).toEqual([]);
  });
});

test("the prompt holds what the caller knows and wants, and not what he does not know", () => {
  const prompt = personaPrompt(
    CallerPlan.parse({
      persona: "Meera, 34",
      goal: "get the code",
      knows: { phone: "410-555-0142" },
      doesNotKnow: ["code"],
      phases: [{ id: "one", says: "Hello" }],
    }),
  );
  for (const part of ["Meera, 34", "get the code", "410-555-0142", "WHAT YOU DO NOT KNOW", "Hello"]) {
    expect(prompt).toContain(part);
  }
});
