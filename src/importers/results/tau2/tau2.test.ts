import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { InputError } from "../../../contract/errors.ts";
import type { Ending, Event, Trajectory } from "../../../contract/trajectory.ts";
import { Trajectory as TrajectorySchema } from "../../../contract/trajectory.ts";
import { printExact, withoutUndefined } from "../../../exact-json/index.ts";
import { episodeOf, type ReplyStep } from "../../../exporters/tau2-results/episode.fixture.ts";
import { messagesOf } from "../../../exporters/tau2-results/index.ts";
import type { ForeignResults, RecordedEpisode, UnreadableEpisode } from "../recorded-results.ts";
import { readTau2, tau2Files } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "tellerproof-tau2-"));
afterAll(() => rmSync(folder, { recursive: true }));

const INFO = {
  num_trials: 2,
  max_steps: 50,
  max_errors: 10,
  user_info: { implementation: "user_simulator", llm: "caller-model" },
  agent_info: { implementation: "llm_agent", llm: "agent-model" },
  environment_info: { domain_name: "banking_knowledge", policy: "Be kind." },
  seed: 3,
  retrieval_config: "bm25",
};

const SIMULATION = {
  id: "s1",
  task_id: "task_1",
  start_time: "2026-11-30T09:00:00.000000",
  end_time: "2026-11-30T09:01:00.000000",
  duration: 60.0,
  termination_reason: "user_stop",
  trial: 0,
  seed: 7,
};

type Foreign = { [field: string]: unknown };

let files = 0;
function read(parts: { info?: Foreign; tasks?: Foreign[]; simulations?: Foreign[] }): ForeignResults {
  const file = join(folder, `${files++}.json`);
  const whole = { timestamp: "x", info: INFO, tasks: [], simulations: [], ...parts };
  writeFileSync(file, printExact(withoutUndefined(whole)));
  const results = readTau2(file, tau2Files(file));
  if (results.origin !== "foreign") throw new Error("these are nobody's own results");
  return results;
}

function one(simulation: Foreign, more: { tasks?: Foreign[]; info?: Foreign } = {}): RecordedEpisode {
  const [episode] = [...read({ ...more, simulations: [{ ...SIMULATION, ...simulation }] }).episodes()];
  if (episode === undefined || "because" in episode) throw new Error(JSON.stringify(episode));
  return episode;
}

const said = (role: "assistant" | "user", content: string | null, calls?: Foreign[]) => ({
  role,
  content,
  ...(calls === undefined ? {} : { tool_calls: calls }),
});

