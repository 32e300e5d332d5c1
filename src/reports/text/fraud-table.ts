import Table from "cli-table3";
import type { TrialSummary } from "../../statistics/summarise-trials.ts";
import { percent, percentRange } from "../view/figure-text.ts";
import type { RunReport } from "../view/run-report.ts";

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
      "invalid",
      "error",
    ],
    style: { head: [], border: [] },
    colAligns: ["left", "right", "right", "right", "right", "right", "right", "left", "right", "right"],
  });
  for (const { agent, security, utility, failureTypes } of fraud?.agents ?? []) {
    const report = agents.find((each) => each.agent.label === agent);
    const { invalid, error } = report?.episodes ?? { invalid: 0, error: 0 };
    const types = [...Map.groupBy(failureTypes, ({ type }) => type)]
      .map(([type, sides]) => ({ type, count: sides.reduce((sum, { count }) => sum + count, 0) }))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, NAMED_TYPES)
      .map(({ type, count }) => `${type} ${count}`);
    table.push([
      agent,
      ...sideCells(security),
      ...sideCells(utility),
      types.join(", "),
      invalid,
      error + (report?.missing ?? 0),
    ]);
  }
  return table.toString();
}

/** Mean over scenarios; the scenarios that passed every trial, with the interval of their share. */
function sideCells({ overall: { figures } }: TrialSummary): [string, string, string] {
  if (figures.status === "nothing-graded") return ["–", "–", "–"];
  const { strict, meanOverScenarios } = figures;
  return [percent(meanOverScenarios), `${strict.count}/${strict.of}`, percentRange(strict.interval)];
}
