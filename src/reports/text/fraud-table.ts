import Table from "cli-table3";
import type { TrialSummary } from "../../statistics/summarise-trials.ts";
import type { RunReport } from "../view/run-report.ts";
import { shownFigures } from "../view/shown-figures.ts";

/** Ways of failing that a row of the table names. */
const NAMED_TYPES = 3;

/** A fraud run's headline as a table for a terminal: security and utility side by side. */
export function fraudTable({ agents, fraud, manifest }: RunReport): string {
  const table = new Table({
    head: [
      "agent",
      "security",
      `all ${manifest.trials}`,
      "95 %",
      "utility",
      `all ${manifest.trials}`,
      "95 %",
      "fails by",
      "open",
      "invalid",
      "error",
    ],
    style: { head: [], border: [] },
    colAligns: [
      "left",
      "right",
      "right",
      "right",
      "right",
      "right",
      "right",
      "left",
      "right",
      "right",
      "right",
    ],
  });
  for (const { agent, security, utility, failureTypes } of fraud?.agents ?? []) {
    const report = agents.find((each) => each.agent.label === agent);
    const { open, invalid, error } = report?.episodes ?? { open: 0, invalid: 0, error: 0 };
    const types = [...Map.groupBy(failureTypes, ({ type }) => type)]
      .map(([type, sides]) => ({ type, count: sides.reduce((sum, { count }) => sum + count, 0) }))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, NAMED_TYPES)
      .map(({ type, count }) => `${type} ${count}`);
    table.push([
      agent,
      ...sideCells(security, manifest.trials),
      ...sideCells(utility, manifest.trials),
      types.join(", "),
      open,
      invalid,
      error + (report?.missing ?? 0),
    ]);
  }
  return table.toString();
}

/** Mean over scenarios; the scenarios that passed every trial, with the interval of their share. */
function sideCells({ overall: { figures } }: TrialSummary, trials: number): [string, string, string] {
  const shown = shownFigures(figures, trials);
  return shown === undefined ? ["–", "–", "–"] : [shown.mean, `${shown.count}/${shown.of}`, shown.interval];
}
