import { expect, test } from "vitest";
import type { AgentSpec } from "../../contract/manifest.ts";
import { sampleReport } from "../ci/sample-report.fixture.ts";
import { runMarkdown } from "./run-markdown.ts";
import { unscoredLines, unseenLines } from "./unscored-lines.ts";

test("nothing is said where every episode has a score", () => {
  expect(
    unscoredLines(sampleReport({ one: { "a.b": ["passed", { failed: "x" }, "passed"] } }), "nightly"),
  ).toEqual([]);
});

test("says why episodes have no score, and how missing ones come to be played", () => {
  const report = sampleReport({ one: { "a.b": ["error", "error", "invalid"], "a.c": ["passed"] } });
  const lines = [
    "one: 2 episodes in error: the provider is down",
    "one: 1 episode invalid: the caller broke off",
    "one: 2 episodes missing; tellerproof resume nightly plays them.",
  ];
  expect(unscoredLines(report, "nightly")).toEqual(lines);
});

test("a report lists invalid episodes and errors by cause, with the episodes", () => {
  const report = sampleReport({
    one: { "a.b": ["error", "invalid", "passed"], "a.c": ["invalid", { failed: "x" }, "passed"] },
  });
  const markdown = runMarkdown(report);
  expect(markdown).toContain("Without a score, by cause");
  expect(markdown).toContain("| invalid | the caller broke off | 2 | a.b trial 2, a.c trial 1 |");
  expect(markdown).toContain("| error | the provider is down | 1 | a.b trial 1 |");
  expect(runMarkdown(sampleReport({ one: { "a.b": ["passed", "passed", "passed"] } }))).not.toContain(
    "by cause",
  );
});

test("an agent of which nothing was graded did not do well for it", () => {
  expect(runMarkdown(sampleReport({ one: { "a.b": ["error", "error", "error"] } }))).toContain(
    "No episode was graded.",
  );
  expect(runMarkdown(sampleReport({ one: { "a.b": ["passed"] } }))).toContain("No graded episode failed.");
});

test("an agent that acts elsewhere is not shown as one that did badly", () => {
  const agent: AgentSpec = {
    kind: "adapter",
    label: "one",
    adapter: "http",
    file: "one.yaml",
    fileHash: "h",
    unseen: ["agent-calls"],
  };
  const report = sampleReport({ one: { "a.b": [{ failed: "x" }] } }, { agents: [agent] });
  const line = "one does not act on our bank: its calls are not observed, so none of its episodes can pass.";
  expect(unseenLines(report)).toEqual([expect.stringContaining(line)]);
  expect(runMarkdown(report)).toContain(line);
});
