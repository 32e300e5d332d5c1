import { describe, expect, test } from "vitest";
import type { Bank, BankDoor, DoorAnswer, Move, Participant, World } from "../contract/ports.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import { playEpisode } from "./play-episode.ts";

const identity = { suite: "s", scenario: "c", scenarioHash: "h", agent: "a", trial: 0, seed: 1 };

/** A bank that answers after a moment, and gives a second tool once the first was called. */
function slowBank(): Bank & { running: () => number } {
  let running = 0;
  let most = 0;
  let grown = false;
  return {
    running: () => most,
    tools: () => (grown ? ["look", "more"] : ["look"]).map((name) => ({ name, description: "" })),
    async call(_side, { tool, rawArguments }) {
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 1));
      running -= 1;
      if (tool === "explode") throw new Error("no such row");
      grown = true;
      const effects = [{ type: "write", table: "seen", key: rawArguments, before: null, after: 1 }] as const;
      return { status: "done", text: `saw ${rawArguments}`, effects };
    },
  };
}

const talker = (...texts: string[]): Participant => {
  let next = 0;
  return {
    async move(): Promise<Move> {
      const text = texts[next++];
      return text === undefined ? { type: "leave" } : { type: "reply", text, calls: [] };
    },
  };
};

function play(agent: Participant, change: Partial<World> = {}, wallMs?: number): Promise<Trajectory> {
  return playEpisode({
    identity,
    world: {
      bank: slowBank(),
      instructions: {},
      prior: [],
      caller: talker("hello"),
      textBesideCalls: "delivered",
      opening: "caller",
      ...change,
    },
    agent,
    limits: { turns: 10, toolIterations: 2, ...(wallMs === undefined ? {} : { wallMs }) },
    clock: { now: () => Date.now() },
    signal: new AbortController().signal,
  });
}

const agent = (move: (door: BankDoor, signal: AbortSignal) => Promise<Move | string>): Participant => ({
  async move(_view, signal, door) {
    const made = await move(door, signal);
    return typeof made === "string" ? { type: "reply", text: made, calls: [] } : made;
  },
});
const look = (n: number) => ({ tool: "look", rawArguments: JSON.stringify({ n }) });
const shown = ({ events }: Trajectory) =>
  events.map((event) => {
    switch (event.type) {
      case "tool-call":
        return `call ${event.rawArguments}`;
      case "tool-result":
        return `${event.status} ${event.text.slice(0, 30)}`;
      case "message":
        return `${event.by}: ${event.text}`;
      default:
        return event.type;
    }
  });

