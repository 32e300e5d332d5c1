import { expect, test } from "vitest";
import type { Ending } from "../../contract/trajectory.ts";
import type { Verdict } from "../../contract/verdict.ts";
import { terminationOf } from "./termination-of.ts";

const graded = { results: [], unjudged: [], patterns: [] };
const passed: Verdict = { status: "passed", ...graded };
const failed: Verdict = { status: "failed", firstFailed: "R", ...graded };

test.each<[Ending, string]>([
  [{ type: "completed" }, "user_stop"],
  [{ type: "hung-up", by: "caller" }, "user_stop"],
  [{ type: "hung-up", by: "agent" }, "agent_stop"],
  [{ type: "turn-limit", turns: 3 }, "max_steps"],
  [{ type: "tool-limit", by: "agent", iterations: 3 }, "max_steps"],
  [{ type: "no-reply", by: "agent" }, "agent_error"],
  [{ type: "truncated-reply", by: "agent" }, "agent_error"],
  [{ type: "filtered-reply", by: "caller" }, "user_error"],
  [{ type: "context-overflow", by: "agent" }, "context_window_exceeded"],
])("%j ends as %s", (ending, reason) => {
  expect(terminationOf(ending, failed)).toBe(reason);
  expect(terminationOf(ending, passed)).toBe(reason);
});

test("what has no score is left out of public figures, however it ended", () => {
  const ending = { type: "completed" } as const;
  const invalid: Verdict = { status: "invalid", because: "x", evidence: { noneAmong: "messages" } };
  const open: Verdict = { status: "open", ...graded, unjudged: ["R"] };
  const error: Verdict = { status: "error", because: "x", results: [] };
  for (const verdict of [undefined, open, invalid, error]) {
    expect(terminationOf(ending, verdict)).toBe("infrastructure_error");
  }
});
