import { describe, expect, test } from "vitest";
import { githubSummary } from "./github-summary.ts";
import { judgeThresholds } from "./judge-thresholds.ts";
import { sampleReport } from "./sample-report.fixture.ts";
import type { Thresholds } from "./thresholds.ts";

const report = sampleReport({
  mine: {
    "cards.block": ["passed", "passed", "passed"],
    "cards.limit": ["passed", { failed: "said <script>alert(1)</script> | x" }, "error"],
  },
});

const thresholds: Thresholds = {
  format: 1,
  overall: { strict: { atLeast: 0.9, on: "low" }, errors: { atMost: 0.5 } },
};

describe("githubSummary", () => {
  test("says first how the run stands, then breaches before what held", () => {
    const lines = githubSummary(report, judgeThresholds(thresholds, report)).split("\n");
    expect(lines[0]).toBe("# Sample suite: below a threshold");
    expect(lines.filter((line) => line.includes("held") || line.includes("breached"))).toEqual([
      "| **breached** | mine | overall: passed all trials | 50.0 % (1 of 2, 9.5–90.5 %) | at least 90.0 % (interval's lower end) | cards.limit |",
      "| held | mine | overall: episodes in error or missing | 16.7 % (1 of 6, 3.0–56.4 %) | at most 50.0 % |  |",
    ]);
  });

  test("without thresholds it has none, and tells that episodes have no score", () => {
    const text = githubSummary(report, []);
    expect(text).toMatch(/^# Sample suite: incomplete, some episodes have no score\n/);
    expect(text).not.toContain("## Thresholds");
    expect(text).toContain("| mine | 1 of 2 (50.0 %) |");
  });

  test("with open questions the figures are bands, and what is open is named", () => {
    const open = sampleReport({
      mine: { "cards.block": ["passed", "passed", "passed"], "cards.limit": ["passed", "open", "passed"] },
    });
    const text = githubSummary(
      open,
      judgeThresholds({ format: 1, overall: { strict: { atLeast: 0.9, on: "point" } } }, open),
    );
    expect(text).toMatch(/^# Sample suite: below a threshold, with open questions\n/);
    expect(text).toContain("| mine | 1–2 of 2 (50.0–100.0 %) |");
    expect(text).toContain(
      "an end of 50.0–100.0 % while verdicts are open | at least 90.0 % | cards.limit |",
    );
    expect(text).toContain("- mine: 1 question is open in 1 episode: R 1.");
    expect(text).toContain("| mine | cards.limit | 2 | open | R: no rule can tell |");
  });

  test("names what did not pass with text made inert", () => {
    const text = githubSummary(report, []);
    expect(text).toContain("2 episodes that did not pass");
    expect(text).toContain(
      "| mine | cards.limit | 2 | S6 | said &#60;script&#62;alert&#40;1&#41;&#60;/script&#62; &#124; x |",
    );
    expect(text).not.toContain("<script>");
  });

  test("stays below GitHub's 1 MiB whatever the size of the run", () => {
    const reason = "|<".repeat(5000);
    const ids = Array.from({ length: 3000 }, (_, index) => `domain${index % 400}.scenario-${index}`);
    const huge = sampleReport(
      { mine: Object.fromEntries(ids.map((id) => [id, [{ failed: reason }]])) },
      { trials: 1 },
    );
    const scenarios = [{ ids, passed: { atLeast: 1, on: "point" as const } }];
    const text = githubSummary(huge, judgeThresholds({ format: 1, scenarios }, huge));
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
    expect(text).toContain("And 2800 more thresholds");
    expect(text).toContain("And 2900 more episodes");
  });
});
