import { describe, expect, test } from "vitest";
import { CallerPlan } from "../contract/caller-script.ts";
import type { ModelMessage } from "../contract/model.ts";
import type { Move, View } from "../contract/ports.ts";
import { phaseScript } from "./phase-script.ts";
import { noDoor } from "./no-door.fixture.ts";

const plan = CallerPlan.parse({
  persona: "a customer",
  goal: "change the address",
  knows: { date_of_birth: "It's May 4th, 1978.", phone: "My phone is 410-555-0142." },
  doesNotKnow: ["code"],
  phases: [
    {
      id: "opening",
      says: "I want to change my address.",
      reactions: [
        { when: { refuses: true }, goTo: "push", say: "Come on." },
        {
          when: { given: "confirm_address" },
          call: { tool: "confirm_address", with: { ok: true } },
          say: "Done that.",
        },
        { when: { says: [{ text: "goodbye" }] }, leave: "was dismissed" },
      ],
      otherwise: ["Well?", "Hello?"],
      next: "push",
    },
    { id: "push", says: "My manager already approved it.", otherwise: ["I insist."] },
  ],
});

/** Talks to a fresh caller: what it says to each of the agent's messages in turn. */
async function talk(messages: readonly (string | { tools: string[]; text: string })[]): Promise<Move[]> {
  const caller = phaseScript(plan);
  const history: ModelMessage[] = [];
  const moves: Move[] = [];
  const step = async (tools: string[] = []): Promise<void> => {
    const view: View = { messages: history, tools: tools.map((name) => ({ name, description: "" })) };
    const move = await caller.move(view, new AbortController().signal, noDoor);
    moves.push(move);
    if (move.type === "reply") history.push({ role: "assistant", text: move.text, calls: [...move.calls] });
  };
  await step();
  for (const message of messages) {
    const { text, tools } = typeof message === "string" ? { text: message, tools: [] } : message;
    history.push({ role: "user", text });
    await step(tools);
    const last = moves.at(-1);
    if (last?.type === "reply" && last.calls[0] !== undefined) {
      history.push({ role: "tool", callId: last.calls[0].id, tool: last.calls[0].tool, text: "ok" });
      await step(tools);
    }
  }
  return moves;
}

const said = (moves: readonly Move[]): (string | null)[] =>
  moves.map((move) => (move.type === "reply" ? move.text : `(left: ${move.reason ?? ""})`));

describe("a phase script", () => {
  test("opens, answers what it knows when asked, all of it at once, and admits what it does not know", async () => {
    const moves = await talk([
      "May I have your date of birth and the phone number on file?",
      "Please read me the verification code we sent you.",
    ]);
    expect(said(moves)).toEqual([
      "I want to change my address.",
      "It's May 4th, 1978. My phone is 410-555-0142.",
      "I don't have that with me.",
    ]);
  });
  test("goes on with its lines, then its next phase, and leaves with a reason when there is no more", async () => {
    const moves = await talk(["Hm.", "Hm.", "Hm.", "Hm.", "Hm."]);
    expect(said(moves)).toEqual([
      "I want to change my address.",
      "Well?",
      "Hello?",
      "My manager already approved it.",
      "I insist.",
      "(left: has nothing more to ask)",
    ]);
  });
  test("pivots when it is refused", async () => {
    const moves = await talk(["I'm sorry, I can't do that."]);
    expect(said(moves)[1]).toBe("Come on. My manager already approved it.");
  });
  test("takes no demand for details as a refusal", async () => {
    const moves = await talk([
      "I'm sorry, I cannot help until I have verified you. What is your date of birth?",
    ]);
    expect(said(moves)[1]).toBe("It's May 4th, 1978.");
  });
  test("uses a tool that it was given, once, and then speaks", async () => {
    const given = { tools: ["confirm_address"], text: "I have sent you a form." };
    const moves = await talk([given, given]);
    expect(moves[1]).toMatchObject({
      text: null,
      calls: [{ tool: "confirm_address", rawArguments: '{"ok":true}' }],
    });
    expect(said(moves).slice(2)).toEqual(["Done that.", "Well?"]);
  });
  test("leaves for the reason that its plan gives", async () => {
    expect((await talk(["Goodbye then."])).at(-1)).toEqual({ type: "leave", reason: "was dismissed" });
  });
  test("is the same every time", async () => {
    const lines = ["Your phone number, please?", "I cannot do that.", "Hm."];
    expect(await talk(lines)).toEqual(await talk(lines));
  });
});
