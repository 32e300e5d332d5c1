import { describe, expect, it } from "vitest";
import { createLiveBank, tau2Bank } from "../../src/bank/live/index.ts";
import { modelPersona } from "../../src/callers/model-persona.ts";
import type { ExactObject } from "../../src/contract/json.ts";
import type { ModelCallRecord, ModelMessage, ModelReply, ModelToolCall } from "../../src/contract/model.ts";
import type { ModelClient, Participant, World } from "../../src/contract/ports.ts";
import type { Event, Trajectory } from "../../src/contract/trajectory.ts";
import { playEpisode } from "../../src/episode/play-episode.ts";
import { printExact } from "../../src/exact-json/index.ts";
import { readDatabase, readVectors, tau2Dir } from "./tau2-bank-vectors.ts";
import { sha256 } from "../../src/files/sha256.ts";

type Scripted = string | null | { text?: string; calls: [name: string, given: ExactObject][] };
type PublicMessage =
  | { type: "assistant" | "user"; content: string | null; tool_calls?: [string, ExactObject][] }
  | { type: "tool"; requestor: "assistant" | "user"; error: boolean; content: string }
  | { type: "multi_tool"; n: number; contents: string[] };
type Case = {
  id: string;
  note: string;
  user_script: Scripted[];
  agent_script: Scripted[];
  settings: { max_steps?: number; max_errors?: number; validate_communication?: boolean };
  termination_reason?: string;
  trajectory: PublicMessage[];
  agent_received?: PublicMessage[];
  user_received?: PublicMessage[];
};

const cases =
  tau2Dir === undefined ? [] : (readVectors("vectors/orchestrator.json") as { cases: Case[] }).cases;

/** What our loop does otherwise, and why. */
const OTHERWISE: { [id: string]: string } = {
  o08: "a token in the middle of a sentence is words: field case F6",
  o15: "text beside calls is never an error; the public check is off by default",
  o16: "text beside calls is never an error; the public check is off by default",
  o18: "an empty reply is asked for once more and then ends the episode, where the public run breaks",
  o19: "an empty reply is asked for once more and then ends the episode, where the public run breaks",
  o20: "an empty reply is asked for once more and then ends the episode, where the public run breaks",
  o21: "a caller without words is asked again and then counts as a failed simulator, where the public run breaks",
  o22: "a message with an empty list of calls is an empty reply, where the public run breaks",
  o31: "there is no bound on calls that no tool can carry out; rounds of calls and steps are bounded",
  o32: "there is no bound on calls that no tool can carry out; rounds of calls and steps are bounded",
  o33: "there is no bound on calls that no tool can carry out; rounds of calls and steps are bounded",
  o34: "there is no bound on calls that no tool can carry out; rounds of calls and steps are bounded",
  o35: "there is no bound on calls that no tool can carry out; rounds of calls and steps are bounded",
};

const RECORD: ModelCallRecord = {
  role: "caller",
  index: 0,
  requested: "m",
  requestHash: "h",
  finish: "stop",
  usage: {},
  cost: { known: false },
  latencyMs: 0,
  attempts: 1,
  warnings: [],
  replayed: false,
};

/** The lines of a script one after the other, the last for ever. */
function lines(script: readonly Scripted[]): () => { text: string | null; calls: ModelToolCall[] } {
  let next = 0;
  return () => {
    const line = script[Math.min(next, script.length - 1)] ?? null;
    next += 1;
    if (line === null || typeof line === "string") return { text: line, calls: [] };
    const calls = line.calls.map(([tool, given], index) => ({
      id: `${next}_${index}`,
      tool,
      rawArguments: printExact(given),
    }));
    return { text: line.text ?? null, calls };
  };
}

type Seen = { messages: readonly ModelMessage[] };

function agentOf(script: readonly Scripted[], seen: Seen): Participant {
  const say = lines(script);
  return {
    async move({ messages }) {
      seen.messages = [...messages];
      return { type: "reply", ...say() };
    },
  };
}

/** A persona whose model says what the script says. */
function callerOf(script: readonly Scripted[], seen: Seen): Participant {
  const say = lines(script);
  const client: ModelClient = {
    async generate({ messages }): Promise<ModelReply> {
      seen.messages = [...messages];
      return { ...say(), record: RECORD };
    },
  };
  return modelPersona({
    client,
    model: { id: "openai:m" },
    decoding: {},
    episode: { agent: "a", scenario: "c", trial: 0 },
    leaving: "tokens",
    repeating: "allowed",
  });
}

async function play({ user_script, agent_script, settings }: Case) {
  const [agentSaw, callerSaw]: [Seen, Seen] = [{ messages: [] }, { messages: [] }];
  const world: World = {
    bank: createLiveBank({ base: readDatabase(), bank: tau2Bank, sha256 }),
    instructions: {},
    prior: [],
    caller: callerOf(user_script, callerSaw),
    textBesideCalls: "kept",
    opening: "caller",
    greeting: "Hi! How can I help you today?",
  };
  const trajectory = await playEpisode({
    identity: { suite: "s", scenario: "c", scenarioHash: "h", agent: "a", trial: 0, seed: 0 },
    world,
    agent: agentOf(agent_script, agentSaw),
    limits: { turns: 200, toolIterations: 200, steps: settings.max_steps ?? 100 },
    clock: { now: () => 0 },
    signal: new AbortController().signal,
  });
  return { trajectory, agentSaw, callerSaw };
}

