import Table from "cli-table3";
import { fraudTable } from "./fraud-table.ts";
import { guardLines } from "./guard-markdown.ts";
import { onceText, percent, percentRange } from "../view/figure-text.ts";
import type { RunReport } from "../view/run-report.ts";

/** A run's headline as a table for a terminal; colourless, so that it pipes well. */
export function runTable(report: RunReport): string {
  const figures = report.fraud === undefined ? retailTable(report) : fraudTable(report);
  const table = [figures, ...guardLines(report.guards ?? [])].join("\n");
  const unjudged = report.agents.reduce((sum, agent) => sum + agent.withUnjudged, 0);
  if (unjudged === 0) return table;
  return `${table}\n${unjudged} episodes are graded by rules alone: what only a judge can tell is open (--judge).`;
}

function retailTable({ agents, manifest }: RunReport): string {
  const table = new Table({
    head: [
      "agent",
      `passed all ${manifest.trials}`,
      "95 % interval",
      "mean",
      "≥ once",
      "first failed",
      "invalid",
      "error",
    ],
    style: { head: [], border: [] },
    colAligns: ["left", "right", "right", "right", "right", "left", "right", "right"],
  });
  for (const { agent, summary, episodes, missing, firstFailed } of agents) {
    const figures = summary?.overall.figures;
    const apart = [episodes.invalid, episodes.error + missing];
    if (figures?.status !== "graded") {
      table.push([agent.label, "–", "–", "–", "–", "", ...apart]);
      continue;
    }
    const { strict, meanOverScenarios } = figures;
    const where = firstFailed.slice(0, 4).map(({ name, count }) => `${name} ${count}`);
    table.push([
      agent.label,
      `${strict.count}/${strict.of} ${percent(strict.rate)}`,
      percentRange(strict.interval),
      percent(meanOverScenarios),
      onceText(figures, manifest.trials),
      where.join(", "),
      ...apart,
    ]);
  }
  return table.toString();
}
