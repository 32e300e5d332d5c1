import { expect, test } from "vitest";
import { refusedForOrder } from "./refused-for-order.ts";
import type { Event } from "./trajectory.ts";

const call = (seq: number, tool: string, value: Record<string, string> = {}): Event => ({
  seq,
  atMs: 0,
  type: "tool-call",
  by: "agent",
  reply: seq,
  callId: `c${seq}`,
  tool,
  rawArguments: JSON.stringify(value),
  arguments: { ok: true, value },
});
const answer = (seq: number, to: number, status: "done" | "refused"): Event => ({
  seq,
  atMs: 0,
  type: "tool-result",
  to: "agent",
  call: to,
  status,
  text: "",
});
const unlock = (seq: number, by: number, tool: string): Event => ({
  seq,
  atMs: 0,
  type: "effect",
  call: by,
  effect: { type: "unlock", tool },
});
const says = (seq: number): Event => ({
  seq,
  atMs: 0,
  type: "message",
  by: "agent",
  reply: seq,
  text: "One moment.",
  placement: "alone",
});

test.each([
  ["by its own name", call(0, "close_account")],
  ["through a wrapper", call(0, "call_special", { agent_tool_name: "close_account" })],
])("a call that came ahead of the unlocking of its tool, %s", (_, early) => {
  const events = [
    early,
    answer(1, 0, "refused"),
    call(2, "unlock"),
    unlock(3, 2, "close_account"),
    answer(4, 2, "done"),
  ];
  expect([...refusedForOrder(events)]).toEqual([0]);
});

test.each([
  [
    "of another tool",
    [call(0, "other"), answer(1, 0, "refused"), call(2, "unlock"), unlock(3, 2, "close_account")],
  ],
  [
    "that was done",
    [call(0, "close_account"), answer(1, 0, "done"), call(2, "unlock"), unlock(3, 2, "close_account")],
  ],
  [
    "of an earlier turn",
    [
      call(0, "close_account"),
      answer(1, 0, "refused"),
      says(2),
      call(3, "unlock"),
      unlock(4, 3, "close_account"),
    ],
  ],
  [
    "after the unlocking",
    [
      call(0, "unlock"),
      unlock(1, 0, "close_account"),
      answer(2, 0, "done"),
      call(3, "close_account"),
      answer(4, 3, "refused"),
    ],
  ],
  ["without any unlocking", [call(0, "close_account"), answer(1, 0, "refused")]],
])("not a call %s", (_, events) => {
  expect(refusedForOrder(events).size).toBe(0);
});