describe("a door", () => {
  test("runs calls as those of a move: in order, one at a time, with their answers and effects", async () => {
    const bank = slowBank();
    const answers: DoorAnswer[] = [];
    const trajectory = await play(
      agent(async (door) => {
        answers.push(...(await Promise.all([door.call(look(1)), door.call(look(2))])));
        return "both seen";
      }),
      { bank },
    );
    expect(answers).toEqual([
      { type: "answered", status: "done", text: 'saw {"n":1}' },
      { type: "answered", status: "done", text: 'saw {"n":2}' },
    ]);
    expect(bank.running()).toBe(1);
    expect(shown(trajectory)).toEqual([
      "caller: hello",
      'call {"n":1}',
      'done saw {"n":1}',
      "effect",
      'call {"n":2}',
      'done saw {"n":2}',
      "effect",
      "agent: both seen",
    ]);
  });

  test("holds a call that arrives ahead of the one that unlocks its tool, and no longer than a moment", async () => {
    const unlocked = new Set<string>();
    const bank: Bank = {
      tools: () => [],
      call(_side, { tool, arguments: { name } }) {
        if (tool === "unlock") unlocked.add(typeof name === "string" ? name : "");
        const done = tool === "unlock" || unlocked.has(tool);
        return { status: done ? "done" : "refused", text: tool, effects: [] };
      },
      awaitsUnlock: (_side, { tool }) => tool !== "unlock" && !unlocked.has(tool),
    };
    const call = (tool: string, name = ""): { tool: string; rawArguments: string } => ({
      tool,
      rawArguments: JSON.stringify({ name }),
    });
    const trajectory = await play(
      agent(async (door) => {
        await Promise.all([door.call(call("freeze")), door.call(call("unlock", "freeze"))]);
        await door.call(call("pay"));
        return "done";
      }),
      { bank },
    );
    expect(shown(trajectory).filter((line) => /^(?:done|refused)/.test(line))).toEqual([
      "done unlock",
      "done freeze",
      "refused pay",
    ]);
  });

  test("runs calls that were posted at once in the order in which they were posted, where each tool is open by then", async () => {
    const unlocked = new Set<string>();
    const ran: string[] = [];
    const bank: Bank = {
      tools: () => [],
      call(_side, { tool, arguments: { name } }) {
        ran.push(`${tool}${typeof name === "string" ? ` ${name}` : ""}`);
        if (typeof name === "string") unlocked.add(name);
        return { status: "done", text: tool, effects: [] };
      },
      awaitsUnlock: (_side, { tool }) => tool !== "unlock" && !unlocked.has(tool),
    };
    const unlock = (name: string) => ({ tool: "unlock", rawArguments: JSON.stringify({ name }) });
    const use = (tool: string) => ({ tool, rawArguments: "{}" });
    await play(
      agent(async (door) => {
        const posted = [unlock("a"), use("a"), use("c"), unlock("b"), use("b"), unlock("c"), use("a")];
        await Promise.all(posted.map((call) => door.call(call)));
        return "done";
      }),
      { bank },
    );
    expect(ran).toEqual(["unlock a", "a", "unlock b", "b", "unlock c", "c", "a"]);
  });

  test("shows the tools of the moment, and keeps malformed arguments from the bank", async () => {
    const seen: string[][] = [];
    const trajectory = await play(
      agent(async (door) => {
        seen.push(door.tools().map(({ name }) => name));
        expect(await door.call({ tool: "look", rawArguments: "{oops" })).toMatchObject({
          type: "answered",
          status: "malformed-arguments",
        });
        await door.call(look(1));
        seen.push(door.tools().map(({ name }) => name));
        return "done";
      }),
    );
    expect(seen).toEqual([["look"], ["look", "more"]]);
    expect(trajectory.events.filter(({ type }) => type === "effect")).toHaveLength(1);
  });

  test("refuses and records a call out of turn, and changes nothing by it", async () => {
    const doors: BankDoor[] = [];
    const late: DoorAnswer[] = [];
    const trajectory = await play(
      agent(async (door) => {
        doors.push(door);
        return "one moment";
      }),
      {
        caller: {
          async move(): Promise<Move> {
            const door = doors[0];
            if (door === undefined) return { type: "reply", text: "hello", calls: [] };
            late.push(await door.call(look(7)));
            return { type: "leave" };
          },
        },
      },
    );
    expect(late).toMatchObject([{ type: "shut", because: "not-your-turn" }]);
    expect(shown(trajectory)).toEqual([
      "caller: hello",
      "agent: one moment",
      'call {"n":7}',
      'out-of-turn {"error_code":"NOT_YOUR_TURN",',
    ]);
    expect(trajectory.events.some(({ type }) => type === "effect")).toBe(false);
  });

  test("refuses a call after the end and leaves the trajectory as it was given out", async () => {
    const doors: BankDoor[] = [];
    const trajectory = await play(
      agent(async (door) => {
        doors.push(door);
        return "bye";
      }),
    );
    const before = structuredClone(trajectory);
    expect(await doors[0]?.call(look(1))).toMatchObject({ type: "shut", because: "episode-over" });
    expect(trajectory).toEqual(before);
  });

  test("ends the episode when an agent floods it, even one that goes on and never answers", async () => {
    const trajectory = await play(
      agent(async (door) => {
        for (let n = 0; n < 1000; n++) await door.call(look(n));
        return new Promise(() => undefined);
      }),
    );
    expect(trajectory.ending).toEqual({ type: "tool-limit", by: "agent", iterations: 2 });
    expect(trajectory.events.filter(({ type }) => type === "effect")).toHaveLength(10);
  });

  test("ends the episode by a fault of the bank, not of the agent, when the bank breaks", async () => {
    const trajectory = await play(
      agent(async (door) => {
        await door.call({ tool: "explode", rawArguments: "{}" });
        return "I carry on";
      }),
    );
    expect(trajectory.ending).toEqual({ type: "fault", by: "bank", message: "explode: no such row" });
  });

  test("lets the agent read a document, and records that it did", async () => {
    const documents = [{ id: "fees", title: "Fees", text: "No fees." }];
    const trajectory = await play(
      agent(async (door) => {
        expect(door.documents()).toEqual(documents);
        expect(await door.read("fees")).toMatchObject({ status: "done", text: "No fees." });
        expect(await door.read("secrets")).toMatchObject({ status: "refused" });
        return "read";
      }),
      { documents },
    );
    expect(trajectory.events).toContainEqual(
      expect.objectContaining({ effect: { type: "retrieved", documents: ["fees"] } }),
    );
  });
});

describe("an episode", () => {
  test("lets both sides go once it is over, also when it ended in a fault", async () => {
    const ended: string[] = [];
    const quitter = (name: string, side: Participant): Participant => ({
      ...side,
      async end() {
        ended.push(name);
      },
    });
    await play(quitter("agent", talker("hi")), { caller: quitter("caller", talker("hello")) });
    await play(
      quitter(
        "agent",
        agent(async (door) => (await door.call({ tool: "explode", rawArguments: "" })).text),
      ),
    );
    expect(ended).toEqual(["agent", "caller", "agent"]);
  });

  test("ends in time although an agent neither answers nor heeds its signal", async () => {
    const trajectory = await play(
      agent(() => new Promise(() => undefined)),
      {},
      20,
    );
    expect(trajectory.ending).toMatchObject({ type: "time-limit" });
  });
});
