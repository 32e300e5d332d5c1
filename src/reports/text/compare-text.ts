import type { CompareReport } from "../view/compare-report.ts";
import { countOf } from "../view/quantity-text.ts";
import { pairRows } from "../view/pair-rows.ts";
import { shownFigures } from "../view/shown-figures.ts";
import { pick } from "../view/table.ts";
import { terminalTable } from "./terminal-table.ts";

/** Flips that are named; the rest is counted. */
const NAMED_FLIPS = 30;

/** A comparison for a terminal: first what was not alike, then the figures, apart by side where the suite has sides. */
export function compareText({ unlike, parts }: CompareReport): string {
  const warnings = unlike.map(
    ({ field, breaks, values }) =>
      `${breaks ? "Not comparable" : "Note"}: ${field} differs: ${values.map(({ run, value }) => `${run} ${value || "none"}`).join("; ")}`,
  );
  return [...warnings, ...parts.map(partText)].join("\n");
}

type Part = CompareReport["parts"][number];

function partText({ title, comparison, flips, undecided }: Part): string {
  const head = title === undefined ? [] : [title];
  if (comparison.status === "nothing-in-common") {
    return [...head, "No scenario has a score from every agent."].join("\n");
  }
  const left = comparison.leftOut.filter(({ scenarios }) => scenarios.length > 0);
  return [
    ...head,
    ...left.map(
      ({ system, scenarios }) =>
        `Left out of ${system}: ${countOf(scenarios.length, "scenario")} without a counterpart`,
    ),
    `${countOf(comparison.common.length, "scenario")} in common.`,
    systemsTable(comparison),
    pairsTable(comparison),
    ...flipLines(flips),
    ...undecidedLines(undecided),
  ].join("\n");
}

type Compared = Extract<Part["comparison"], { status: "compared" }>;

function systemsTable({ systems }: Compared): string {
  const rows = systems.flatMap((figures) => {
    const shown = shownFigures(figures, 0);
    if (shown === undefined) return [];
    const rate = `${shown.count}/${shown.of} ${shown.rate}`;
    const open = figures.status === "banded" ? figures.open : 0;
    return [[figures.system, rate, shown.interval, shown.mean, shown.inconsistent, open]];
  });
  const head = ["agent", "passed all trials", "95 % interval", "mean", "inconsistent", "open"];
  return terminalTable({ head, rows });
}

function pairsTable({ pairs }: Compared): string {
  return terminalTable(
    pick(pairRows(pairs, "strictDifference"), {
      pair: "pair",
      difference: "difference (points)",
      interval: "95 % interval",
      onlyFirst: "only first",
      onlySecond: "only second",
      p: "p",
      adjustedP: "Holm",
    }),
  );
}

function undecidedLines(undecided: Part["undecided"]): string[] {
  if (undecided.length === 0) return [];
  const named = undecided.slice(0, NAMED_FLIPS).map((scenario) => `  ${scenario}`);
  const left = undecided.length - named.length;
  return [
    `${countOf(undecided.length, "scenario")} on which open questions decide whether the two differ:`,
    ...named,
    ...(left > 0 ? [`  and ${left} more`] : []),
  ];
}

function flipLines(flips: Part["flips"]): string[] {
  const shown = flips
    .slice(0, NAMED_FLIPS)
    .map(({ scenario, passedBy, failedBy }) => `  ${scenario}: passed by ${passedBy}, failed by ${failedBy}`);
  const left = flips.length - shown.length;
  return [
    ...(flips.length > 0 ? ["Scenarios that only one passed:"] : []),
    ...shown,
    ...(left > 0 ? [`  and ${left} more`] : []),
  ];
}
