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
  });
  expect(verdict).toMatchObject({ status: "failed", firstFailed: "S4" });
});

test("a failed check that does not gate is shown and does not fail the case", () => {
  const verdict = conclude({ results: [result("S5", bad, false), result("A1", good)] });
  expect(verdict).toMatchObject({ status: "passed", unjudged: [] });
  expect(verdict).toHaveProperty("results.0.finding.status", "failed");
});

test("what nobody answered is open, and no score", () => {
  for (const why of ["not-asked", "cannot-tell", "not-needed"] as const) {
    const results = [result("S1", good), result("R", unjudged("no answer", why, [2]))];
    expect(conclude({ results })).toMatchObject({ status: "open", unjudged: ["R"] });
  }
});

test("a judgement that was needed and could not be had is an error, never open", () => {
  const results = [
    result("S2", unjudged("nobody asked", "not-asked")),
    result("R", unjudged("503", "no-answer")),
  ];
  expect(conclude({ results })).toMatchObject({ status: "error", because: "R: 503" });
});

test("an unjudged check that does not gate is neither listed nor an error", () => {
  const results = [result("S1", good), result("R", unjudged("no answer", "no-answer"), false)];
  expect(conclude({ results })).toMatchObject({ status: "passed", unjudged: [] });
});

test("a failure stands even where a judgement is missing", () => {
  const results = [result("S2", unjudged("not answered", "no-answer")), result("S3", bad)];
  expect(conclude({ results })).toMatchObject({ status: "failed", firstFailed: "S3", unjudged: ["S2"] });
});

test("patterns are asked for failures only", () => {
  const patterns = () => [
    { pattern: "acted-too-soon", family: "f", evidence: { at: [1] }, because: "it acted" },
  ];
  expect(conclude({ results: [result("S1", good)], patterns })).toHaveProperty("patterns", []);
  expect(conclude({ results: [result("S1", bad)], patterns })).toHaveProperty("patterns.length", 1);
});

test("quality is absent, never 0, where nothing was scored", () => {
  const results = [result("A4", notApplicable("no order is asked for"))];
  expect(conclude({ results })).not.toHaveProperty("quality");
  expect(conclude({ results, quality: 0 })).toHaveProperty("quality", 0);
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
  expect(conclude({ results: [result("S1", good), blind] })).toMatchObject({
    status: "error",
    because: "A1 not observed: its calls are not in the record",
  });
  const both = [blind, result("A2", blind.finding)];
  expect(conclude({ results: both })).toMatchObject({
    because: "A1, A2 not observed: its calls are not in the record",
  });
  expect(conclude({ results: [blind, result("R", bad)] })).toMatchObject({
    status: "failed",
    firstFailed: "R",
  });
});
