import type { RunReport } from "../view/run-report.ts";
import { isOneFigure } from "../view/figure-text.ts";
import { meanEnds, type MeanEnds } from "../view/shown-figures.ts";
import { inertHtml } from "./inert-html.ts";

const SIZE = 340;
const EDGE = 46;

/**
 * Security against utility, one point an agent, with intervals; hollow points are built-in agents, and an agent with open
 * verdicts is the area in which its point may lie. Empty for retail.
 */
export function frontierPlot({ fraud, agents }: RunReport): string {
  const points = (fraud?.agents ?? []).flatMap(({ agent, ...sides }) => {
    const [security, utility] = [meanEnds(sides.security.mean), meanEnds(sides.utility.mean)];
    return security === undefined || utility === undefined ? [] : [{ agent, security, utility }];
  });
  if (points.length < 2) return "";
  const x = (share: number): number => EDGE + share * (SIZE - EDGE - 12);
  const y = (share: number): number => SIZE - EDGE - share * (SIZE - EDGE - 12);
  const grid = [0, 0.5, 1].map(
    (share) =>
      `<line x1="${x(share)}" x2="${x(share)}" y1="${y(0)}" y2="${y(1)}" class="grid"/>` +
      `<line x1="${x(0)}" x2="${x(1)}" y1="${y(share)}" y2="${y(share)}" class="grid"/>` +
      `<text x="${x(share)}" y="${y(0) + 15}" text-anchor="middle" class="quiet">${100 * share}</text>` +
      `<text x="${x(0) - 6}" y="${y(share) + 4}" text-anchor="end" class="quiet">${100 * share}</text>`,
  );
  const marks = points.map(({ agent, security, utility }) => {
    const builtIn = agents.find((one) => one.agent.label === agent)?.agent.kind === "baseline";
    const right = middle(utility) > 0.6;
    const [cx, cy] = [x(middle(utility)), y(middle(security))];
    const [left, top] = [x(utility.band.low), y(security.band.high)];
    const [width, height] = [x(utility.band.high) - left, y(security.band.low) - top];
    return (
      `<line x1="${x(utility.interval.low)}" x2="${x(utility.interval.high)}" y1="${cy}" y2="${cy}" class="grid strong"/>` +
      `<line x1="${cx}" x2="${cx}" y1="${y(security.interval.low)}" y2="${y(security.interval.high)}" class="grid strong"/>` +
      (isOneFigure(security.band) && isOneFigure(utility.band)
        ? `<circle cx="${cx}" cy="${cy}" r="4.5" class="${builtIn ? "hollow" : "point"}"/>`
        : `<rect x="${left - 2}" y="${top - 2}" width="${width + 4}" height="${height + 4}" class="band"/>`) +
      `<text x="${cx + (right ? -8 : 8)}" y="${cy + (middle(security) > 0.9 ? 16 : -7)}" text-anchor="${right ? "end" : "start"}">${inertHtml(agent)}</text>`
    );
  });
  return (
    `<svg viewBox="0 0 ${SIZE} ${SIZE}" class="square" role="img" aria-label="Security against utility, by agent">` +
    `${grid.join("")}${marks.join("")}` +
    `<text x="${x(0.5)}" y="${SIZE - 8}" text-anchor="middle">utility, %</text>` +
    `<text x="12" y="${y(0.5)}" text-anchor="middle" transform="rotate(-90 12 ${y(0.5)})">security, %</text></svg>`
  );
}

function middle({ band: { low, high } }: MeanEnds): number {
  return (low + high) / 2;
}
