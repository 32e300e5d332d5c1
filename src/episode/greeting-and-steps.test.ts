import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import type { ModelMessage } from "../contract/model.ts";
import type { Bank, Move, Participant, World } from "../contract/ports.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import { playEpisode } from "./play-episode.ts";

type Line = string | { say?: string; tools: readonly string[] } | { leave: string | undefined };

/** Says these lines in order and then the last one for ever; keeps what it saw before each move. */
function speaker(lines: readonly Line[]): Participant & { saw: (readonly ModelMessage[])[] } {
  const saw: (readonly ModelMessage[])[] = [];
  return {
    saw,
    async move({ messages }) {
      const line = lines[Math.min(saw.length, lines.length - 1)] ?? "hm";
      saw.push([...messages]);
      return moveOf(line);
    },
  };
}

function moveOf(line: Line): Move {
  if (typeof line === "string") return { type: "reply", text: line, calls: [] };
  if ("leave" in line) {
    return { type: "leave", ...(line.leave === undefined ? {} : { reason: line.leave }) };
  }
  const calls = line.tools.map((tool, index) => ({ id: `c${index}`, tool, rawArguments: "{}" }));
  return { type: "reply", text: line.say ?? null, calls };
}

const bank: Bank = {
  tools: () => [],
  call: () => ({ status: "done", text: "ok", effects: [] }),
};

type Play = { caller: Participant; agent: Participant; steps?: number; greeting?: string };

function play({ caller, agent, steps, greeting }: Play): Promise<Trajectory> {
  const world: World = {
    bank,
    instructions: {},
    prior: [],
    caller,
    textBesideCalls: "kept",
    opening: "caller",
    ...(greeting === undefined ? {} : { greeting }),
  };
  return playEpisode({
    identity: { suite: "s", scenario: "c", scenarioHash: "h", agent: "a", trial: 0, seed: 1 },
    world,
    agent,
    limits: { turns: 50, toolIterations: 50, ...(steps === undefined ? {} : { steps }) },
    clock: { now: () => 0 },
    signal: new AbortController().signal,
  });
}

const said = ({ events }: Trajectory): string[] =>
  events.flatMap((event) => (event.type === "message" ? [`${event.by}: ${event.text}`] : []));

describe("a greeting", () => {
  test("stands first in the graded record and in what both sides see", async () => {
    const [caller, agent] = [speaker(["hello", { leave: undefined }]), speaker(["yes?"])];
    const trajectory = await play({ caller, agent, greeting: "Good day." });
    expect(said(trajectory)).toEqual(["agent: Good day.", "caller: hello", "agent: yes?"]);
    expect(trajectory.liveFrom).toBe(0);
    expect(caller.saw[0]).toEqual([{ role: "user", text: "Good day." }]);
    expect(agent.saw[0]).toEqual([
      { role: "assistant", text: "Good day.", calls: [] },
      { role: "user", text: "hello" },
    ]);
  });

  test("is said by nobody where there is none", async () => {
    const trajectory = await play({ caller: speaker([{ leave: undefined }]), agent: speaker(["yes?"]) });
    expect(trajectory.events).toEqual([]);
  });
});

describe("a limit of steps", () => {
  const asks = { tools: ["look"] };

  test("counts messages and batches of answers, and no greeting", async () => {
    const run = (steps: number) =>
      play({
        caller: speaker(["hello", "more"]),
        agent: speaker([asks, "a", "b"]),
        steps,
        greeting: "Good day.",
      });
    const lengths = await Promise.all(
      [1, 2, 3, 4, 5].map(async (steps) => (await run(steps)).events.length - 1),
    );
    // hello | call + answer, which always comes with its call | a | more
    expect(lengths).toEqual([1, 3, 3, 4, 5]);
    expect((await run(4)).ending).toEqual({ type: "turn-limit", turns: 1, steps: 4 });
    expect((await run(5)).ending).toEqual({ type: "turn-limit", turns: 2, steps: 5 });
  });

  test("ends the episode even where a side leaves with its last step", async () => {
    const run = (steps: number) =>
      play({ caller: speaker(["hello", { leave: "done" }]), agent: speaker(["a"]), steps });
    expect((await run(3)).ending).toMatchObject({ type: "turn-limit" });
    expect((await run(4)).ending).toEqual({ type: "hung-up", by: "caller", reason: "done" });
  });

  test("is no limit where there is none", async () => {
    const trajectory = await play({ caller: speaker(["hello"]), agent: speaker(["a"]) });
    expect(trajectory.ending).toEqual({ type: "turn-limit", turns: 50 });
  });

  test("is never passed by more than the answers to the last calls", async () => {
    const line = fc.oneof(
      fc.constant<Line>("word"),
      fc.integer({ min: 1, max: 3 }).map((count): Line => ({ tools: Array(count).fill("look") })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1 }),
        fc.array(line, { minLength: 1 }),
        fc.integer({ min: 1, max: 30 }),
        async (callerLines, agentLines, steps) => {
          const { events } = await play({
            caller: speaker([...callerLines, "word"]),
            agent: speaker([...agentLines, "word"]),
            steps,
          });
          const replies = new Set(events.flatMap((event) => ("reply" in event ? [event.reply] : [])));
          const asked = new Set(events.flatMap((event) => (event.type === "tool-call" ? [event.reply] : [])));
          const taken = replies.size + asked.size;
          expect(taken).toBeGreaterThanOrEqual(steps);
          expect(taken).toBeLessThanOrEqual(steps + 1);
        },
      ),
    );
  });
});
