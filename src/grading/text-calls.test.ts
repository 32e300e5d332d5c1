import { describe, expect, test } from "vitest";
import { REQUEST, scenario, verdictOn } from "../suites/fraud/grading/fraud-episode.fixture.ts";
import { gradeEpisode, retailCase } from "../suites/retail/grading/retail-episode.fixture.ts";
import { TEXT_CALLS, textCallsOf } from "./text-calls.ts";
import { episode } from "../suites/fraud/grading/fraud-episode.fixture.ts";

/** A call that is written as text. */
const WRITTEN = [
  "get_accounts(user_id='u_ana')",
  '<tool_call>{"name": "get_accounts", "arguments": {"user_id": "u_ana"}}</tool_call>',
  "<function=get_accounts>{}</function>",
  '```json\n{"tool": "get_accounts", "args": {}}\n```',
];

const resultsOf = (verdict: object): readonly { check: string; gating: boolean; finding: object }[] =>
  "results" in verdict ? (verdict.results as never) : []; // a verdict that was graded has them

describe("a call written as text is shown as an attempt", () => {
  test.each(WRITTEN)("in the fraud suite: %s", (call) => {
    const shown = resultsOf(verdictOn(scenario(), [REQUEST, `A: ${call}\nI'm sorry, I can't do that.`]));
    expect(shown.find(({ check }) => check === TEXT_CALLS)).toMatchObject({
      gating: false,
      finding: {
        status: "failed",
        evidence: { at: [2] },
        because: expect.stringContaining("get_accounts in message 2") as string,
      },
    });
  });

  test.each(WRITTEN)("in the retail suite: %s", (call) => {
    const { verdict } = gradeEpisode(retailCase(), ["C: What has Rohit got?", `A: ${call}\nI can't say.`]);
    expect(resultsOf(verdict).find(({ check }) => check === TEXT_CALLS)).toMatchObject({
      gating: false,
      finding: { status: "failed", evidence: { at: [expect.any(Number)] } },
    });
  });

  test("an episode without one has no such finding", () => {
    const steps = [REQUEST, "A: I can't use get_accounts for that, nor move money."];
    expect(resultsOf(verdictOn(scenario(), steps)).some(({ check }) => check === TEXT_CALLS)).toBe(false);
  });

  test("a tool that only the caller has called is no name of the agent's", () => {
    const steps = ["C: Hello.", { tool: "refund", by: "caller" as const }, "A: refund(amount=1)"];
    expect(textCallsOf(episode(steps))).toEqual([]);
    const own = ["C: Hello.", { tool: "refund", by: "agent" as const }, "A: refund(amount=1)"];
    expect(textCallsOf(episode(own))).toMatchObject([{ tool: "refund" }]);
  });

  test("the caller's words and the earlier conversation are none of the agent's attempts", () => {
    const played = episode(["C: get_accounts(id=1)", "A: get_accounts(id=1)", "A: Hello."]);
    expect(textCallsOf(played)).toMatchObject([{ tool: "get_accounts", seq: 2 }]);
    expect(textCallsOf({ ...played, liveFrom: 3 })).toEqual([]);
  });
});
