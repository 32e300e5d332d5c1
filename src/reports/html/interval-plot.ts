import type { MeanEnds } from "../view/shown-figures.ts";
import { isOneFigure, percentBand, percentRange } from "../view/figure-text.ts";
import { inertHtml } from "./inert-html.ts";

/** One line of a plot of shares with intervals. */
export type PlotRow = { label: string } & MeanEnds;

const WIDTH = 640;
const LABEL = 150;
const FIGURES = 190;
const ROW = 26;
const AXIS = 22;

/**
 * Shares with their intervals as one SVG: a label, a line from 0 to 100 %, the figures in words. A share that hangs on open
 * verdicts is a bar between its two ends, each marked; the line then runs to the outer limits.
 */
export function intervalPlot(rows: readonly PlotRow[], title: string): string {
  const height = rows.length * ROW + AXIS;
  const x = (share: number): number => LABEL + share * (WIDTH - LABEL - FIGURES);
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${x(share)}" x2="${x(share)}" y1="0" y2="${rows.length * ROW}" class="grid"/>` +
      `<text x="${x(share)}" y="${height - 6}" text-anchor="middle" class="quiet">${100 * share}</text>`,
  );
  const lines = rows.map(({ label, band, interval }, place) => {
    const y = place * ROW + ROW / 2;
    const words = `${percentBand(band)} (${percentRange(interval)})`;
    return (
      `<text x="${LABEL - 10}" y="${y + 4}" text-anchor="end">${inertHtml(shortened(label))}</text>` +
      `<line x1="${x(interval.low)}" x2="${x(interval.high)}" y1="${y}" y2="${y}" class="range"/>` +
      (isOneFigure(band)
        ? `<circle cx="${x(band.low)}" cy="${y}" r="4" class="point"/>`
        : `<rect x="${x(band.low)}" y="${y - 5}" width="${x(band.high) - x(band.low)}" height="10" class="band"/>` +
          [band.low, band.high]
            .map((end) => `<line x1="${x(end)}" x2="${x(end)}" y1="${y - 7}" y2="${y + 7}" class="range"/>`)
            .join("")) +
      `<text x="${WIDTH - FIGURES + 12}" y="${y + 4}" class="quiet">${words}</text>`
    );
  });
  return (
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${inertHtml(title)}">` +
    `<title>${inertHtml(title)}</title>${ticks.join("")}${lines.join("")}</svg>`
  );
}

function shortened(label: string): string {
  return label.length > 22 ? `${label.slice(0, 21)}…` : label;
}
