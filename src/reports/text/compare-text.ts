import Table from "cli-table3";
import { percent, percentRange, points, pValue } from "../view/figure-text.ts";
import type { CompareReport } from "../view/compare-report.ts";

/** Flips that are named; the rest is counted. */
const NAMED_FLIPS = 30;

/** A comparison for a terminal: first what was not alike, then the figures. */
export function compareText(report: CompareReport): string {
  const { comparison } = report;
  const warnings = report.unlike.map(
    ({ field, breaks, values }) =>
      `${breaks ? "Not comparable" : "Note"}: ${field} differs: ${values.map(({ run, value }) => `${run} ${value || "none"}`).join("; ")}`,
  );
  if (comparison.status === "nothing-in-common") {
    return [...warnings, "No scenario has a score from every agent."].join("\n");
  }
  const left = comparison.leftOut.filter(({ scenarios }) => scenarios.length > 0);
  return [
    ...warnings,
    ...left.map(
      ({ system, scenarios }) => `Left out of ${system}: ${scenarios.length} scenarios without a counterpart`,
    ),
    `${comparison.common.length} scenarios in common.`,
    systemsTable(comparison),
    pairsTable(comparison),
    ...flipLines(report),
  ].join("\n");
}

type Compared = Extract<CompareReport["comparison"], { status: "compared" }>;

function systemsTable({ systems }: Compared): string {
  const table = plainTable(["agent", "passed all trials", "95 % interval", "mean", "inconsistent"]);
  for (const { system, strict, meanOverScenarios, inconsistent } of systems) {
    const rate = `${strict.count}/${strict.of} ${percent(strict.rate)}`;
    table.push([system, rate, percentRange(strict.interval), percent(meanOverScenarios), inconsistent]);
  }
  return table.toString();
}

function pairsTable({ pairs }: Compared): string {
  const table = plainTable([
    "pair",
    "difference (points)",
    "95 % interval",
    "only first",
    "only second",
    "p",
    "Holm",
  ]);
  for (const { first, second, strictDifference, strict, mcnemar } of pairs) {
    const { estimate, low, high } = strictDifference;
    table.push([
      `${first} − ${second}`,
      points(estimate),
      `${points(low)} to ${points(high)}`,
      strict.onlyFirst,
      strict.onlySecond,
      pValue(mcnemar.p),
      pValue(mcnemar.adjustedP),
    ]);
  }
  return table.toString();
}

function flipLines({ flips }: CompareReport): string[] {
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

function plainTable(head: string[]) {
  return new Table({ head, style: { head: [], border: [] } });
}
