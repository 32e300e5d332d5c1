import { plainName } from "../view/check-title.ts";
import type { RunReport } from "../view/run-report.ts";
import { meanEnds, shownFigures } from "../view/shown-figures.ts";
import { capital, figuresNote, figuresTitle } from "../view/side-words.ts";
import { sidedRows } from "../view/sided-rows.ts";
import { bySide, sidedGrouping } from "../view/suite-sides.ts";
import { ours, type Cell } from "../view/table.ts";
import { frontierPlot } from "./frontier-plot.ts";
import { htmlTable } from "./html-table.ts";
import { inertHtml } from "./inert-html.ts";
import { intervalPlot, type PlotRow } from "./interval-plot.ts";

/** The figures of each side of a suite, apart: what they say, drawn, and by the most telling grouping. */
export function sidedHtml(report: RunReport): string {
  const { figures } = report.manifest.suite;
  const plots = figures.sides.map(({ id, figure }) => {
    const name = capital(figure);
    const drawn = intervalPlot(plotRows(report, id), `${name} by agent, with 95 % intervals`);
    return `<h3>${inertHtml(name)}</h3>${drawn}`;
  });
  return `<h2>${inertHtml(capital(figuresTitle(figures.sides)))}</h2>
<p>${inertHtml(figuresNote(figures))}</p>
${headlineTable(report)}
${unscoredTable(report)}
${frontierPlot(report)}
${plots.join("\n")}
${byGrouping(report)}`;
}

function plotRows({ sided }: RunReport, side: string): PlotRow[] {
  return (sided?.agents ?? []).flatMap(({ agent, sides }) => {
    const own = sides.find((one) => one.side === side);
    const ends = own && meanEnds(own.mean);
    return ends === undefined ? [] : [{ label: agent, ...ends }];
  });
}

function byGrouping({ sided, manifest }: RunReport): string {
  const { figures } = manifest.suite;
  const grouping = sidedGrouping(figures);
  if (grouping === undefined) return "";
  const { key, noun } = grouping;
  const rows = (sided?.agents ?? []).flatMap(({ agent, sides }) => {
    const broken = bySide(figures.sides, sides).map(({ entry }) => entry.by.find((one) => one.key === key));
    const values = new Set(broken.flatMap((one) => one?.rows.map(({ value }) => value) ?? []));
    return [...values].toSorted().map((value): Cell[] => {
      const shares = broken.map((one) => {
        const row = one?.rows.find((each) => each.value === value);
        return ours((row && shownFigures(row.figures, 0)?.mean) ?? "–");
      });
      return [agent, plainName(value), ...shares];
    });
  });
  const heads = figures.sides.map(({ figure }) => figure);
  return `<h3>By ${inertHtml(noun.one)}</h3>
${htmlTable({ head: ["agent", noun.one, ...heads], rows })}`;
}

/** Each side apart, and beside it how many episodes are in no figure. */
function headlineTable(report: RunReport): string {
  const { sides } = report.manifest.suite.figures;
  const heads = sides.flatMap(({ figure, passed, failing }) => [
    figure,
    `${passed} in every trial`,
    "95 % interval",
    ...(failing === undefined ? [] : [failing]),
  ]);
  const rows = sidedRows(report).map(({ agent, sides: own, open, invalid, unfinished }): Cell[] => [
    agent,
    ...own.flatMap(({ shown, failing }): Cell[] => [
      ...(shown === undefined
        ? ["–", "–", "–"]
        : [shown.mean, `${shown.count} of ${shown.of}`, shown.interval].map(ours)),
      ...(failing === undefined ? [] : [ours(failing)]),
    ]),
    open,
    invalid,
    unfinished,
  ]);
  return htmlTable({ head: ["agent", ...heads, "open", "invalid", "error or missing"], rows });
}

/** What is in no figure, side by side, and how far it could move the mean. */
function unscoredTable(report: RunReport): string {
  const rows = sidedRows(report).flatMap(({ agent, sides }) =>
    sides.flatMap(({ told, open, invalid, error, bounds }): Cell[][] =>
      open + invalid + error === 0 ? [] : [[agent, told.figure, open, invalid, error, ours(bounds)]],
    ),
  );
  if (rows.length === 0) return "";
  return `<h3>Episodes without a score</h3>
<p class="quiet">Open ones make figures bands; were the invalid and those in error failed or passed too, the mean would lie within the bounds.</p>
${htmlTable({ head: ["agent", "side", "open", "invalid", "error", "bounds"], rows })}`;
}
