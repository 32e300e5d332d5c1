import type { SuiteFigures } from "../../contract/suite-figures.ts";
import type { EpisodeLine } from "./episode-line.ts";
import { inSuiteOrder } from "./group-name.ts";

/** Scenarios of two group values by one agent. */
export type HeatCell = {
  row: string;
  column: string;
  scenarios: number;
  /** Scenarios that passed every trial. */
  strict: number;
  /** Scenarios that will have passed every trial if their open ones do. */
  mayBeStrict: number;
  graded: number;
  passed: number;
  open: number;
};

/** How an agent did where two group keys cross, such as axis × domain. There is no cell where no scenario lies. */
export type HeatMap = {
  rowKey: string;
  columnKey: string;
  rows: string[];
  columns: string[];
  cells: HeatCell[];
};

/** More values than this do not make a map that can be read. */
const MOST_VALUES = 24;

/**
 * The two group keys that cross best: the first two, by the order of the suite, that have several values and not too many.
 *
 * @returns `undefined` where fewer than two keys do.
 */
export function heatKeys(
  lines: readonly EpisodeLine[],
  figures: Pick<SuiteFigures, "sides" | "groupings">,
): [row: string, column: string] | undefined {
  const values = new Map<string, Set<string>>();
  for (const { groups } of lines) {
    for (const [key, value] of Object.entries(groups)) {
      values.set(key, (values.get(key) ?? new Set()).add(value));
    }
  }
  const fit = [...values].flatMap(([key, seen]) =>
    seen.size > 1 && seen.size <= MOST_VALUES ? [{ key }] : [],
  );
  const [row, column] = inSuiteOrder(fit, figures).map(({ key }) => key);
  return row === undefined || column === undefined ? undefined : [row, column];
}

/** The map of one agent's lines. */
export function heatMap(lines: readonly EpisodeLine[], [rowKey, columnKey]: [string, string]): HeatMap {
  const cells = new Map<string, HeatCell>();
  const seen = new Set<string>();
  const failed = new Set(lines.filter(({ status }) => status === "failed").map(({ scenario }) => scenario));
  for (const { groups, scenario, status, consistency } of lines) {
    const [row, column] = [groups[rowKey], groups[columnKey]];
    if (row === undefined || column === undefined) continue;
    const name = JSON.stringify([row, column]);
    const cell = cells.get(name) ?? {
      row,
      column,
      scenarios: 0,
      strict: 0,
      mayBeStrict: 0,
      graded: 0,
      passed: 0,
      open: 0,
    };
    cells.set(name, cell);
    if (status === "passed" || status === "failed") cell.graded += 1;
    if (status === "passed") cell.passed += 1;
    if (status === "open") cell.open += 1;
    if (seen.has(scenario)) continue;
    seen.add(scenario);
    cell.scenarios += 1;
    if (consistency === "always") cell.strict += 1;
    if (consistency === "always" || (consistency === "open" && !failed.has(scenario))) cell.mayBeStrict += 1;
  }
  const [rows, columns] = [valuesOf(lines, rowKey), valuesOf(lines, columnKey)];
  return { rowKey, columnKey, rows, columns, cells: [...cells.values()] };
}

function valuesOf(lines: readonly EpisodeLine[], key: string): string[] {
  const values = new Set(lines.map(({ groups }) => groups[key]));
  return [...values].filter((value) => value !== undefined).toSorted();
}
