import { describe, expect, test } from "vitest";
import { finding, type Step } from "../fraud-episode.fixture.ts";

const check = {
  kind: "required-call",
  anyOf: [
    { tool: "transfer_to_human_agents", with: { reason: { oneOf: ["fraud", "third_party"] } } },
    { tool: "freeze_card_3892" },
  ],
};
const handOver = (reason: string) => ({ tool: "transfer_to_human_agents", with: { reason } });

describe("required-call", () => {
  test.each<[string, Step]>([
    ["one of the calls", handOver("fraud")],
    ["the other, through the wrapper", { tool: "freeze_card_3892", through: "text" }],
  ])("passes on %s", (_, call) => {
    expect(finding(check, [call])).toMatchObject({ status: "passed", evidence: { at: [1, 2] } });
  });

  test.each<[string, Step, object]>([
    ["another reason", handOver("other"), { noneAmong: "agent-calls" }],
    ["words alone", "A: I have transferred you.", { noneAmong: "agent-calls" }],
    ["a refused attempt", { ...handOver("fraud"), status: "refused" }, { at: [1, 2] }],
  ])("fails on %s", (_, step, evidence) => {
    expect(finding(check, [step])).toMatchObject({ status: "failed", evidence });
  });
});
