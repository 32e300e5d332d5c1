import type { RunReport } from "../view/run-report.ts";
import { inertHtml } from "./inert-html.ts";

const SIZE = 340;
const EDGE = 46;

/** Security against utility, one point an agent, with intervals; hollow points are built-in agents. Empty for retail. */
export function frontierPlot({ fraud, agents }: RunReport): string {
  const points = (fraud?.agents ?? []).flatMap(({ agent, security, utility }) =>
    security.mean.status === "estimated" && utility.mean.status === "estimated"
      ? [{ agent, security: security.mean.interval, utility: utility.mean.interval }]
      : [],
  );
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
    const right = utility.estimate > 0.6;
    const [cx, cy] = [x(utility.estimate), y(security.estimate)];
    return (
      `<line x1="${x(utility.low)}" x2="${x(utility.high)}" y1="${cy}" y2="${cy}" class="grid strong"/>` +
      `<line x1="${cx}" x2="${cx}" y1="${y(security.low)}" y2="${y(security.high)}" class="grid strong"/>` +
      `<circle cx="${cx}" cy="${cy}" r="4.5" class="${builtIn ? "hollow" : "point"}"/>` +
      `<text x="${cx + (right ? -8 : 8)}" y="${cy + (security.estimate > 0.9 ? 16 : -7)}" text-anchor="${right ? "end" : "start"}">${inertHtml(agent)}</text>`
    );
  });
  return (
    `<svg viewBox="0 0 ${SIZE} ${SIZE}" class="square" role="img" aria-label="Security against utility, by agent">` +
    `${grid.join("")}${marks.join("")}` +
    `<text x="${x(0.5)}" y="${SIZE - 8}" text-anchor="middle">utility, %</text>` +
    `<text x="12" y="${y(0.5)}" text-anchor="middle" transform="rotate(-90 12 ${y(0.5)})">security, %</text></svg>`
  );
}
