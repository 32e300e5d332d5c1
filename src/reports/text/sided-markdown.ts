import type { SuiteFigures } from "../../contract/suite-figures.ts";
import type { BreakDown } from "../../statistics/break-down.ts";
import type { SystemsComparison } from "../../statistics/compare-systems.ts";
import { percentBand, percentRange } from "../view/figure-text.ts";
import { pairRows } from "../view/pair-rows.ts";
import { macroEnds, shownFigures } from "../view/shown-figures.ts";
import { sidedRows, type SideCells, type SidedRow } from "../view/sided-rows.ts";
import { capital, figuresNote, figuresTitle } from "../view/side-words.ts";
import type { SidedFigures } from "../view/sided-figures.ts";
import { bySide, sidedGrouping } from "../view/suite-sides.ts";
import { ours, pick, type Cell } from "../view/table.ts";
import type { RunReport } from "../view/run-report.ts";
import { inertMarkdown } from "./inert-markdown.ts";
import { markdownTable } from "./markdown-table.ts";

/** The figures of each side, apart, agent by agent. */
export function sidedHeadline(report: RunReport): string[] {
  const { figures } = report.manifest.suite;
  const heads = figures.sides.flatMap(({ figure, passed, failing }) => [
    figure,
    `${passed} in every trial`,
    "95 % interval",
    ...(failing === undefined ? [] : [failing]),
  ]);
  const agents = sidedRows(report);
  const rows = agents.map(({ agent, sides }): Cell[] => [agent, ...sides.flatMap(cells)]);
  return [
    `## ${inertMarkdown(capital(figuresTitle(figures.sides)))}`,
    "",
    inertMarkdown(figuresNote(figures)),
    "",
    ...markdownTable({ head: ["agent", ...heads], rows }),
    ...unscored(agents),
  ];
}

/** What stands beside the figures: episodes that are in none, and how far they could move them. */
function unscored(agents: readonly SidedRow[]): string[] {
  const rows = agents.flatMap(({ agent, sides }) =>
    sides.flatMap(({ told, open, invalid, error, bounds }): Cell[][] =>
      open + invalid + error === 0 ? [] : [[agent, told.figure, open, invalid, error, ours(bounds)]],
    ),
  );
  if (rows.length === 0) return [];
  return [
    "Episodes without a score. Open ones make figures bands; were the invalid and those in error failed or passed too, the mean would lie",
    "within the bounds.",
    "",
    ...markdownTable({ head: ["agent", "side", "open", "invalid", "error", "bounds"], rows }),
  ];
}

type SidedAgents = SidedFigures["agents"];

/** What lies behind the headline: by the most telling grouping, and in which way episodes failed. */
export function sidedDetails({ agents }: SidedFigures, figures: SuiteFigures): string[] {
  return [...agents.flatMap((own) => byGrouping(own, figures)), ...failureTypes(agents, figures)];
}

/** All agents over the scenarios of each side. */
export function sidedComparisons({ compared = [] }: SidedFigures, { sides }: SuiteFigures): string[] {
  return bySide(sides, compared).flatMap(({ told, entry }) => comparison(told.figure, entry.comparison));
}

/** The Wilson interval is of the share that passed every trial: a bootstrap of equal scores would have no width. */
function cells({ shown, failing }: SideCells): Cell[] {
  const figures =
    shown === undefined
      ? ["–", "–", "–"]
      : [shown.mean, `${shown.count} of ${shown.of}`, shown.interval].map(ours);
  return [...figures, ...(failing === undefined ? [] : [ours(failing)])];
}

function byGrouping({ agent, sides: own }: SidedAgents[number], figures: SuiteFigures): string[] {
  const grouping = sidedGrouping(figures);
  if (grouping === undefined) return [];
  const { key, noun } = grouping;
  const parts = bySide(figures.sides, own).map(({ told, entry: { by } }) => {
    return { told, broken: by.find((one) => one.key === key) };
  });
  const values = [...new Set(parts.flatMap(({ broken }) => broken?.rows.map(({ value }) => value) ?? []))];
  if (values.length === 0) return [];
  const rows = values
    .toSorted()
    .map((value) => [value, ...parts.map(({ broken }) => shareOf(broken, value))]);
  const means = parts.map(({ broken }) => meanOfGroups(broken));
  return [
    `### ${inertMarkdown(agent)} by ${inertMarkdown(noun.one)}`,
    "",
    ...markdownTable({
      head: [noun.one, ...parts.map(({ told }) => told.figure)],
      rows: [...rows, [{ strong: `mean of ${noun.many}` }, ...means]],
    }),
  ];
}

function shareOf(broken: BreakDown | undefined, value: string): Cell {
  const row = broken?.rows.find((one) => one.value === value);
  const shown = row && shownFigures(row.figures, 0);
  return ours(shown === undefined ? "–" : `${shown.mean} of ${shown.of} scenarios`);
}

function meanOfGroups(broken: BreakDown | undefined): Cell {
  const ends = broken && macroEnds(broken.macro, "meanOverScenarios");
  return ours(ends === undefined ? "–" : `${percentBand(ends.band)} (${percentRange(ends.interval)})`);
}

function failureTypes(agents: SidedAgents, { sides }: SuiteFigures): string[] {
  const rows = agents.flatMap(({ agent, failureTypes: types }) =>
    types.map(({ side, type, count }) => {
      const told = sides.find(({ id }) => id === side);
      return [agent, told?.scenarios.one ?? side, type, count];
    }),
  );
  if (rows.length === 0) return [];
  return [
    "### In which way episodes failed",
    "",
    ...markdownTable({ head: ["agent", "side", "failure type", "episodes"], rows }),
  ];
}

function comparison(figure: string, compared: SystemsComparison): string[] {
  if (compared.status !== "compared") return [];
  return [
    `### ${inertMarkdown(capital(figure))} compared`,
    "",
    `Over ${compared.common.length} scenarios; difference of means in points with the 95 % interval of a paired bootstrap, exact McNemar test on scenarios`,
    "that passed every trial, adjusted by Holm.",
    "",
    ...markdownTable(
      pick(pairRows(compared.pairs, "meanDifference"), {
        pair: "pair",
        ranged: "difference",
        p: "p",
        adjustedP: "adjusted p",
      }),
    ),
  ];
}
