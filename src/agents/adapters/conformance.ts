import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ParticipantFault } from "../../contract/errors.ts";
import type { JsonObject } from "../../contract/json.ts";
import type { ModelMessage } from "../../contract/model.ts";
import type { BankDoor, BankHost, Move, Participant } from "../../contract/ports.ts";
import { adapterAgent } from "./adapter-agent.ts";
import type { AgentAdapter } from "./conversation.ts";

/** An adapter that is joined to an agent which obeys the orders of obedient-agent.fixture.ts. */
export type ObedientSetup = AsyncDisposable & {
  adapter: AgentAdapter;
  /** What the agent cannot do by the nature of its protocol. */
  without?: readonly ("leaving" | "bank" | "crashing")[];
};

type Bank = BankHost & AsyncDisposable;

const CONTEXT: JsonObject = { customer: "Meera" };
const PRIOR: ModelMessage[] = [
  { role: "user", text: "My card is lost." },
  { role: "assistant", text: "I have frozen it.", calls: [] },
];

/** The promises of `AgentAdapter` as tests, which every adapter runs with an agent that does as it is told. */
export function adapterConformance(
  name: string,
  open: () => Promise<ObedientSetup>,
  startBank: () => Promise<Bank>,
): void {
  describe(`${name} keeps the promises of an agent adapter`, () => {
    let setup: ObedientSetup;
    let bank: Bank;
    beforeEach(async () => {
      [setup, bank] = await Promise.all([open(), startBank()]);
    });
    afterEach(async () => {
      await setup.adapter[Symbol.asyncDispose]();
      await Promise.all([setup[Symbol.asyncDispose](), bank[Symbol.asyncDispose]()]);
    });
    const converse = (answerMs = 10_000): Talk => new Talk(setup.adapter, bank, answerMs);
    const can = (what: NonNullable<ObedientSetup["without"]>[number]): boolean =>
      !(setup.without ?? []).includes(what);

    conversationPromises(converse);
    bankPromises(converse, () => can("bank"));
    troublePromises(converse, can);
  });
}

function conversationPromises(converse: (answerMs?: number) => Talk): void {
  test("delivers what is said and brings back what is answered, whatever the characters", async () => {
    await using talk = converse();
    const text = 'Grüße ₹1,25,450 “quoted” \\ \t 𝌆 {{message}} "}';
    expect(await talk.order(`say ${text}`)).toBe(text);
  });

  test("keeps one conversation through its turns, and apart from all others", async () => {
    await using first = converse();
    await using second = converse();
    expect(await first.order("remember apples")).toBe("noted");
    expect(await second.order("remember pears")).toBe("noted");
    expect(await Promise.all([first.order("recall"), second.order("recall")])).toEqual(["apples", "pears"]);
  });

  test("tells the agent who has signed in and what was said in an earlier conversation", async () => {
    await using talk = converse();
    expect(await talk.order("who")).toBe("Meera");
    expect(await talk.order("before")).toBe("I have frozen it.");
  });

  test("lets an agent that has nothing more to say be silent", async () => {
    await using talk = converse();
    expect(await talk.order("say ")).toBe("");
    expect(await talk.nothingNew()).toMatchObject({ type: "reply", text: null });
  });
}

function bankPromises(converse: () => Talk, acts: () => boolean): void {
  test("lets the agent list and call what the bank offers at the moment", async ({ skip }) => {
    if (!acts()) skip("its protocol gives it no bank");
    await using talk = converse();
    expect(await talk.order("list")).toBe("look unlock");
    expect(await talk.order('call look {"n": 5.0}')).toMatch(/^saw \{"n": 5(\.0)?\}$/);
    expect(await talk.order("call unlock {}")).toBe("unlocked");
    expect(await talk.order("list")).toBe("look unlock more");
    expect(talk.knocks.map(([tool]) => tool)).toEqual(["look", "unlock"]);
  });

  test("passes on the bank's refusals in its own words", async ({ skip }) => {
    if (!acts()) skip("its protocol gives it no bank");
    await using talk = converse();
    expect(await talk.order("call nothing {}")).toBe("no such tool");
  });
}

