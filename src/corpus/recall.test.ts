import { expect, test } from "vitest";
import type { Event, Trajectory } from "../contract/trajectory.ts";
import { documentRecall } from "./recall.ts";

type Part = { [Type in Event["type"]]: Omit<Extract<Event, { type: Type }>, "seq" | "atMs"> }[Event["type"]];

function trajectoryOf(parts: readonly Part[], liveFrom = 0): Trajectory {
  return {
    format: 1,
    suite: "s",
    scenario: "c",
    scenarioHash: "h",
    agent: "a",
    trial: 0,
    seed: 0,
    startedAt: "2026-01-01T00:00:00Z",
    liveFrom,
    events: parts.map((part, seq) => ({ ...part, seq, atMs: 0 })),
    ending: { type: "completed" },
  };
}

const says = (by: "caller" | "agent"): Part => ({
  type: "message",
  by,
  reply: 0,
  text: "…",
  placement: "alone",
});
const calls = (by: "caller" | "agent"): Part => ({
  type: "tool-call",
  by,
  reply: 0,
  callId: "1",
  tool: "KB_search",
  rawArguments: "{}",
  arguments: { ok: true, value: {} },
});
const retrieved = (call: number, documents: string[]): Part => ({
  type: "effect",
  call,
  effect: { type: "retrieved", documents },
});

test("says where each required document first came up, and in which of the caller's turns", () => {
  const trajectory = trajectoryOf(
    [
      says("caller"), // of an earlier conversation
      says("caller"),
      calls("agent"),
      retrieved(2, ["x", "b"]),
      says("agent"),
      says("caller"),
      calls("agent"),
      retrieved(6, ["b", "a"]),
    ],
    1,
  );
  expect(documentRecall(trajectory, { required: ["a", "b", "c", "a"], inPrompt: [] })).toEqual({
    status: "measured",
    recall: 2 / 3,
    surfaced: [
      { document: "a", at: { type: "call", seq: 7, turn: 2 } },
      { document: "b", at: { type: "call", seq: 3, turn: 1 } },
    ],
    missing: ["c"],
  });
});

test("what the instructions hold was there from the start", () => {
  const trajectory = trajectoryOf([says("caller")]);
  expect(documentRecall(trajectory, { required: ["a"], inPrompt: ["a", "b"] })).toEqual({
    status: "measured",
    recall: 1,
    surfaced: [{ document: "a", at: { type: "prompt" } }],
    missing: [],
  });
});

test("only the agent's own calls count", () => {
  const trajectory = trajectoryOf([says("caller"), calls("caller"), retrieved(1, ["a"])]);
  expect(documentRecall(trajectory, { required: ["a"], inPrompt: [] })).toMatchObject({
    recall: 0,
    missing: ["a"],
  });
});

test("without required documents there is nothing to measure", () => {
  expect(documentRecall(trajectoryOf([]), { required: [], inPrompt: ["a"] })).toEqual({
    status: "nothing-required",
  });
});
