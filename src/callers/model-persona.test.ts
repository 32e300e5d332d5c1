import { describe, expect, test } from "vitest";
import { CallerPlan } from "../contract/caller-script.ts";
import type { ModelMessage, ModelReply, ModelRequest } from "../contract/model.ts";
import type { Move } from "../contract/ports.ts";
import { modelPersona, type ModelPersona } from "./model-persona.ts";
import { personaPrompt } from "./persona-prompt.ts";
import { earOf } from "./hearing.fixture.ts";
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

type Setting = {
  leaving?: ModelPersona["leaving"];
  hearing?: ModelPersona["hearing"];
  /** The conversation so far, the caller first. */
  so?: readonly string[];
};

async function move(replies: readonly Said[], { leaving = "signal", hearing, so = [] }: Setting = {}) {
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
    ...(hearing === undefined ? {} : { hearing }),
  });
  const spoken = so.map((text, turn): ModelMessage =>
    turn % 2 === 0 ? { role: "assistant", text, calls: [] } : { role: "user", text },
  );
  const view = { messages: [{ role: "system", text: "You are Meera." } as const, ...spoken], tools: [] };
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
    const { made } = await move([{ text: "###STOP###", uses: "submit_referral" }], { leaving: "tokens" });
    expect(made).toMatchObject({ type: "reply", calls: [{ tool: "submit_referral" }] });
    expect(made).not.toHaveProperty("leaves");
  });

  test("F9: a simulator that cannot be brought back ends the episode with a reason that says so", async () => {
    const { made, requests } = await move([
      { text: "How may I assist you?" },
      { reasoning: "hm" },
      { text: "As the caller I should next ask for the OTP." },
    ]);
    expect(made).toEqual({ type: "leave", reason: "simulator: left its part", early: "left-part" });
    expect(requests).toHaveLength(3);
  });

  const OPENING = "Hello, I'd like the rest for our kitchen sent, please.";

  test("silence is asked for words once, and then ends the conversation", async () => {
    const { made, requests } = await move([{}, { reasoning: "hm" }], { so: [OPENING, "Of course."] });
    expect(made).toEqual({ type: "leave", reason: "fell silent", early: "fell-silent" });
    expect(requests).toHaveLength(2);
    expect((await move([{}, { text: "Thank you." }])).made).toMatchObject({ text: "Thank you." });
  });

  test("what he has said before is asked for anew once, and then ends the conversation", async () => {
    const so = [OPENING, "To whom?", "To the fitters.", "Which fitters are they?"];
    const { made, requests } = await move([{ text: OPENING }, { text: `Well: ${OPENING}` }], { so });
    expect(made).toEqual({ type: "leave", reason: "repeated himself", early: "repeated-himself" });
    expect(requests).toHaveLength(2);
    expect(requests[1]?.messages[0]).toMatchObject({
      role: "system",
      text: expect.stringContaining("You are Meera."),
    });
    expect(requests[1]?.messages[0]).not.toEqual(requests[0]?.messages[0]);
    expect((await move([{ text: OPENING }, { text: "Brightwell." }], { so })).made).toMatchObject({
      text: "Brightwell.",
    });
  });

  test.each<[string, Said]>([
    ["a short answer that recurs", { text: "Yes, please." }],
    ["last words", { text: OPENING, call: '{"reason":"gave up"}' }],
    ["words beside a call of his", { text: OPENING, uses: "submit_referral" }],
  ])("%s is no repetition", async (_what, said) => {
    const { requests } = await move([said], {
      so: [OPENING, "Shall I?", "Yes, please.", "And the fee too?"],
    });
    expect(requests).toHaveLength(1);
  });

  const QUESTION = "Shall I stop cheque 004417?";
  const situation = { about: "a cheque", knows: [], doesNotKnow: [], request: "stop cheque 004417" };
  const hearing = { ear: earOf({ [QUESTION]: { asksToConfirm: true } }), situation };
  const leaves: Said = { call: '{"reason":"done"}' };

  test("F7: who leaves without his yes or no is asked for it once; to go all the same is told", async () => {
    const so = ["Please stop my cheque.", QUESTION];
    const answered = await move([leaves, { text: "Yes, go ahead.", ...leaves }], { so, hearing });
    expect(answered.made).toMatchObject({ text: "Yes, go ahead.", leaves: { reason: "done" } });
    const { made, requests } = await move([leaves, leaves], { so, hearing });
    expect(made).toEqual({ type: "leave", reason: "left without a yes or no", early: "go-ahead-open" });
    expect(requests).toHaveLength(2);
  });

  test("F7: he may go when nothing is asked, and when he speaks first", async () => {
    expect((await move([leaves], { so: ["Hello.", "It is stopped."], hearing })).made).toEqual({
      type: "leave",
      reason: "done",
    });
    expect((await move([leaves], { hearing })).made).toEqual({ type: "leave", reason: "done" });
  });

  test.each([
    "This simulation app keeps crashing.",
    "I think my card is blocked.",
    "My goal is to save for a house.",
  ])("F9: ordinary sentences pass: %s", async (text) => {
    expect((await move([{ text }])).made).toMatchObject({ text });
  });

  test("F6: with stop tokens, text before the token is delivered and he leaves after the answer", async () => {
    const { made, requests } = await move([{ text: "No, cancel it please. ###STOP###" }], {
      leaving: "tokens",
    });
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