function troublePromises(
  converse: (answerMs?: number) => Talk,
  can: (what: "leaving" | "crashing") => boolean,
): void {
  test("says so when the agent hangs up", async ({ skip }) => {
    if (!can("leaving")) skip("its protocol knows no hanging up");
    await using talk = converse();
    expect(await talk.move("leave")).toMatchObject({ text: "bye", leaves: { reason: "had enough" } });
  });

  test("is a fault of the agent's side, in words, when the agent breaks", async ({ skip }) => {
    if (!can("crashing")) skip("nothing is there that could break");
    await using talk = converse();
    const broken = await talk.move("crash").catch((error: unknown) => error);
    expect(broken).toBeInstanceOf(ParticipantFault);
    expect(broken).toMatchObject({ by: "agent", ending: "fault" });
    expect(String(broken).length).toBeGreaterThan(30);
  });

  test("stops waiting for an agent that does not answer in time, and can be let go of", async () => {
    const talk = converse(200);
    await expect(talk.move("hang")).rejects.toThrow("no answer within 0.2 s");
    await talk[Symbol.asyncDispose]();
  });

  test("stops waiting when the episode is given up", async () => {
    await using talk = converse();
    const stop = new AbortController();
    const moved = talk.move("hang", stop.signal);
    setTimeout(() => stop.abort(new Error("given up")), 50);
    await expect(moved).rejects.toThrow("given up");
  });
}

/** One conversation with the obedient agent, through the very port that the loop uses. */
class Talk implements AsyncDisposable {
  readonly knocks: [tool: string, rawArguments: string][] = [];
  readonly #agent: Participant;
  readonly #messages: ModelMessage[] = [{ role: "system", text: "Be good." }, ...PRIOR];
  readonly #door: BankDoor;

  constructor(adapter: AgentAdapter, host: BankHost, answerMs: number) {
    const world = {
      instructions: { agent: "Be good." },
      prior: PRIOR,
      context: CONTEXT,
      opening: "caller" as const,
    };
    this.#agent = adapterAgent({
      adapter,
      world,
      host,
      episode: "conformance",
      asksForTools: true,
      answerMs,
    });
    this.#door = doorFor(this.knocks);
  }

  async order(order: string): Promise<string | null> {
    const move = await this.move(order);
    return move.type === "reply" ? move.text : null;
  }

  async move(order: string, signal: AbortSignal = new AbortController().signal): Promise<Move> {
    this.#messages.push({ role: "user", text: order });
    const move = await this.nothingNew(signal);
    if (move.type === "reply") this.#messages.push({ role: "assistant", text: move.text, calls: [] });
    return move;
  }

  nothingNew(signal: AbortSignal = new AbortController().signal): Promise<Move> {
    return this.#agent.move({ messages: this.#messages, tools: this.#door.tools() }, signal, this.#door);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#agent.end?.();
  }
}

function doorFor(knocks: [string, string][]): BankDoor {
  let unlocked = false;
  return {
    get used() {
      return knocks.length;
    },
    tools: () =>
      (unlocked ? ["look", "unlock", "more"] : ["look", "unlock"]).map((name) => ({ name, description: "" })),
    documents: () => [],
    async call({ tool, rawArguments }) {
      if (tool === "nothing") return { type: "answered", status: "unknown-tool", text: "no such tool" };
      knocks.push([tool, rawArguments]);
      unlocked ||= tool === "unlock";
      return {
        type: "answered",
        status: "done",
        text: tool === "unlock" ? "unlocked" : `saw ${rawArguments}`,
      };
    },
    read: async () => ({ type: "answered", status: "refused", text: "no such document" }),
  };
}
