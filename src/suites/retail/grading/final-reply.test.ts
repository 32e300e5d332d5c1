import { describe, expect, test } from "vitest";
import type { Ending } from "../../../contract/trajectory.ts";
import {
  gradeEpisode,
  retailCase,
  type EpisodeOptions,
  type ScriptedCall,
  type Step,
} from "./retail-episode.fixture.ts";

type Change = Parameters<typeof retailCase>[0];

/** What one gate finds, and where. */
function told(
  check: string,
  steps: readonly Step[],
  change: Change = {},
  options: EpisodeOptions = {},
): string {
  const finding = gradeEpisode(retailCase(change), steps, options).finding(check);
  const where = "evidence" in finding ? finding.evidence : { noneAmong: "nothing" };
  const at = "at" in where ? where.at.join("+") : where.noneAmong;
  return `${finding.status} ${at}: ${finding.because}`;
}

const block = (more: Partial<ScriptedCall> = {}): ScriptedCall => ({
  tool: "block_card",
  with: { card_id: "DCA5529201" },
  ...more,
});
const calls = (...made: ScriptedCall[]): Step => ({ calls: made });

describe("NF", () => {
  const two = { turns: ["Hello", "And?"] };
  const hungUp: Ending = { type: "hung-up", by: "agent" };
  test.each<[Step[], Ending | undefined, Change, string]>([
    [["C: Hello", "A: Yes."], undefined, {}, "passed 2: the last customer message was answered"],
    [["C: Hello"], undefined, {}, "failed 1: the customer's last message was left unanswered"],
    [
      ["C: Hello", "A: Yes.", "C: And?"],
      undefined,
      two,
      "failed 3: the customer's last message was left unanswered",
    ],
    [["C: Hello", "A: Yes."], hungUp, two, "failed 2: the agent hung up after 1 of 2 customer turns"],
    [["C: Hello", "A: Yes."], hungUp, {}, "passed 2: the last customer message was answered"],
    [
      ["C: Hello", "A: Yes."],
      { type: "hung-up", by: "caller" },
      two,
      "passed 2: the last customer message was answered",
    ],
    [
      ["C: Hello", "A: Yes."],
      { type: "turn-limit", turns: 9 },
      {},
      "failed 2: no final answer within 9 turns",
    ],
    [
      ["C: Hello", "A: Yes."],
      { type: "tool-limit", by: "agent", iterations: 20 },
      {},
      "failed 2: no final answer within 20 rounds of tool calls",
    ],
    [["C: Hello"], { type: "no-reply", by: "agent" }, {}, "failed 1: the agent gave no reply"],
    [["C: Hello"], { type: "truncated-reply", by: "agent" }, {}, "failed 1: the agent's reply was cut off"],
    [
      ["C: Hello"],
      { type: "filtered-reply", by: "agent" },
      {},
      "failed 1: the agent's reply was withheld by its provider's filter",
    ],
    [
      ["C: Hello"],
      { type: "context-overflow", by: "agent" },
      {},
      "failed 1: the conversation no longer fits the agent's context",
    ],
  ])("%j %j: %s", (...[steps, ending, change, expected]) => {
    expect(told("NF", steps, change, ending === undefined ? {} : { ending })).toBe(expected);
  });

  test("turns of the earlier conversation are none of this one", () => {
    const options = { ending: hungUp, prior: ["C: Hello", "A: Yes."] };
    expect(told("NF", ["C: And?", "A: So."], two, options)).toBe(
      "failed 4: the agent hung up after 1 of 2 customer turns",
    );
  });
});

describe("R", () => {
  const ends: Step[] = ["C: a", calls(block()), "A: It is done."];
  const clarify = { behaviour: "clarify" } as const;
  const decline = { behaviour: "decline" as const, gold: { forbidden: ["block_card"] } };
  test.each<[Step[], Change, string]>([
    [["C: a"], {}, "not-applicable nothing: there is no final reply"],
    [["C: a", "A: b"], {}, "unjudged nothing: no rule can tell, and nobody was asked"],
    [ends, clarify, "failed 2+4: block_card was carried out where a question was expected"],
    [
      ["C: a", calls(block({ gives: { status: "failed" } })), "A: b"],
      clarify,
      "unjudged nothing: not asked: an earlier gate has failed",
    ],
    [
      ["C: a", calls(block({ status: "refused" })), "A: b"],
      clarify,
      "unjudged nothing: not asked: an earlier gate has failed",
    ],
    [
      ["C: a", calls({ tool: "get_card_details", with: { card_ids: ["DCA5529201"] } }), "A: b"],
      clarify,
      "unjudged nothing: no rule can tell, and nobody was asked",
    ],
    [
      ["C: a", calls(block()), "A: b", "C: c", "A: d"],
      clarify,
      "unjudged nothing: not asked: an earlier gate has failed",
    ],
    [ends, decline, "failed 2+4: block_card was called for what was to be declined"],
    [
      ["C: a", calls(block({ status: "refused" })), "A: b"],
      decline,
      "failed 2+4: block_card was called for what was to be declined",
    ],
    [
      ["C: a", "A: It is ₹500."],
      { response: { must: [{ amount: "500" }] } },
      "unjudged nothing: not asked: an earlier gate has failed",
    ],
    [
      ["C: a", "A: It is ₹501."],
      { response: { must: [{ amount: "500" }] } },
      "failed 2: the agent nowhere states the amount 500",
    ],
    [
      ["C: a", "A: It is ₹501.", "C: ?", "A: ok"],
      { response: { mustNot: [{ amount: "501" }] } },
      "failed 2+4: the agent states the amount 501",
    ],
    [
      ["C: a", "A: On 14 November 2026."],
      { response: { must: [{ date: "2026-11-14" }] } },
      "unjudged nothing: no rule can tell, and nobody was asked",
    ],
    [
      ["C: a", "A: On the 14th."],
      { response: { must: [{ date: "2026-11-14" }] } },
      "unjudged nothing: no rule can tell, and nobody was asked",
    ],
    [
      ["C: a", "A: On the 15th."],
      { response: { must: [{ date: "2026-11-14" }] } },
      "failed 2: the agent nowhere states the date 2026-11-14",
    ],
  ])("%j %j: %s", (steps, change, expected) => {
    expect(told("R", steps, change)).toBe(expected);
  });
});
