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
      "95 %",
      `all ${manifest.trials}`,
      "utility",
      "95 %",
      `all ${manifest.trials}`,
      "fails by",
      "invalid",
      "error",
    ],
    style: { head: [], border: [] },
    colAligns: ["left", "right", "right", "right", "right", "right", "right", "left", "right", "right"],
  });
  for (const { agent, security, utility, failureTypes } of fraud?.agents ?? []) {
    const report = agents.find((each) => each.agent.label === agent);
    const { invalid, error } = report?.summary.overall.episodes ?? { invalid: 0, error: 0 };
    const types = failureTypes.slice(0, NAMED_TYPES).map(({ type, count }) => `${type} ${count}`);
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

/** Mean over scenarios, its interval, and the share that passed every trial. */
function sideCells({ overall, mean }: TrialSummary): [string, string, string] {
  if (overall.figures.status === "nothing-graded" || mean.status === "nothing-graded") return ["–", "–", "–"];
  return [
    percent(overall.figures.meanOverScenarios),
    percentRange(mean.interval),
    percent(overall.figures.strict.rate),
  ];
}
