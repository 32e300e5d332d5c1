import { expect, test } from "vitest";
import type { ExactJson, ExactObject } from "../../contract/json.ts";
import { loadRun } from "./load-run.ts";
import { summariseRun } from "./summarise-run.ts";

function summarise(meta: ExactObject, scores: Record<string, (ExactJson | undefined)[]> = {}) {
  return summariseRun(loadRun({ runId: "run", meta, scores: new Map(Object.entries(scores)) }));
}

const pass = { verdict: "PASS", fail_reason: null, axis: "happy", domain: "cards", tool: "t" };
const fail = (fail_reason: string) => ({ ...pass, verdict: "FAIL", fail_reason });

test("counts a pass without a score as not passed", () => {
  const summary = summarise({ passes: 2, case_ids: ["a", "b"] }, { a: [pass, undefined] });
  expect(summary).toMatchObject({
    n_cases: 2,
    strict_pass: 0,
    any_pass: 1,
    any_rate: 0.5,
    mean_single_shot: 0.25,
    inconsistent: 1,
    failed_all: 1,
    k_distribution: { 0: 1, 1: 1, 2: 0 },
  });
});

test("orders reasons by how often they decided, ties by first appearance", () => {
  const summary = summarise(
    { passes: 2, case_ids: ["c", "a", "b"] },
    { a: [fail("S1"), fail("A3")], b: [fail("A3"), fail("R")], c: [fail("R"), fail("S2")] },
  );
  expect(Object.entries(summary.fail_reasons)).toEqual([
    ["R", 2],
    ["A3", 2],
    ["S2", 1],
    ["S1", 1],
  ]);
  expect(summary.cases["a"]?.fail_reasons).toEqual(["A3", "S1"]);
});

test("a reason beside PASS shows with its case but is not counted", () => {
  const summary = summarise({ passes: 1 }, { a: [{ ...pass, fail_reason: "R" }] });
  expect(summary.fail_reasons).toEqual({});
  expect(summary.cases["a"]?.fail_reasons).toEqual(["R"]);
});

test("averages sub-scores over scores, failed ones too, by metric", () => {
  const judged = (verdict: string, sub_scores: ExactObject) => ({
    ...pass,
    verdict,
    judge_result: { sub_scores },
  });
  const summary = summarise(
    { passes: 1, case_ids: ["a", "b"] },
    { a: [judged("PASS", { Q_tone: 1, Q_grounded: 0.5 })], b: [judged("FAIL", { Q_tone: 0 })] },
  );
  expect(summary.quality).toEqual([
    { metric: "Q_grounded", mean: 0.5, n: 1 },
    { metric: "Q_tone", mean: 0.5, n: 2 },
  ]);
});

test("has rates of 0 over no case, and no strict pass or distribution over no passes", () => {
  expect(summarise({ passes: 3 })).toMatchObject({
    n_cases: 0,
    strict_rate: 0,
    any_rate: 0,
    mean_single_shot: 0,
  });
  expect(summarise({ passes: 0, case_ids: ["a"] })).toMatchObject({ strict_pass: 0, failed_all: 1 });
  expect(summarise({ passes: -2, case_ids: ["a"] }).k_distribution).toEqual({});
});

test("keeps case ids that look like properties of objects", () => {
  const { cases } = summarise({ passes: 1, case_ids: ["__proto__", "constructor"] });
  expect(Object.keys(cases)).toEqual(["__proto__", "constructor"]);
});
