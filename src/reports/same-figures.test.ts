import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SuiteFigures } from "../contract/suite-figures.ts";
import { ONE_FIGURE, SECURITY_AND_UTILITY } from "../contract/suite-figures.fixture.ts";
import { sampleReport, type Outcome, type Outcomes } from "./ci/sample-report.fixture.ts";
import { runHtml } from "./html/run-html.ts";
import { runMarkdown } from "./text/run-markdown.ts";
import { runTable } from "./text/run-table.ts";
import type { RunReport } from "./view/run-report.ts";

// A figure has one value, wherever it is read: in the terminal, in Markdown and on the page.

const outcome = fc.constantFrom<Outcome>("passed", "passed", "failed", "open", "invalid", "error");
const trials = fc.array(outcome, { minLength: 0, maxLength: 3 });
const IDS = ["one/attack", "two/attack", "three/attack", "one/control", "two/control"];
const outcomes = fc.record(Object.fromEntries(IDS.map((id) => [id, trials])));

function reportOf(figures: SuiteFigures, agents: Record<string, Outcomes>): RunReport {
  const scenarios = IDS.map((id) => {
    const [pair = "", variant = ""] = id.split("/");
    return { id, title: id, hash: "h", groups: { variant, pair, mechanism: pair } };
  });
  const suite = { id: "sample", kind: "fraud", title: "Sample", hash: "5a5a5a5a", source: "sample", figures };
  return sampleReport(agents, { scenarios, suite });
}

type Cells = readonly string[];
const plain = (cell: string): string =>
  cell
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#45;", "-")
    .replaceAll(/\\(?=[-.])/g, "")
    .trim();

/** Cells of the first row of each agent. */
const rowsIn = {
  terminal: (report: RunReport, agent: string): Cells => firstRow(runTable(report).split("\n"), "│", agent),
  markdown: (report: RunReport, agent: string): Cells =>
    firstRow(runMarkdown(report).split("\n"), "|", agent),
  page(report: RunReport, agent: string): Cells {
    const rows = Array.from(
      runHtml(report).html.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g),
      ([, row = ""]) =>
        row
          .split(/<\/t[hd]>/)
          .slice(0, -1)
          .map(plain),
    );
    return rows.find(([first]) => first === agent) ?? [];
  },
};

function firstRow(lines: readonly string[], edge: string, agent: string): Cells {
  const rows = lines.map((line) => line.split(edge).map(plain).slice(1, -1));
  return rows.find(([first]) => first === agent) ?? [];
}

/** What a row says in numbers: shares, counts of counts and intervals, however a form puts them. */
const numbersIn = (cells: Cells): string[] =>
  cells
    .slice(1)
    .join(" ")
    .replaceAll("/", " of ")
    .match(/\d+(?:\.\d+)?(?:–\d+(?:\.\d+)?)?/g) ?? [];

describe("every report shows the same figures", () => {
  test("of a suite with sides: means, strict passes, intervals, and what has no score", () => {
    fc.assert(
      fc.property(outcomes, outcomes, (alpha, beta) => {
        const report = reportOf(SECURITY_AND_UTILITY, { alpha, beta });
        for (const agent of ["alpha", "beta"]) {
          const [terminal, markdown, page] = [
            rowsIn.terminal(report, agent),
            rowsIn.markdown(report, agent),
            rowsIn.page(report, agent),
          ];
          const { episodes, missing } = report.agents.find((each) => each.agent.label === agent) ?? {
            episodes: { open: -1, invalid: -1, error: -1 },
            missing: 0,
          };
          // Three cells a side; the terminal and the page say beside them what is in no figure.
          const unscored = [episodes.open, episodes.invalid, episodes.error + missing].map(String);
          expect(numbersIn(page.slice(0, 7))).toEqual(numbersIn(terminal.slice(0, 7)));
          expect(numbersIn(markdown.slice(0, 7))).toEqual(numbersIn(terminal.slice(0, 7)));
          expect(terminal.slice(-3)).toEqual(unscored);
          expect(page.slice(-3)).toEqual(unscored);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("of a suite without: strict passes, intervals, and what has no score", () => {
    fc.assert(
      fc.property(outcomes, outcomes, (alpha, beta) => {
        const report = reportOf(ONE_FIGURE, { alpha, beta });
        for (const agent of ["alpha", "beta"]) {
          const { episodes, missing, summary } =
            report.agents.find((each) => each.agent.label === agent) ?? {};
          if (episodes === undefined || summary?.overall.figures.status === "nothing-graded") continue;
          const unscored = [episodes.open, episodes.invalid, episodes.error + (missing ?? 0)].map(String);
          const forms = [
            rowsIn.terminal(report, agent),
            rowsIn.markdown(report, agent),
            rowsIn.page(report, agent),
          ];
          const [terminal = [], markdown = [], page = []] = forms;
          expect(terminal.slice(-3)).toEqual(unscored);
          const strict = numbersIn(terminal.slice(0, 3));
          expect(numbersIn(markdown).slice(0, strict.length)).toEqual(strict);
          expect(numbersIn(page).slice(0, strict.length)).toEqual(strict);
          for (const cells of [markdown, page]) expect(cells.slice(-4, -1)).toEqual(unscored);
        }
      }),
      { numRuns: 60 },
    );
  });
});
