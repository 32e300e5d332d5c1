import { expect, test } from "vitest";
import type { Finding } from "../contract/verdict.ts";
import { defineCheck, evidenceAt, failed, noneFound, notApplicable, passed, unjudged } from "./check.ts";
import { conclude } from "./conclude.ts";

const none = { noneAmong: "agent-calls" } as const;
const result = (id: string, finding: Finding, gating = true) =>
  defineCheck({ id, version: 1, stage: id.charAt(0) }, () => finding).run(undefined, gating);
const good = passed(none, "fine");
const bad = failed({ at: [3] }, "wrong");

test("the first failed gating check, in the order given, names the failure", () => {
  const verdict = conclude({
    results: [result("S1", good), result("S4", bad), result("A1", bad)],
    unjudged: "listed",
  });
  expect(verdict).toMatchObject({ status: "failed", firstFailed: "S4" });
});

test("a failed check that does not gate is shown and does not fail the case", () => {
  const verdict = conclude({ results: [result("S5", bad, false), result("A1", good)], unjudged: "listed" });
  expect(verdict).toMatchObject({ status: "passed", unjudged: [] });
  expect(verdict).toHaveProperty("results.0.finding.status", "failed");
});

test("what nobody judged is listed, or is an error where a judge was to be asked", () => {
  const results = [result("S1", good), result("R", unjudged("no judge was asked"))];
  expect(conclude({ results, unjudged: "listed" })).toMatchObject({ status: "passed", unjudged: ["R"] });
  expect(conclude({ results, unjudged: "error" })).toMatchObject({
    status: "error",
    because: "R: no judge was asked",
  });
});

test("an unjudged check that does not gate is neither listed nor an error", () => {
  const results = [result("S1", good), result("R", unjudged("not asked"), false)];
  expect(conclude({ results, unjudged: "error" })).toMatchObject({ status: "passed", unjudged: [] });
});

test("a failure stands even where a judgement is missing", () => {
  const results = [result("S2", unjudged("not answered")), result("S3", bad)];
  expect(conclude({ results, unjudged: "error" })).toMatchObject({ status: "failed", firstFailed: "S3" });
});

test("patterns are asked for failures only", () => {
  const patterns = () => [
    { pattern: "acted-too-soon", family: "f", evidence: { at: [1] }, because: "it acted" },
  ];
  expect(conclude({ results: [result("S1", good)], unjudged: "listed", patterns })).toHaveProperty(
    "patterns",
    [],
  );
  expect(conclude({ results: [result("S1", bad)], unjudged: "listed", patterns })).toHaveProperty(
    "patterns.length",
    1,
  );
});

test("quality is absent, never 0, where nothing was scored", () => {
  const results = [result("A4", notApplicable("no order is asked for"))];
  expect(conclude({ results, unjudged: "listed" })).not.toHaveProperty("quality");
  expect(conclude({ results, unjudged: "listed", quality: 0 })).toHaveProperty("quality", 0);
});

test("noneFound fails on exactly what was found, each event once and in order", () => {
  expect(noneFound("leak", "agent-messages", [])).toEqual({
    status: "passed",
    evidence: { noneAmong: "agent-messages" },
    because: "no leak",
  });
  const found = [
    { at: [9, 4], because: "first" },
    { at: [4], because: "second" },
  ];
  expect(noneFound("leak", "agent-messages", found)).toEqual({
    status: "failed",
    evidence: { at: [4, 9] },
    because: "first; second",
  });
  expect(evidenceAt([], "messages")).toEqual({ noneAmong: "messages" });
});

test("a gating check that could not be observed is never as good as passed, and never hides a failure", () => {
  const blind = result("A1", { status: "not-observed", because: "its calls are not in the record" });
  expect(conclude({ results: [result("S1", good), blind], unjudged: "listed" })).toMatchObject({
    status: "error",
    because: "A1 not observed: its calls are not in the record",
  });
  const both = [blind, result("A2", blind.finding)];
  expect(conclude({ results: both, unjudged: "listed" })).toMatchObject({
    because: "A1, A2 not observed: its calls are not in the record",
  });
  expect(conclude({ results: [blind, result("R", bad)], unjudged: "listed" })).toMatchObject({
    status: "failed",
    firstFailed: "R",
  });
});
