import { describe, expect, test } from "vitest";
import { NOBODY_CAME } from "../contract/hook-up.ts";
import type { Ending } from "../contract/trajectory.ts";
import { hookUpEnding } from "./hook-up-ending.ts";

const completed: Ending = { type: "completed" };

describe("an agent that has to ask for the bank's tools", () => {
  test("and never came, or came and never asked, was not tested", () => {
    expect(hookUpEnding(completed, NOBODY_CAME)).toEqual({
      type: "fault",
      by: "hook-up",
      message: "the agent never came to its bank",
    });
    expect(hookUpEnding({ type: "hung-up", by: "agent" }, { ...NOBODY_CAME, requests: 3 })).toEqual({
      type: "fault",
      by: "hook-up",
      message: "the agent never asked for its bank's tools (3 requests came)",
    });
  });

  test.each([
    ["listed them", { requests: 1, listings: 1 }],
    ["called one that it knew", { requests: 1, calls: 1 }],
  ])("is tested where it %s", (_, came) => {
    expect(hookUpEnding(completed, { ...NOBODY_CAME, ...came })).toBe(completed);
  });

  test.each<Ending>([
    { type: "fault", by: "agent", message: "gone" },
    { type: "token-limit", tokens: 9 },
    { type: "time-limit", elapsedMs: 9 },
    { type: "money-limit", spentUsd: "9" },
  ])("keeps the cause of an episode that broke otherwise: $type", (ending) => {
    expect(hookUpEnding(ending, NOBODY_CAME)).toBe(ending);
  });
});

test("an agent that is told the bank's tools need not come to its address", () => {
  expect(hookUpEnding(completed, undefined)).toBe(completed);
});
