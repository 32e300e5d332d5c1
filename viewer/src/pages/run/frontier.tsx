import { isOneFigure, percentBand } from "../../../../src/reports/view/figure-text.ts";
import { frontierPoints } from "../../../../src/reports/view/frontier-points.ts";
import type { MeanEnds } from "../../../../src/reports/view/shown-figures.ts";
import type { RunView, SidedView } from "../../../../src/reports/view/run-view.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";

const SIZE = 300;
const EDGE = { left: 44, right: 12, top: 12, bottom: 40 };

type Point = {
  label: string;
  calibration: boolean;
  up: MeanEnds;
  right: MeanEnds;
};

/**
 * Every agent by the figures of two sides, the first upwards, with intervals. Up and to the right is better; built-in agents
 * calibrate. An agent with open verdicts is the area in which its point may lie. Nothing where there are not just two sides.
 */
export function Frontier({ view, sided }: { view: RunView; sided: SidedView }) {
  const [up, right, ...others] = view.manifest.suite.figures.sides;
  if (up === undefined || right === undefined || others.length > 0) return null;
  const points = pointsOf(view, sided, [up.id, right.id]);
  if (points.length < 2) return null;
  const x = (share: number): number => EDGE.left + share * (SIZE - EDGE.left - EDGE.right);
  const y = (share: number): number => SIZE - EDGE.bottom - share * (SIZE - EDGE.top - EDGE.bottom);
  const said = points
    .map(
      (point) =>
        `${visibleText(point.label)}: ${up.figure} ${percentBand(point.up.band)}, ${right.figure} ${percentBand(point.right.band)}`,
    )
    .join("; ");
  return (
    <figure className="w-full max-w-xs shrink-0 max-lg:mt-4">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="w-full" role="img" aria-label={said}>
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share} className="fill-soft text-[10px]">
            <line x1={x(share)} x2={x(share)} y1={y(0)} y2={y(1)} className="stroke-line" />
            <line x1={x(0)} x2={x(1)} y1={y(share)} y2={y(share)} className="stroke-line" />
            <text x={x(share)} y={y(0) + 14} textAnchor="middle">
              {Math.round(100 * share)}
            </text>
            <text x={x(0) - 6} y={y(share) + 3} textAnchor="end">
              {Math.round(100 * share)}
            </text>
          </g>
        ))}
        <text x={x(0.5)} y={SIZE - 8} textAnchor="middle" className="fill-ink text-[11px]">
          {visibleText(right.figure)}, %
        </text>
        <text
          x={12}
          y={y(0.5)}
          textAnchor="middle"
          transform={`rotate(-90 12 ${y(0.5)})`}
          className="fill-ink text-[11px]"
        >
          {visibleText(up.figure)}, %
        </text>
        {points.map(({ label, calibration, ...ends }) => {
          const [high, wide] = [spread(ends.up), spread(ends.right)];
          return (
            <g key={label}>
              <line
                x1={x(wide.low)}
                x2={x(wide.high)}
                y1={y(high.value)}
                y2={y(high.value)}
                className="stroke-line-strong"
              />
              <line
                x1={x(wide.value)}
                x2={x(wide.value)}
                y1={y(high.low)}
                y2={y(high.high)}
                className="stroke-line-strong"
              />
              <Mark calibration={calibration} {...ends} x={x} y={y} />
              <text
                x={x(wide.value) + (wide.value > 0.6 ? -8 : 8)}
                y={y(high.value) + (high.value > 0.9 ? 15 : -7)}
                textAnchor={wide.value > 0.6 ? "end" : "start"}
                className="fill-ink text-[11px]"
              >
                {visibleText(label)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="text-[0.85rem] text-soft">
        Up and to the right is better. Hollow points are built-in agents, there to calibrate. An area is where
        the point of an agent with open verdicts may lie.
      </figcaption>
    </figure>
  );
}

/** A point, or the area in which it may lie while verdicts are open. */
function Mark(props: {
  up: MeanEnds;
  right: MeanEnds;
  calibration: boolean;
  x: (share: number) => number;
  y: (share: number) => number;
}) {
  const { up, right, calibration, x, y } = props;
  const [left, top] = [x(right.band.low), y(up.band.high)];
  if (isOneFigure(up.band) && isOneFigure(right.band)) {
    const look = calibration ? "fill-paper stroke-ink" : "fill-accent stroke-accent";
    return <circle cx={left} cy={top} r={4.5} className={look} />;
  }
  return (
    <rect
      x={left - 2}
      y={top - 2}
      width={x(right.band.high) - left + 4}
      height={y(up.band.low) - top + 4}
      fillOpacity={0.25}
      className={calibration ? "fill-ink stroke-ink" : "fill-accent stroke-accent"}
    />
  );
}

function pointsOf(view: RunView, sided: SidedView, sides: readonly [up: string, right: string]): Point[] {
  return together(
    frontierPoints(sided.agents, sides).map(({ agent, ...ends }) => {
      const spec = view.agents.find((one) => one.agent.label === agent)?.agent;
      return { label: agent, calibration: spec?.kind === "baseline", ...ends };
    }),
  );
}

/** Points that would lie on each other become one under all their names. */
function together(points: readonly Point[]): Point[] {
  const at = ({ up, right }: Point): string =>
    [up, right]
      .flatMap(({ band }) => [band.low, band.high])
      .map((share) => Math.round(50 * share))
      .join(" ");
  return [...Map.groupBy(points, at).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const calibration = same.every((point) => point.calibration);
    return [{ ...first, label: same.map(({ label }) => label).join(", "), calibration }];
  });
}

/** The middle of what the point may be, with the outer limits. */
function spread({ band, interval: { low, high } }: MeanEnds) {
  return { value: (band.low + band.high) / 2, low, high };
}
