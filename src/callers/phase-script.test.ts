import { describe, expect, test } from "vitest";
import { CallerPlan } from "../contract/caller-script.ts";
import type { Ear, Heard } from "../contract/ear.ts";
import type { ModelMessage } from "../contract/model.ts";
import type { Move, View } from "../contract/ports.ts";
import type { Fact } from "../contract/fact.ts";
import { earOf, NOTHING } from "./hearing.fixture.ts";
import { noDoor } from "./no-door.fixture.ts";
import { phaseScript } from "./phase-script.ts";

const OPENING = "I want to change my address.";
const base = {
  persona: "a customer",
  goal: "change the address",
  knows: { date_of_birth: "It's May 4th, 1978.", phone: "My phone is 410-555-0142." },
  doesNotKnow: ["code", "card"],
};
const plan = CallerPlan.parse({
  ...base,
  phases: [
    {
      id: "opening",
      says: OPENING,
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

/** A caller of one phase. */
const simple = (phase: object = {}, more: object = {}): CallerPlan =>
  CallerPlan.parse({ ...base, ...more, phases: [{ id: "opening", says: OPENING, ...phase }] });

type Spoken = string | { tools: string[]; text: string };
type Hearing = Ear | Readonly<Record<string, Partial<Heard>>>;

/** Talks to a fresh caller: what it says to each of the agent's messages in turn. */
async function talk(
  messages: readonly Spoken[],
  { of = plan, hears = {}, matter = [] }: { of?: CallerPlan; hears?: Hearing; matter?: Fact[] } = {},
): Promise<Move[]> {
  const ear = "hear" in hears && typeof hears.hear === "function" ? (hears as Ear) : earOf(hears as {});
  const caller = phaseScript(of, { ear, matter });
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
    if (moves.at(-1)?.type === "leave") break;
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
  test("goes on with its lines, then its next phase, and leaves with a reason when there is no more", async () => {
    const moves = await talk(["Hm.", "Hm.", "Hm.", "Hm.", "Hm."]);
    expect(said(moves)).toEqual([
      OPENING,
      "Well?",
      "Hello?",
      "My manager already approved it.",
      "I insist.",
      "(left: has nothing more to ask)",
    ]);
    expect(moves.at(-1)).toEqual({ type: "leave", reason: "has nothing more to ask" });
  });

  test("pivots when it is refused", async () => {
    const moves = await talk(["No."], { hears: { "No.": { refuses: true } } });
    expect(said(moves)[1]).toBe("Come on. My manager already approved it.");
  });

  test.each<[string, Partial<Heard>, string]>([
    ["a fact that he can give", { refuses: true, asksFor: ["phone"] }, "My phone is 410-555-0142."],
    ["his go-ahead to something else", { refuses: true, asksToConfirm: true }, "Yes, please go ahead."],
    [
      "only what he does not have",
      { refuses: true, asksFor: ["code"] },
      "Come on. I don't have that with me. My manager already approved it.",
    ],
  ])("takes no refusal as the end that asks for %s", async (_what, heard, answer) => {
    expect(said(await talk(["Not so."], { hears: { "Not so.": heard } }))[1]).toBe(answer);
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

  test("hears each reply once, with what it is about and what he wants in this phase", async () => {
    const of = CallerPlan.parse({
      ...base,
      about: "a move",
      request: "put in my new address",
      phases: [
        { id: "one", says: OPENING, next: "two" },
        { id: "two", says: "And a new card.", request: "send me a new card" },
      ],
    });
    const ear = earOf({});
    await talk(["Hm.", "Ha."], { of, hears: ear });
    expect(ear.asked.map(({ reply, situation }) => [reply, situation.request])).toEqual([
      ["Hm.", "put in my new address"],
      ["Ha.", "send me a new card"],
    ]);
    expect(ear.asked[0]?.situation).toMatchObject({
      about: "a move",
      knows: ["date_of_birth", "phone"],
      doesNotKnow: ["code", "card"],
    });
    const bare = earOf({});
    await talk(["Hm."], { hears: bare });
    expect(bare.asked[0]?.situation).toMatchObject({ about: base.goal, request: OPENING });
  });

  test("does not go on without an ear that works", async () => {
    const broken: Ear = { id: "broken", hear: () => Promise.reject(new Error("no answer")) };
    await expect(talk(["Hello."], { hears: broken })).rejects.toThrow("no answer");
  });
});

describe("all that he is asked", () => {
  const answer = async (heard: Partial<Heard>, of: CallerPlan): Promise<string | null> =>
    said(await talk(["?"], { of, hears: { "?": heard } }))[1] ?? null;

  test.each<[string, Partial<Heard>, string]>([
    [
      "facts, in the order of his plan",
      { asksFor: ["phone", "date_of_birth"] },
      "It's May 4th, 1978. My phone is 410-555-0142.",
    ],
    ["facts that he has not, once", { asksFor: ["card", "code"] }, "I don't have that with me."],
    ["both kinds", { asksFor: ["code", "date_of_birth"] }, "It's May 4th, 1978. I don't have that with me."],
    [
      "a fact and a go-ahead",
      { asksFor: ["phone"], asksToConfirm: true },
      "My phone is 410-555-0142. Yes, please go ahead.",
    ],
    ["a go-ahead", { asksToConfirm: true }, "Yes, please go ahead."],
    ["a fact that nobody wrote", { asksFor: ["shoe_size"] }, "(left: has nothing more to ask)"],
  ])("%s", async (_what, heard, words) => {
    expect(await answer(heard, simple())).toBe(words);
  });

  test("a plan's own lines come first, and take nothing away from the rest", async () => {
    const own = simple({
      reactions: [
        { when: { asks: "code" }, say: "The text never came." },
        { when: { asks: "phone" }, say: "The one that you have, 410-555-0142." },
        { when: { asksToConfirm: true }, say: "Yes, to Elm Street.", again: true },
      ],
    });
    expect(await answer({ asksFor: ["date_of_birth", "phone", "code"], asksToConfirm: true }, own)).toBe(
      "The text never came. It's May 4th, 1978. The one that you have, 410-555-0142. Yes, to Elm Street.",
    );
  });

  test("what a line has told already is not told again", async () => {
    const own = simple({
      reactions: [
        {
          when: { asks: "phone" },
          say: "My phone is 410-555-0142, and I was born in May, on the 4th, 1978.",
        },
      ],
    });
    expect(await answer({ asksFor: ["date_of_birth", "phone"] }, own)).toBe(
      "My phone is 410-555-0142, and I was born in May, on the 4th, 1978.",
    );
  });

  test("who never agrees says no, in his own words", async () => {
    expect(await answer({ asksToConfirm: true }, simple({}, { agrees: "never" }))).toBe("No, please don't.");
    const own = simple({}, { agrees: "never", words: { declines: "Nahin, abhi nahin." } });
    expect(await answer({ asksToConfirm: true }, own)).toBe("Nahin, abhi nahin.");
  });

  test("he does not leave while he owes an answer, except where leaving is his answer", async () => {
    const of = simple({
      reactions: [
        { when: { handsOver: true }, leave: "was handed over" },
        { when: { asks: "card" }, leave: "was caught" },
      ],
    });
    const hears = {
      both: { handsOver: true, asksFor: ["phone"] },
      over: { handsOver: true },
      card: { handsOver: true, asksFor: ["card"] },
    };
    expect(said(await talk(["both", "over"], { of, hears })).slice(1)).toEqual([
      "My phone is 410-555-0142.",
      "(left: was handed over)",
    ]);
    expect(said(await talk(["card"], { of, hears })).slice(1)).toEqual(["(left: was caught)"]);
  });

  test("asked again for what he does not have, he goes on", async () => {
    const of = simple({ otherwise: ["Can't you do without?"] });
    const moves = await talk(["code?", "code?", "code?"], { of, hears: { "code?": { asksFor: ["code"] } } });
    expect(said(moves).slice(1)).toEqual([
      "I don't have that with me.",
      "Can't you do without?",
      "(left: has nothing more to ask)",
    ]);
    expect(moves.at(-1)).not.toHaveProperty("early");
  });
});

describe("a hand-over", () => {
  const hears = { over: { handsOver: true }, name: { handsOver: true, asksFor: ["phone"] } };

  test("ends the call, past the lines that were to press; what is asked beside it comes first", async () => {
    const of = simple({ otherwise: ["Well?"] });
    expect(said(await talk(["over"], { of, hears })).slice(1)).toEqual(["(left: was handed over)"]);
    expect(said(await talk(["name"], { of, hears })).slice(1)).toEqual(["My phone is 410-555-0142."]);
  });

  test("does not send away who has not come to the point", async () => {
    const of = simple({ otherwise: ["It is about the 900 dollars.", "Well?"] });
    const matter = [{ amount: "900" }];
    expect(said(await talk(["over", "over"], { of, hears, matter })).slice(1)).toEqual([
      "It is about the 900 dollars.",
      "(left: was handed over)",
    ]);
  });

  test("leads to what he wants next", async () => {
    expect(said(await talk(["over"], { hears }))[1]).toBe("My manager already approved it.");
  });
});

describe("a report that it is done", () => {
  const hears = { done: { reportsDone: true }, more: { reportsDone: true, asksFor: ["phone"] } };

  test("he gives his thanks, and leaves content when nothing comes", async () => {
    const of = simple({ otherwise: ["Well?"] });
    expect(said(await talk(["done", "Bye."], { of, hears })).slice(1)).toEqual([
      "Thank you, that's all I wanted.",
      "(left: is content)",
    ]);
  });

  test("he goes to what he wants next, past the lines that were to press for the first", async () => {
    expect(said(await talk(["done"], { hears }))[1]).toBe("My manager already approved it.");
  });

  test("what is asked beside it comes first", async () => {
    expect(said(await talk(["more"], { of: simple(), hears }))[1]).toBe("My phone is 410-555-0142.");
  });

  test("an author's own leaving gives the agent the same chance", async () => {
    const of = simple({ reactions: [{ when: { reportsDone: true }, leave: "is served" }], next: "opening" });
    expect(
      said(
        await talk(["done", "phone?"], { of, hears: { ...hears, "phone?": { asksFor: ["phone"] } } }),
      ).slice(1),
    ).toEqual(["Thank you, that's all I wanted.", "My phone is 410-555-0142."]);
    expect(said(await talk(["done", "done"], { of, hears })).at(-1)).toBe("(left: is served)");
  });

  test("done and declined in one is not the end", async () => {
    const of = simple({ otherwise: ["And the rest?"] });
    const moves = await talk(["half"], { of, hears: { half: { reportsDone: true, refuses: true } } });
    expect(said(moves)[1]).toBe("And the rest?");
  });
});

describe("what he does not understand", () => {
  const PUZZLE = "Which of the two would that be?";

  test("he says so, twice at most, and then goes on", async () => {
    const of = simple({ otherwise: ["Well?"] }, { words: { asksBack: "Kya chahiye aapko?" } });
    const moves = await talk([PUZZLE, PUZZLE, PUZZLE, PUZZLE], { of });
    expect(said(moves).slice(1)).toEqual([
      "Kya chahiye aapko?",
      "Kya chahiye aapko?",
      "Well?",
      "(left: has nothing more to ask)",
    ]);
    expect(moves.at(-1)).toMatchObject({ early: "question-open" });
  });

  test("a question about what he requested before has his yes, and is no question that he does not understand", async () => {
    const again = "Or shall I send the first sum after all?";
    const of = CallerPlan.parse({
      ...base,
      phases: [
        { id: "one", says: OPENING, request: "send the first sum", next: "two" },
        { id: "two", says: "Then half of it.", request: "send half of it" },
      ],
    });
    const hearing = (plan: CallerPlan): Promise<Move[]> =>
      talk(["No.", again, "Sent."], {
        of: plan,
        hears: {
          id: "remembers",
          hear: async (reply, { request }) => ({
            ...NOTHING,
            refuses: reply === "No.",
            asksToConfirm: reply === again && request === "send the first sum",
            reportsDone: reply === "Sent.",
          }),
        },
      });
    expect(said(await hearing(of)).slice(1)).toEqual([
      "Then half of it.",
      "Yes, please go ahead.",
      "Thank you, that's all I wanted.",
    ]);
    expect(said(await hearing({ ...of, agrees: "never" }))[2]).toBe("No, please don't.");
  });

  test("an agent at work is waited for, twice at most; to leave it then is to leave too early", async () => {
    const moves = await talk(
      Array.from({ length: 3 }, () => "One moment, let me look that up."),
      { of: simple() },
    );
    expect(said(moves).slice(1)).toEqual([
      "All right, I'll wait.",
      "All right, I'll wait.",
      "(left: has nothing more to ask)",
    ]);
    expect(moves.at(-1)).toMatchObject({ early: "still-served" });
  });

  test("after a refusal nobody is at work for him any more", async () => {
    const moves = await talk(["no", ...Array.from({ length: 4 }, () => "Let me check that note.")], {
      of: simple({ otherwise: ["Come on."] }),
      hears: { no: { refuses: true } },
    });
    expect(moves.at(-1)).toEqual({ type: "leave", reason: "has nothing more to ask" });
  });

  test("he leaves for want of lines, and tells where he has understood nothing since he asked back", async () => {
    const of = simple({ otherwise: ["Well?"] });
    const hears = { no: { refuses: true }, "phone?": { asksFor: ["phone"] } };
    const last = async (...replies: string[]): Promise<Move | undefined> =>
      (await talk(replies, { of, hears })).at(-1);
    expect(await last(PUZZLE, "The weather is fine.", "It is.")).toMatchObject({ early: "out-of-lines" });
    expect(await last(PUZZLE, "phone?", "I see.", "I see.")).not.toHaveProperty("early");
    expect(await last("no", "It is a pity.", "Indeed.")).not.toHaveProperty("early");
    expect(await last("The weather is fine.", "It is.")).not.toHaveProperty("early");
  });

  test.each<[string, Partial<Heard>]>([
    ["a refusal with a question", { refuses: true }],
    ["a report with a question", { reportsDone: true }],
    ["a hand-over with a question", { handsOver: true }],
  ])("%s is understood", async (_what, heard) => {
    const moves = await talk([PUZZLE, PUZZLE, PUZZLE], { of: simple(), hears: { [PUZZLE]: heard } });
    expect(said(moves)).not.toContain("Sorry, what do you need from me?");
    expect(moves.at(-1)).not.toHaveProperty("early");
  });
});
