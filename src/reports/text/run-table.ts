import Table from "cli-table3";
import { guardLines } from "./guard-markdown.ts";
import { boundLines, judgedLines } from "../view/open-lines.ts";
import type { RunReport } from "../view/run-report.ts";
import { shownFigures } from "../view/shown-figures.ts";
import { sidedTable } from "./sided-table.ts";

/** A run's headline as a table for a terminal; colourless, so that it pipes well. */
export function runTable(report: RunReport): string {
  const figures = report.sided === undefined ? wholeTable(report) : sidedTable(report);
  return [figures, ...boundLines(report), ...guardLines(report.guards ?? []), ...judgedLines(report)].join(
    "\n",
  );
}

function wholeTable({ agents, manifest }: RunReport): string {
  const table = new Table({
    head: [
      "agent",
      `passed all ${manifest.trials}`,
      "95 % interval",
      "mean",
      "≥ once",
      "first failed",
      "open",
      "invalid",
      "error",
    ],
    style: { head: [], border: [] },
    colAligns: ["left", "right", "right", "right", "right", "left", "right", "right", "right"],
  });
  for (const { agent, summary, episodes, missing, firstFailed } of agents) {
    const shown = summary && shownFigures(summary.overall.figures, manifest.trials);
    const apart = [episodes.open, episodes.invalid, episodes.error + missing];
    if (shown === undefined) {
      table.push([agent.label, "–", "–", "–", "–", "", ...apart]);
      continue;
    }
    const where = firstFailed.slice(0, 4).map(({ name, count }) => `${name} ${count}`);
    table.push([
      agent.label,
      `${shown.count}/${shown.of} ${shown.rate}`,
      shown.interval,
      shown.mean,
      shown.once,
      where.join(", "),
      ...apart,
    ]);
  }
  return table.toString();
}
