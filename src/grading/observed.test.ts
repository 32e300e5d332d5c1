import { describe, expect, test } from "vitest";
import type { Unseen } from "../contract/trajectory.ts";
import type { Finding } from "../contract/verdict.ts";
import { defineCheck, failed, passed } from "./check.ts";
import { conclude } from "./conclude.ts";
import { observedVerdict } from "./observed.ts";

const good = passed({ noneAmong: "agent-calls" }, "fine");
const bad = failed({ at: [3] }, "wrong");
const result = (id: string, finding: Finding) =>
  defineCheck({ id, version: 1, stage: id.charAt(0) }, () => finding).run(undefined, true);
const looksAt = new Map<string, Unseen>([
  ["A1", "agent-calls"],
  ["S7", "agent-sources"],
]);
const verdict = (findings: Record<string, Finding>) =>
  conclude({
    results: Object.entries(findings).map(([id, finding]) => result(id, finding)),
    patterns: () => [{ pattern: "p", family: "f", evidence: { at: [3] }, because: "seen" }],
  });
const statuses = (seen: ReturnType<typeof observedVerdict>) =>
  seen.status === "invalid" ? [] : seen.results.map(({ finding }) => finding.status);

describe("what a verdict may claim", () => {
  test("stays as it is where everything is seen", () => {
    const graded = verdict({ A1: bad, S7: bad });
    expect(observedVerdict(graded, [], looksAt)).toBe(graded);
  });

  test("is never passed where a gating check rests on unseen calls", () => {
    const seen = observedVerdict(verdict({ A1: good, S4: good }), ["agent-calls"], looksAt);
    expect(statuses(seen)).toEqual(["not-observed", "passed"]);
    expect(seen).toMatchObject({ status: "error", because: expect.stringContaining("A1 not observed") });
  });

  test("is failed where a check on words alone failed, and by that check", () => {
    const seen = observedVerdict(verdict({ A1: bad, S4: bad }), ["agent-calls"], looksAt);
    expect(statuses(seen)).toEqual(["not-observed", "failed"]);
    expect(seen).toMatchObject({ status: "failed", firstFailed: "S4", patterns: [] });
  });

  test("does not blame an agent with tools of its own for a source that was not seen, but keeps what was", () => {
    const unseen = ["agent-sources"] as const;
    const blamed = observedVerdict(verdict({ A1: good, S7: bad }), unseen, looksAt);
    expect(blamed).toMatchObject({ status: "error" });
    expect(statuses(blamed)).toEqual(["passed", "not-observed"]);
    expect(observedVerdict(verdict({ A1: good, S7: good }), unseen, looksAt)).toMatchObject({
      status: "passed",
    });
    expect(observedVerdict(verdict({ A1: bad, S7: good }), unseen, looksAt)).toMatchObject({
      status: "failed",
      firstFailed: "A1",
    });
  });

  test("is left alone where there is no score anyway", () => {
    const error = { status: "error", because: "fault", results: [] } as const;
    expect(observedVerdict({ ...error, results: [] }, ["agent-calls"], looksAt)).toEqual(error);
  });
});
