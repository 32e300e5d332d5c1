import { isOneFigure, percentBand } from "../../../../src/reports/view/figure-text.ts";
import { meanEnds, type MeanEnds } from "../../../../src/reports/view/shown-figures.ts";
import type { FraudView, RunView } from "../../../../src/reports/view/run-view.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";

const SIZE = 300;
const EDGE = { left: 44, right: 12, top: 12, bottom: 40 };

type Point = {
  label: string;
  calibration: boolean;
  security: MeanEnds;
  utility: MeanEnds;
};

/**
 * Every agent by security and utility, with intervals. Up and to the right is better; built-in agents calibrate. An agent
 * with open verdicts is the area in which its point may lie.
 */
export function Frontier({ view, fraud }: { view: RunView; fraud: FraudView }) {
  const points = pointsOf(view, fraud);
  if (points.length < 2) return null;
  const x = (share: number): number => EDGE.left + share * (SIZE - EDGE.left - EDGE.right);
  const y = (share: number): number => SIZE - EDGE.bottom - share * (SIZE - EDGE.top - EDGE.bottom);
  const said = points
    .map(
      ({ label, security, utility }) =>
        `${visibleText(label)}: security ${percentBand(security.band)}, utility ${percentBand(utility.band)}`,
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
          utility, %
        </text>
        <text
          x={12}
          y={y(0.5)}
          textAnchor="middle"
          transform={`rotate(-90 12 ${y(0.5)})`}
          className="fill-ink text-[11px]"
        >
          security, %
        </text>
        {points.map(({ label, calibration, ...ends }) => {
          const [security, utility] = [spread(ends.security), spread(ends.utility)];
          return (
            <g key={label}>
              <line
                x1={x(utility.low)}
                x2={x(utility.high)}
                y1={y(security.value)}
                y2={y(security.value)}
                className="stroke-line-strong"
              />
              <line
                x1={x(utility.value)}
                x2={x(utility.value)}
                y1={y(security.low)}
                y2={y(security.high)}
                className="stroke-line-strong"
              />
              <Mark calibration={calibration} {...ends} x={x} y={y} />
              <text
                x={x(utility.value) + (utility.value > 0.6 ? -8 : 8)}
                y={y(security.value) + (security.value > 0.9 ? 15 : -7)}
                textAnchor={utility.value > 0.6 ? "end" : "start"}
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
  security: MeanEnds;
  utility: MeanEnds;
  calibration: boolean;
  x: (share: number) => number;
  y: (share: number) => number;
}) {
  const { security, utility, calibration, x, y } = props;
  const [left, top] = [x(utility.band.low), y(security.band.high)];
  if (isOneFigure(security.band) && isOneFigure(utility.band)) {
    const look = calibration ? "fill-paper stroke-ink" : "fill-accent stroke-accent";
    return <circle cx={left} cy={top} r={4.5} className={look} />;
  }
  return (
    <rect
      x={left - 2}
      y={top - 2}
      width={x(utility.band.high) - left + 4}
      height={y(security.band.low) - top + 4}
      fillOpacity={0.25}
      className={calibration ? "fill-ink stroke-ink" : "fill-accent stroke-accent"}
    />
  );
}

function pointsOf(view: RunView, fraud: FraudView): Point[] {
  const points = fraud.agents.flatMap(({ agent, ...sides }) => {
    const [security, utility] = [meanEnds(sides.security.mean), meanEnds(sides.utility.mean)];
    if (security === undefined || utility === undefined) return [];
    const spec = view.agents.find((one) => one.agent.label === agent)?.agent;
    return [
      {
        label: agent,
        calibration: spec?.kind === "baseline",
        security,
        utility,
      },
    ];
  });
  return together(points);
}

/** Points that would lie on each other become one under all their names. */
function together(points: readonly Point[]): Point[] {
  const at = ({ security, utility }: Point): string =>
    [security, utility]
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
