import { guardLines } from "./guard-markdown.ts";
import { hookUpLines } from "../view/hook-up-lines.ts";
import { boundLines, judgedLines } from "../view/open-lines.ts";
import type { RunReport } from "../view/run-report.ts";
import { headlineRows } from "../view/headline-rows.ts";
import type { Cell } from "../view/table.ts";
import { sidedTable } from "./sided-table.ts";
import { terminalTable } from "./terminal-table.ts";

/** Checks that a row of the table names. */
const NAMED_CHECKS = 4;

/** A run's headline as a table for a terminal; colourless, so that it pipes well. */
export function runTable(report: RunReport): string {
  const figures = report.sided === undefined ? wholeTable(report) : sidedTable(report);
  return [
    ...hookUpLines(report.agents),
    figures,
    ...boundLines(report),
    ...guardLines(report.guards ?? []),
    ...judgedLines(report),
  ].join("\n");
}

function wholeTable(report: RunReport): string {
  const rows = headlineRows(report).map((row): Cell[] => {
    const { agent, shown, open, invalid, unfinished, firstFailed } = row;
    const figures =
      shown === undefined
        ? ["–", "–", "–", "–", ""]
        : [
            `${shown.count}/${shown.of} ${shown.rate}`,
            shown.interval,
            shown.mean,
            shown.once,
            firstFailed.slice(0, NAMED_CHECKS).join(", "),
          ];
    return [agent, ...figures, open, invalid, unfinished];
  });
  const head = [
    "agent",
    `passed all ${report.manifest.trials}`,
    "95 % interval",
    "mean",
    "≥ once",
    "first failed",
    "open",
    "invalid",
    "error",
  ];
  return terminalTable(
    { head, rows },
    head.map((name) => (name === "agent" || name === "first failed" ? "left" : "right")),
  );
}
