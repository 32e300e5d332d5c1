import { expect, test } from "vitest";
import type { Ending } from "../contract/trajectory.ts";
import { endedResult, stoppedBy, unscoredEnding } from "./public-ending.ts";

const SCORED: [Ending, string | undefined][] = [
  [{ type: "completed" }, undefined],
  [{ type: "hung-up", by: "caller" }, undefined],
  [{ type: "turn-limit", turns: 3 }, "turn-limit"],
  [{ type: "no-reply", by: "agent" }, "no-reply"],
];

test.each(SCORED)("%j has a score, and fails where neither side ended it", (ending, stop) => {
  expect(unscoredEnding(ending)).toBeUndefined();
  expect(stoppedBy(ending)).toBe(stop);
  expect(endedResult(ending)).toMatchObject({
    check: "ended",
    gating: true,
    finding: {
      status: stop === undefined ? "passed" : "failed",
      evidence: { noneAmong: "conversation" },
    },
  });
});

test.each<[Ending, string]>([
  [{ type: "fault", by: "bank", message: "gone" }, "fault of the bank: gone"],
  [{ type: "token-limit", tokens: 9 }, "the episode was cut short by its token-limit"],
  [{ type: "time-limit", elapsedMs: 9 }, "the episode was cut short by its time-limit"],
  [{ type: "money-limit", spentUsd: "1" }, "the episode was cut short by its money-limit"],
])("%j is an error", (ending, because) => {
  expect(unscoredEnding(ending)).toEqual({ status: "error", because, results: [] });
});
