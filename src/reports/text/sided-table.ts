import type { RunReport } from "../view/run-report.ts";
import { sidedRows, type SideCells } from "../view/sided-rows.ts";
import type { Cell } from "../view/table.ts";
import { terminalTable } from "./terminal-table.ts";

/** Ways of failing that a row of the table names. */
const NAMED_TYPES = 3;

/** The headline of a suite with sides as a table for a terminal: side beside side. */
export function sidedTable(report: RunReport): string {
  const { suite, trials } = report.manifest;
  const ofSides = suite.figures.sides.flatMap(({ figure }) => [figure, `all ${trials}`, "95 %"]);
  const rows = sidedRows(report).map(({ agent, sides, failsBy, open, invalid, unfinished }): Cell[] => [
    agent,
    ...sides.flatMap(sideCells),
    failsBy.slice(0, NAMED_TYPES).join(", "),
    open,
    invalid,
    unfinished,
  ]);
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

/** Mean over scenarios; the scenarios that passed every trial, with the interval of their share. */
function sideCells({ shown }: SideCells): [string, string, string] {
  return shown === undefined ? ["–", "–", "–"] : [shown.mean, `${shown.count}/${shown.of}`, shown.interval];
}
