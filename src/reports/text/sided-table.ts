import type { TrialSummary } from "../../statistics/summarise-trials.ts";
import type { RunReport } from "../view/run-report.ts";
import { shownFigures } from "../view/shown-figures.ts";
import type { FailureType } from "../view/side-tally.ts";
import { bySide } from "../view/suite-sides.ts";
import type { Cell } from "../view/table.ts";
import { terminalTable } from "./terminal-table.ts";

/** Ways of failing that a row of the table names. */
const NAMED_TYPES = 3;

/** The headline of a suite with sides as a table for a terminal: side beside side. */
export function sidedTable({ agents, sided, manifest }: RunReport): string {
  const { sides } = manifest.suite.figures;
  const ofSides = sides.flatMap(({ figure }) => [figure, `all ${manifest.trials}`, "95 %"]);
  const rows = (sided?.agents ?? []).map(({ agent, sides: own, failureTypes }): Cell[] => {
    const report = agents.find((each) => each.agent.label === agent);
    const { open, invalid, error } = report?.episodes ?? { open: 0, invalid: 0, error: 0 };
    return [
      agent,
      ...bySide(sides, own).flatMap(({ entry }) => sideCells(entry, manifest.trials)),
      mostFrequent(failureTypes).join(", "),
      open,
      invalid,
      error + (report?.missing ?? 0),
    ];
  });
  const right = (): "right" => "right";
  return terminalTable({ head: ["agent", ...ofSides, "fails by", "open", "invalid", "error"], rows }, [
    "left",
    ...ofSides.map(right),
    "left",
    "right",
    "right",
    "right",
  ]);
}

function mostFrequent(failureTypes: readonly FailureType[]): string[] {
  return [...Map.groupBy(failureTypes, ({ type }) => type)]
    .map(([type, each]) => ({ type, count: each.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, NAMED_TYPES)
    .map(({ type, count }) => `${type} ${count}`);
}

/** Mean over scenarios; the scenarios that passed every trial, with the interval of their share. */
function sideCells({ overall: { figures } }: TrialSummary, trials: number): [string, string, string] {
  const shown = shownFigures(figures, trials);
  return shown === undefined ? ["–", "–", "–"] : [shown.mean, `${shown.count}/${shown.of}`, shown.interval];
}
