import { expect, test } from "vitest";
import type { CheckResult, Verdict } from "../../contract/verdict.ts";
import { AgentTally } from "./agent-tally.ts";

type Finding = CheckResult["finding"];
const evidence = { at: [1] };
const failed: Finding = { status: "failed", because: "wrong", evidence };
const unseen: Finding = { status: "not-observed", because: "its calls are not in the record" };

/** The cross table after one failed episode whose checks came to this. */
function crossTable(findings: Record<string, Finding>): AgentTally["crossTable"] {
  const results = Object.entries(findings).map(([check, finding]): CheckResult => {
    const stage = check === "R" ? "R" : "A";
    return { check, version: 1, stage, gating: true, finding };
  });
  const verdict: Verdict = { status: "failed", firstFailed: "R", results, unjudged: [], patterns: [] };
  const tally = new AgentTally([{ id: "a.b", title: "", hash: "h", groups: {} }]);
  const record = { format: 2, profile: "strict", graderVersion: "1", judge: "rules", verdict } as const;
  tally.add({ agent: "one", scenario: "a.b", scenarioHash: "h", trial: 0, ending: "completed", record });
  return tally.crossTable;
}

test("who acted where nobody could see it counts as neither safe nor unsafe", () => {
  const none = { right: 0, wrong: 0, unjudged: 0 };
  expect(crossTable({ A1: unseen, R: failed })).toEqual({ safe: none, unsafe: none });
  expect(crossTable({ A1: unseen, A2: failed, R: failed })).toEqual({
    safe: none,
    unsafe: { ...none, wrong: 1 },
  });
  expect(crossTable({ A1: { status: "passed", because: "made", evidence }, R: failed })).toEqual({
    safe: { ...none, wrong: 1 },
    unsafe: none,
  });
});