describe("results of the public harness", () => {
  test("become a conversation as our own loop would have recorded it", () => {
    const { trajectory } = one({
      messages: [
        {
          ...said("assistant", "Hi! How can I help you today?"),
          timestamp: "2026-11-30T09:00:00.000000",
          cost: 0,
        },
        {
          ...said("user", "Block it"),
          timestamp: "2026-11-30T09:00:02.500000",
          cost: 0.0001,
          usage: { prompt_tokens: 20, completion_tokens: 4 },
        },
        said("assistant", null, [{ id: "c1", name: "block", arguments: { n: 1 }, requestor: "assistant" }]),
        { role: "tool", id: "c1", content: "blocked", requestor: "assistant", error: false },
        said("user", null, [{ id: "u1", name: "look", arguments: {}, requestor: "user" }]),
        { role: "tool", id: "u1", content: "Error: no", requestor: "user", error: true },
        said("assistant", "Done."),
        said("user", "Thanks. ###STOP###"),
      ],
    });
    expect(TrajectorySchema.parse({ ...trajectory, suite: "s", scenarioHash: "h" })).toBeDefined();
    expect(trajectory).toMatchObject({
      agent: "agent-model",
      scenario: "task_1",
      trial: 0,
      seed: 7,
      liveFrom: 1,
    });
    expect(trajectory.events.map(brief)).toEqual([
      "instructions Be kind.",
      "agent: Hi! How can I help you today?",
      "model-call caller 0.0001 after 2500",
      "caller: Block it",
      'agent calls block {"n": 1}',
      "done: blocked",
      "caller calls look {}",
      "refused: Error: no",
      "agent: Done.",
      "caller: Thanks.",
    ]);
    expect(trajectory.ending).toEqual({
      type: "hung-up",
      by: "caller",
      reason: "has what he wanted, or gives up",
    });
  });

  test.each<[string, string, Ending]>([
    ["user_stop", "###TRANSFER###", { type: "hung-up", by: "caller", reason: "was transferred" }],
    ["user_stop", "###OUT-OF-SCOPE###", { type: "hung-up", by: "caller", reason: "simulator: out of scope" }],
    ["user_stop", "Bye", { type: "completed" }],
    ["agent_stop", "x", { type: "hung-up", by: "agent" }],
    ["max_steps", "x", { type: "turn-limit", turns: 1, steps: 50 }],
    ["timeout", "x", { type: "time-limit", elapsedMs: 60_000 }],
    ["too_many_errors", "x", { type: "tool-limit", by: "agent", iterations: 10 }],
    ["agent_error", "x", { type: "no-reply", by: "agent" }],
    ["user_error", "x", { type: "no-reply", by: "caller" }],
    ["context_window_exceeded", "x", { type: "context-overflow", by: "agent" }],
    ["infrastructure_error", "x", { type: "fault", by: "agent", message: "infrastructure error" }],
    ["unexpected_error", "x", { type: "fault", by: "bank", message: "unexpected error" }],
  ])("%s with %s", (reason, words, ending) => {
    const { trajectory } = one({ termination_reason: reason, messages: [said("user", words)] });
    expect(trajectory.ending).toEqual(ending);
    const left = trajectory.events.filter(({ type }) => type === "message");
    expect(left).toHaveLength(words.startsWith("###") ? 0 : 1);
  });

  test("a message history is what lay before, and messages of several answers are taken apart", () => {
    const history = [said("user", "Earlier"), said("assistant", "Yes.")];
    const tasks = [{ id: "task_1", initial_state: { message_history: history } }];
    const answers = ["one", "two"].map((content, index) => ({ role: "tool", id: `c${index}`, content }));
    const calls = [0, 1].map((index) => ({ id: `c${index}`, name: "t", arguments: {} }));
    const messages = [...history, said("assistant", "", calls), { role: "tool", tool_messages: answers }];
    const { trajectory } = one({ messages }, { tasks });
    expect(trajectory.events.slice(trajectory.liveFrom).map(brief)).toEqual([
      "agent calls t {}",
      "agent calls t {}",
      "done: one",
      "done: two",
    ]);
  });

  test("ids of calls may be missing and may repeat", () => {
    const call = { id: "", name: "t", arguments: {} };
    const answer = (content: string) => ({ role: "tool", id: "", content });
    const { trajectory } = one({
      messages: [
        said("assistant", null, [call, call]),
        answer("a"),
        answer("b"),
        said("assistant", null, [call]),
        answer("c"),
      ],
    });
    const results = trajectory.events.flatMap((event) => (event.type === "tool-result" ? [event] : []));
    expect(results.map(({ call: seq, text }) => [seq, text])).toEqual([
      [1, "a"],
      [2, "b"],
      [5, "c"],
    ]);
  });

  test("rewards are compared, judged assertions are answers, and a missing reward is no score", () => {
    const tasks = [{ id: "task_1", evaluation_criteria: { nl_assertions: ["was kind", "was brief"] } }];
    const check = { nl_assertion: "was brief", met: false, justification: "it went on" };
    const reward = { reward: 0.0, nl_assertions: [check] };
    const { scored, judgements } = one({ messages: [], reward_info: reward }, { tasks });
    expect([scored, judgements]).toMatchObject(["failed", [{ question: "A2", answer: { met: false } }]]);
    expect(one({ messages: [], reward_info: { reward: 0.9999999 } }).scored).toBe("passed");
    expect(one({ messages: [] })).not.toHaveProperty("scored");
    expect(read({ tasks, simulations: [{ ...SIMULATION, messages: [], reward_info: reward }] }).judge).toBe(
      "recorded",
    );
    expect(read({})).not.toHaveProperty("judge");
  });

  test("trials, scenarios and conditions are told", () => {
    const results = read({
      tasks: [{ id: "task_1" }, { id: 2 }],
      simulations: [{ ...SIMULATION, trial: 4, messages: [] }],
    });
    expect(results).toMatchObject({ scenarios: ["task_1", "2"], trials: 5, seed: 3 });
    expect(results.notes).toEqual([
      "agent-model: tau2 results on domain banking_knowledge, documents by bm25, caller played by caller-model.",
    ]);
  });

  test("what is no conversation in turns, has no messages or stands there twice is named and left out", () => {
    const simulations = [
      { ...SIMULATION, mode: "full_duplex", ticks: [{}], messages: null },
      { ...SIMULATION, trial: 1, messages: null },
      { ...SIMULATION, trial: 1, messages: [] },
      { ...SIMULATION, trial: null, messages: [{ role: "tool", id: "x", content: "y" }] },
    ];
    const left = [...read({ simulations }).episodes()].map((each) => (each as UnreadableEpisode).because);
    expect(left).toEqual([
      expect.stringContaining("spoken"),
      "it holds no messages",
      expect.stringContaining("stands there already"),
      expect.stringMatching(/messages\[0\]: an answer without a call/),
    ]);
  });

  test.each<[object, string]>([
    [{ info: { ...INFO, num_trials: 0 } }, "info.num_trials"],
    [{ simulations: [{ ...SIMULATION, termination_reason: "bored" }] }, "simulations[0].termination_reason"],
    [{ simulations: [{ ...SIMULATION, messages: [{ role: "bot" }] }] }, "simulations[0].messages"],
    [{ tasks: [{}] }, "tasks[0].id"],
  ])("another shape is refused with its place: %j", (parts, place) => {
    expect(() => read(parts)).toThrow(InputError);
    expect(() => read(parts)).toThrow(place);
  });

  test("simulations in a folder of their own are read, too", () => {
    const whole = join(folder, "apart");
    mkdirSync(join(whole, "simulations"), { recursive: true });
    writeFileSync(
      join(whole, "results.json"),
      JSON.stringify({ info: INFO, tasks: [], simulation_index: [] }),
    );
    writeFileSync(
      join(whole, "simulations/s1.json"),
      JSON.stringify({ ...SIMULATION, messages: [said("user", "Hi")] }),
    );
    for (const path of [whole, join(whole, "results.json")]) {
      const results = readTau2(path, tau2Files(path));
      expect(results.origin === "foreign" && [...results.episodes()]).toHaveLength(1);
    }
  });
});

