import { expect, test } from "vitest";
import { InputError } from "../../contract/errors.ts";
import { IntegralFloat } from "../../contract/json.ts";
import type { ExactJson, ExactObject } from "../../contract/json.ts";
import { loadRun } from "./load-run.ts";

type Files = Record<string, (ExactJson | undefined)[]>;

function load(meta: ExactObject, scores: Files = {}) {
  return loadRun({ runId: "run", meta, scores: new Map(Object.entries(scores)) });
}

const pass = { verdict: "PASS", fail_reason: null, axis: "happy", domain: "cards", tool: "block_card" };

test("keeps listed cases in their order, scored or not, then adds what else it finds, pass by pass, by name", () => {
  const { cases } = load(
    { passes: 2, case_ids: ["z", "never-scored"] },
    { y: [undefined, pass], x: [undefined, pass], w: [pass], z: [pass, pass], empty: [undefined, undefined] },
  );
  expect(cases.map(({ caseId }) => caseId)).toEqual(["z", "never-scored", "w", "x", "y"]);
  expect(cases.map(({ slots }) => slots.map((slot) => slot?.passed))).toEqual([
    [true, true],
    [undefined, undefined],
    [true, undefined],
    [undefined, true],
    [undefined, true],
  ]);
});

test("adds a case for a file that is no JSON, without a score", () => {
  expect(load({ passes: 1 }, { broken: [null] }).cases).toMatchObject([
    { caseId: "broken", slots: [undefined] },
  ]);
});

test("ignores passes beyond the run's number", () => {
  expect(load({ passes: 1, case_ids: ["a"] }, { a: [pass, pass, pass] }).cases[0]?.slots).toHaveLength(1);
});

test("groups a case by its first score that is not empty, not by what the run says", () => {
  const meta = {
    passes: 3,
    case_ids: ["a"],
    case_meta: { a: { axis: "planned", domain: "planned", tool: "planned" } },
  };
  const later = { ...pass, axis: "later" };
  expect(load(meta, { a: [{}, { ...pass, domain: "" }, later] }).cases).toMatchObject([
    { axis: "happy", domain: "unknown", tool: "block_card" },
  ]);
  expect(load(meta, { a: [{}, null, undefined] }).cases).toMatchObject([{ axis: "planned" }]);
  expect(load({ passes: 1, case_ids: ["a"] }).cases).toMatchObject([{ axis: "unknown", tool: "unknown" }]);
});

test("takes only the exact verdict PASS for passed", () => {
  const verdicts = ["PASS", "pass", "FAIL", "INCOMPLETE", true, null];
  const { cases } = load({ passes: 6, case_ids: ["a"] }, { a: verdicts.map((verdict) => ({ verdict })) });
  expect(cases[0]?.slots.map((slot) => slot?.passed)).toEqual([true, false, false, false, false, false]);
});

test("keeps numeric sub-scores only, without booleans", () => {
  const sub_scores = { a: 1, b: new IntegralFloat(0), c: true, d: "n/a", e: null, f: 0.5 };
  const { cases } = load({ passes: 1 }, { a: [{ ...pass, judge_result: { sub_scores } }] });
  expect(cases[0]?.slots[0]?.subScores).toEqual([
    { metric: "a", value: 1 },
    { metric: "b", value: 0 },
    { metric: "f", value: 0.5 },
  ]);
});

test.each<[ExactObject, number]>([
  [{}, 1],
  [{ passes: 3 }, 3],
  [{ passes: new IntegralFloat(3) }, 3],
  [{ passes: 2.9 }, 2],
  [{ passes: "3" }, 3],
  [{ passes: " +1_0 " }, 10],
  [{ passes: true }, 1],
  [{ passes: 0 }, 0],
  [{ passes: -2 }, -2],
])("reads passes from %j as %d", (meta, passes) => {
  expect(load(meta).passes).toBe(passes);
});

test.each<[string, ExactObject, Files]>([
  ["passes that are null", { passes: null }, {}],
  ["passes that are no whole number", { passes: "2.5" }, {}],
  ["infinite passes", { passes: Infinity }, {}],
  ["case ids that are no list", { case_ids: "a" }, {}],
  ["a case id that is no text", { case_ids: ["a", 1] }, {}],
  ["a score that is no object", {}, { a: [[1]] }],
  ["a judge's result that is no object", {}, { a: [{ judge_result: "x" }] }],
  ["sub-scores that are no object", {}, { a: [{ judge_result: { sub_scores: [1] } }] }],
  ["a reason that is no text", {}, { a: [{ fail_reason: 1 }] }],
  ["a group that is no text", {}, { a: [{ axis: 1 }] }],
  ["planned groups that are no object", { case_ids: ["a"], case_meta: { a: "x" } }, {}],
])("refuses %s, as a mistake in the input", (_, meta, scores) => {
  expect(() => load(meta, scores)).toThrow(InputError);
});

test("names the file of a mistake", () => {
  expect(() => load({ passes: 2 }, { "case.001": [pass, "text"] })).toThrow(/case\.001.*pass 2.*object/);
});