/** Messages by what both records have in common: who, what was said, what was called, and whether a tool could act. */
type Shown = string;

function shownEvent(event: Event, events: readonly Event[]): Shown[] {
  const who = "by" in event ? (event.by === "agent" ? "assistant" : "user") : "";
  switch (event.type) {
    case "message":
      return [`${who}: ${event.text}`];
    case "tool-call":
      return [`${who} calls ${event.tool}`];
    case "tool-result": {
      const call = events[event.call];
      const requestor = call?.type === "tool-call" && call.by === "agent" ? "assistant" : "user";
      const error = event.status === "unknown-tool" || event.status === "schema-error";
      return [`tool for ${requestor}${error ? ", an error" : ""}`];
    }
    default:
      return [];
  }
}

function shownPublic(message: PublicMessage): Shown[] {
  if (message.type === "multi_tool") return message.contents.map(() => "tool");
  if (message.type === "tool") {
    return [`tool for ${message.requestor}${message.error ? ", an error" : ""}`];
  }
  const { type, content, tool_calls: calls = [] } = message;
  return [
    ...(content === null ? [] : [`${type}: ${content}`]),
    ...calls.map(([name]) => `${type} calls ${name}`),
  ];
}

const TOKEN = /^user: ###(STOP|TRANSFER|OUT-OF-SCOPE)###$/;

/** In our record results of several calls stand each behind its call, and a caller who only says a token just leaves. */
function inOrder(shown: readonly Shown[]): Shown[] {
  const kept = TOKEN.test(shown.at(-1) ?? "") ? shown.slice(0, -1) : shown;
  const groups: Shown[][] = [[]];
  for (const each of kept) {
    if (/^(?:assistant|user):/.test(each)) groups.push([each]);
    else groups.at(-1)?.push(each);
  }
  return groups.flatMap((group) => group.toSorted());
}

function endingOf({ ending }: Trajectory): string {
  if (ending.type === "turn-limit") return "max_steps";
  return ending.type === "hung-up" && ending.by === "caller" ? "user_stop" : ending.type;
}

/** What a side was given, without its own words and what stood there from the start. */
function received(messages: readonly ModelMessage[]): string[] {
  return messages.flatMap((message) => {
    if (message.role === "user") return [message.text];
    return message.role === "tool" ? ["tool"] : [];
  });
}

function receivedPublic(messages: readonly PublicMessage[]): string[] {
  return messages.flatMap((message) => {
    if (message.type === "multi_tool") return message.contents.map(() => "tool");
    return message.type === "tool" ? ["tool"] : [message.content ?? ""];
  });
}

describe.skipIf(tau2Dir === undefined)("the public orchestrator (reference data)", () => {
  const alike = cases.filter(({ id }) => OTHERWISE[id] === undefined);

  it.each(alike)("$id: $note", async (one) => {
    const { trajectory, agentSaw, callerSaw } = await play(one);
    expect(endingOf(trajectory)).toBe(one.termination_reason);
    const shown = trajectory.events.flatMap((event) => shownEvent(event, trajectory.events));
    expect(inOrder(shown)).toEqual(inOrder(one.trajectory.flatMap(shownPublic)));
    expect(received(agentSaw.messages)).toEqual(receivedPublic(one.agent_received ?? []));
    expect(received(callerSaw.messages)).toEqual(receivedPublic(one.user_received ?? []));
  });

  it("these are all but those that our loop plays otherwise for a reason", () => {
    expect([cases.length, alike.length]).toEqual([41, 41 - Object.keys(OTHERWISE).length]);
  });

  it("asks once more where a reply is empty, and ends the episode where it stays so", async () => {
    const empty = cases.filter(({ id }) => /^o(?:18|19|20|22)$/.test(id));
    for (const one of empty) {
      const { trajectory } = await play({ ...one, agent_script: one.agent_script.slice(0, 1) });
      expect([one.id, trajectory.ending]).toEqual([one.id, { type: "no-reply", by: "agent" }]);
    }
    const mute = cases.find(({ id }) => id === "o21");
    if (mute === undefined) throw new Error("no case o21");
    expect((await play(mute)).trajectory.ending).toMatchObject({
      by: "caller",
      early: "fell-silent",
    });
  });

  it("takes a token within a sentence for words", async () => {
    const one = cases.find(({ id }) => id === "o08");
    if (one === undefined) throw new Error("no case o08");
    const { trajectory } = await play(one);
    expect(trajectory.events).toContainEqual(
      expect.objectContaining({ type: "message", text: "bye ###STOP### now" }),
    );
    expect(endingOf(trajectory)).toBe("user_stop");
  });
});