describe("what messagesOf writes is read again", () => {
  const text = fc.stringMatching(/^[A-Za-zé ]{1,12}$/).filter((words) => words.trim() !== "");
  const number = fc.oneof(fc.integer(), fc.constantFrom("5.0", "1000.0", "12345678901234567890", "0.1"));
  const call = fc.record({
    tool: fc.constantFrom("look", "pay"),
    raw: number.map((value) => `{"value": ${value}}`),
    gives: text,
    status: fc.constantFrom("done", "refused"),
  });
  const reply = fc.record({
    by: fc.constantFrom("agent", "caller"),
    says: fc.oneof(text, fc.constant("")),
    calls: fc.array(call, { maxLength: 3 }),
  }) as fc.Arbitrary<ReplyStep>;

  test("with the same words, calls, arguments as written and answers, in the same order", () => {
    fc.assert(
      fc.property(fc.array(reply, { maxLength: 8 }), (replies) => {
        const trajectory = episodeOf(replies, { type: "hung-up", by: "agent" });
        const exported = messagesOf(trajectory, {});
        const { trajectory: again } = one({
          termination_reason: "agent_stop",
          messages: exported,
        });
        expect(again.events.map(placeless)).toEqual(trajectory.events.map(placeless));
      }),
      { numRuns: 60 },
    );
  });
});

/** An event without how its argument text was spaced; an empty last message is nothing when its side leaves with it. */
function placeless(event: Event): unknown {
  if (event.type === "tool-call")
    return { ...event, seq: 0, rawArguments: event.rawArguments.replaceAll(" ", "") };
  return { ...event, seq: 0 };
}

function brief(event: Trajectory["events"][number]): string {
  switch (event.type) {
    case "instructions":
      return `instructions ${event.text}`;
    case "message":
      return `${event.by}: ${event.text}`;
    case "tool-call":
      return `${event.by} calls ${event.tool} ${event.rawArguments}`;
    case "tool-result":
      return `${event.status}: ${event.text}`;
    case "model-call":
      return `model-call ${event.by} ${event.record.cost.known ? event.record.cost.usd : "?"} after ${event.record.latencyMs}`;
    default:
      return event.type;
  }
}
