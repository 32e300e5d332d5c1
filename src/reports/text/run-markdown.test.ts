import { describe, expect, test } from "vitest";
import { sampleReport } from "../ci/sample-report.fixture.ts";
import { runMarkdown } from "./run-markdown.ts";
import { runTable } from "./run-table.ts";

const passed = ["passed", "passed", "passed"] as const;
const unanswered = { "cards.block": passed, "cards.limit": ["passed", "open", "passed"] } as const;
const report = sampleReport({ mine: unanswered, other: { "cards.block": passed, "cards.limit": passed } });

/** The cells of an agent's row. */
function rowOf(agent: string, text: string, bar: string): string[] {
  const line = text.split("\n").find((each) => each.startsWith(`${bar} ${agent} `)) ?? "";
  return line.split(bar).map((cell) => cell.trim());
}

describe("with an open question", () => {
  test("a terminal's table shows a band and how many are open, and one figure where nothing is", () => {
    const table = runTable(report);
    expect(rowOf("mine", table, "│").slice(2)).toEqual([
      "1–2/2 50.0–100.0 %",
      "9.5–100.0 %",
      "83.3–100.0 %",
      "100.0 %",
      "",
      "1",
      "0",
      "0",
      "",
    ]);
    expect(rowOf("other", table, "│").slice(2, 4)).toEqual(["2/2 100.0 %", "34.2–100.0 %"]);
    expect(table).toContain("mine: 1 question is open in 1 episode: R 1.");
    expect(table).toContain(
      "Nobody was asked: figures are bands until a judge answers (--judge, or regrade).",
    );
    expect(table).not.toContain("other: ");
  });

  test("report.md has the band, the bounds, the question and what it does not show", () => {
    const text = runMarkdown(report);
    expect(rowOf("mine", text, "|").slice(2, 5)).toEqual([
      "1–2 of 2 (50.0–100.0 %)",
      "9.5–100.0 %",
      "83.3–100.0 %",
    ]);
    expect(rowOf("other", text, "|").slice(2, 4)).toEqual(["2 of 2 (100.0 %)", "34.2–100.0 %"]);
    expect(text).toContain("- mine: 1 question is open in 1 episode: R 1.");
    expect(text).toContain("| cards.limit | 2 | open | R: no rule can tell |");
    expect(text).toContain("Of 1 episode nobody can say yet whether they passed");
  });

  test("without one neither speaks of bands", () => {
    const closed = sampleReport({ mine: { "cards.block": passed } });
    expect(runTable(closed)).not.toMatch(/open in|bands/);
    expect(runMarkdown(closed)).not.toMatch(/nobody can say yet|Nobody was asked/);
  });
});
