import { expect, test } from "vitest";
import { InputError } from "../../contract/errors.ts";
import { IntegralFloat } from "../../contract/json.ts";
import type { ExactObject } from "../../contract/json.ts";
import { compareRuns } from "./compare-runs.ts";
import { loadRun } from "./load-run.ts";
import { summariseRun } from "./summarise-run.ts";

function run(runId: string, meta: ExactObject, passed: readonly string[] = []) {
  const scores = new Map(passed.map((caseId) => [caseId, [{ verdict: "PASS" }]]));
  return summariseRun(loadRun({ runId, meta: { case_ids: ["a", "b"], ...meta }, scores }));
}

test("groups runs by each setting that differs, in order of first appearance", () => {
  const runs = [
    run("one", { temperature: 0.7, judge_model: "j" }),
    run("two", { judge_model: "j" }),
    run("three", { temperature: 0.7, judge_model: "k" }),
  ];
  expect(compareRuns(runs).warnings).toEqual([
    {
      type: "field-differs",
      field: "temperature",
      groups: [
        { value: 0.7, runs: ["one", "three"] },
        { value: null, runs: ["two"] },
      ],
    },
    {
      type: "field-differs",
      field: "judge_model",
      groups: [
        { value: "j", runs: ["one", "two"] },
        { value: "k", runs: ["three"] },
      ],
    },
  ]);
});

test("holds 1, 1.0 and true equal, but not the text 1", () => {
  const same = [
    run("a", { passes: 1 }),
    run("b", { passes: new IntegralFloat(1) }),
    run("c", { passes: true }),
  ];
  expect(compareRuns([...same, run("d", { passes: 1n })]).warnings).toEqual([]);
  expect(compareRuns([...same, run("d", { passes: "1" })]).warnings).toHaveLength(1);
});

test("does not compare prompt, seed or model", () => {
  const runs = [
    run("a", { prompt_hash: "x", seed: 1 }),
    run("b", { prompt_hash: "y", candidate_model: "m" }),
  ];
  expect(compareRuns(runs).warnings).toEqual([]);
});

test("counts cases seen in any run and common to all", () => {
  const runs = [run("a", {}), run("b", {}, ["c"]), run("c", {}, ["d", "c"])];
  expect(compareRuns(runs).warnings).toEqual([{ type: "case-sets-differ", seen: 4, common: 2 }]);
});

test("ranks by strict rate, equals in the order given", () => {
  const runs = [
    run("none", {}),
    run("first", {}, ["a"]),
    run("second", {}, ["b"]),
    run("both", {}, ["a", "b"]),
  ];
  expect(compareRuns(runs).ranked.map(({ run_id }) => run_id)).toEqual(["both", "first", "second", "none"]);
  expect(compareRuns([])).toEqual({ warnings: [], ranked: [] });
});

test("refuses a setting that cannot be compared", () => {
  expect(() => compareRuns([run("a", { judge_model: ["j"] })])).toThrow(InputError);
});
