import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { githubAnnotations } from "./annotations.ts";
import { judgeThresholds } from "./judge-thresholds.ts";
import { sampleReport } from "./sample-report.fixture.ts";

/** A command as the runner reads it. */
function read(line: string): { level: string; title: string; message: string } {
  const [, level = "", title = "", message = ""] = /^::(\w+) title=([^:,]*)::(.*)$/.exec(line) ?? [];
  const decode = (text: string) =>
    text
      .replaceAll("%0A", "\n")
      .replaceAll("%0D", "\r")
      .replaceAll("%3A", ":")
      .replaceAll("%2C", ",")
      .replaceAll("%25", "%");
  return { level, title: decode(title), message: decode(message) };
}

const report = sampleReport({
  mine: {
    "cards.block": ["passed", "passed", "passed"],
    "cards.limit": ["passed", { failed: "said 100%0A\n::error::no" }, "passed"],
    "loans.rate": ["passed"],
  },
});

describe("githubAnnotations", () => {
  test("breached thresholds are errors, scenarios that failed or have no score are warnings", () => {
    const overall = { strict: { atLeast: 1, on: "point" }, invalid: { atMost: 0 } } as const;
    const lines = githubAnnotations(report, judgeThresholds({ format: 1, overall }, report));
    expect(lines.map(read)).toEqual([
      {
        level: "error",
        title: "mine, overall: passed all trials",
        message: "66.7 % (2 of 3, 20.8–93.9 %), wanted at least 100.0 %\nAgainst it: cards.limit",
      },
      {
        level: "warning",
        title: "mine, cards.limit",
        message: "2 of 3 trials passed, 1 failed\nS6: said 100%0A\n::error::no",
      },
      { level: "warning", title: "mine, loans.rate", message: "1 of 3 trials passed, 0 failed" },
    ]);
  });

  test("open questions are a notice for each agent, and no warning", () => {
    const open = sampleReport({
      mine: { "a.a": ["passed", "open", "open"], "a.b": ["failed", "open", "passed"] },
      other: { "a.a": ["passed", "passed", "passed"], "a.b": ["passed", "passed", "passed"] },
    });
    expect(githubAnnotations(open, []).map(read)).toEqual([
      {
        level: "warning",
        title: "mine, a.b",
        message: "1 of 3 trials passed, 1 failed, 1 open\nS6: said a masked number",
      },
      {
        level: "notice",
        title: "mine, open questions",
        message: "mine: 3 questions are open in 3 episodes: R 3.",
      },
    ]);
  });

  test("a run in which all is well has none", () => {
    expect(githubAnnotations(sampleReport({ mine: { "a.a": ["passed", "passed", "passed"] } }), [])).toEqual(
      [],
    );
  });

  test("ten of a level are shown, and the last says how many there are beside", () => {
    const ids = Array.from({ length: 14 }, (_, index) => `a.${index}`);
    const many = sampleReport({ mine: Object.fromEntries(ids.map((id) => [id, ["failed"] as const])) });
    const lines = githubAnnotations(many, []);
    expect(lines).toHaveLength(10);
    expect(read(lines.at(-1) ?? "").title).toBe("5 more scenarios failed or without a score");
  });

  test("whatever an agent says stays within its own line and command", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1, maxLength: 9 }), (texts) => {
        const mine = Object.fromEntries(texts.map((failed, index) => [`a.${index}`, [{ failed }]]));
        const lines = githubAnnotations(sampleReport({ mine }, { trials: 1 }), []);
        expect(lines).toHaveLength(texts.length);
        for (const line of lines)
          expect(line).toMatch(/^::warning title=mine%2C a\.\d::[^\n\r\u2028\u2029]*$/);
      }),
      { numRuns: 25 },
    );
  });
});
