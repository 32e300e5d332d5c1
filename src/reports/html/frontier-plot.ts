import type { RunReport } from "../view/run-report.ts";
import { isOneFigure } from "../view/figure-text.ts";
import type { MeanEnds } from "../view/shown-figures.ts";
import { frontierPoints } from "../view/frontier-points.ts";
import { capital } from "../view/side-words.ts";
import { inertHtml } from "./inert-html.ts";

const SIZE = 340;
const EDGE = 46;

/**
 * The figures of a suite with two sides against each other, the first upwards, one point an agent, with intervals; hollow
 * points are built-in agents, and an agent with open verdicts is the area in which its point may lie. Empty where there are
 * not just two sides.
 */
export function frontierPlot({ sided, agents, manifest }: RunReport): string {
  const [up, right, ...others] = manifest.suite.figures.sides;
  if (up === undefined || right === undefined || others.length > 0) return "";
  const points = frontierPoints(sided?.agents ?? [], [up.id, right.id]);
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
  const placed: Label[] = [];
  const marks = points.map(({ agent, up: high, right: wide }) => {
    const builtIn = agents.find((one) => one.agent.label === agent)?.agent.kind === "baseline";
    const isFar = middle(wide) > 0.6;
    const [cx, cy] = [x(middle(wide)), y(middle(high))];
    const [left, top] = [x(wide.band.low), y(high.band.high)];
    const [width, height] = [x(wide.band.high) - left, y(high.band.low) - top];
    const label = beside(placed, {
      at: cx + (isFar ? -8 : 8),
      y: cy + (middle(high) > 0.9 ? 16 : -7),
      width: agent.length * LETTER,
      isFar,
    });
    placed.push(label);
    return (
      `<line x1="${x(wide.interval.low)}" x2="${x(wide.interval.high)}" y1="${cy}" y2="${cy}" class="grid strong"/>` +
      `<line x1="${cx}" x2="${cx}" y1="${y(high.interval.low)}" y2="${y(high.interval.high)}" class="grid strong"/>` +
      (isOneFigure(high.band) && isOneFigure(wide.band)
        ? `<circle cx="${cx}" cy="${cy}" r="4.5" class="${builtIn ? "hollow" : "point"}"/>`
        : `<rect x="${left - 2}" y="${top - 2}" width="${width + 4}" height="${height + 4}" class="band"/>`) +
      `<text x="${label.at}" y="${label.y}" text-anchor="${isFar ? "end" : "start"}">${inertHtml(agent)}</text>`
    );
  });
  return (
    `<svg viewBox="0 0 ${SIZE} ${SIZE}" class="square" role="img" aria-label="${inertHtml(`${capital(up.figure)} against ${right.figure}`)}, by agent">` +
    `${grid.join("")}${marks.join("")}` +
    `<text x="${x(0.5)}" y="${SIZE - 8}" text-anchor="middle">${inertHtml(right.figure)}, %</text>` +
    `<text x="12" y="${y(0.5)}" text-anchor="middle" transform="rotate(-90 12 ${y(0.5)})">${inertHtml(up.figure)}, %</text></svg>`
  );
}

/** A name beside its point. `isFar`: it ends at `at` instead of beginning there. */
type Label = { at: number; y: number; width: number; isFar: boolean };

/** About how wide a letter is, and how high a line. */
const LETTER = 6.2;
const LINE = 13;

/** The label where it covers none that is placed already: agents may have the same figures. It moves towards the middle. */
function beside(placed: readonly Label[], label: Label): Label {
  const down = label.y < SIZE / 2 ? LINE : -LINE;
  let { y } = label;
  while (placed.some((other) => covers(other, { ...label, y }))) y += down;
  return { ...label, y };
}

function covers(one: Label, other: Label): boolean {
  const [left, right] = [start(one), start(other)];
  return Math.abs(one.y - other.y) < LINE && left < right + other.width && right < left + one.width;
}

function start({ at, width, isFar }: Label): number {
  return isFar ? at - width : at;
}

function middle({ band: { low, high } }: MeanEnds): number {
  return (low + high) / 2;
}
