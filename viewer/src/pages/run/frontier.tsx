import { percent } from "../../../../src/reports/view/figure-text.ts";
import type { FraudView, RunView } from "../../../../src/reports/view/run-view.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";

const SIZE = 300;
const EDGE = { left: 44, right: 12, top: 12, bottom: 40 };

type Point = {
  label: string;
  calibration: boolean;
  security: { value: number; low: number; high: number };
  utility: { value: number; low: number; high: number };
};

/** Every agent by security and utility, with intervals. Up and to the right is better; built-in agents calibrate. */
export function Frontier({ view, fraud }: { view: RunView; fraud: FraudView }) {
  const points = pointsOf(view, fraud);
  if (points.length < 2) return null;
  const x = (share: number): number => EDGE.left + share * (SIZE - EDGE.left - EDGE.right);
  const y = (share: number): number => SIZE - EDGE.bottom - share * (SIZE - EDGE.top - EDGE.bottom);
  const said = points
    .map(
      ({ label, security, utility }) =>
        `${visibleText(label)}: security ${percent(security.value)}, utility ${percent(utility.value)}`,
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
        {points.map(({ label, calibration, security, utility }) => (
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
            <circle
              cx={x(utility.value)}
              cy={y(security.value)}
              r={4.5}
              className={calibration ? "fill-paper stroke-ink" : "fill-accent stroke-accent"}
            />
            <text
              x={x(utility.value) + (utility.value > 0.6 ? -8 : 8)}
              y={y(security.value) + (security.value > 0.9 ? 15 : -7)}
              textAnchor={utility.value > 0.6 ? "end" : "start"}
              className="fill-ink text-[11px]"
            >
              {visibleText(label)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="text-[0.85rem] text-soft">
        Up and to the right is better. Hollow points are built-in agents, there to calibrate.
      </figcaption>
    </figure>
  );
}

function pointsOf(view: RunView, fraud: FraudView): Point[] {
  const points = fraud.agents.flatMap(({ agent, security, utility }) => {
    if (security.mean.status === "nothing-graded" || utility.mean.status === "nothing-graded") return [];
    const spec = view.agents.find((one) => one.agent.label === agent)?.agent;
    return [
      {
        label: agent,
        calibration: spec?.kind === "baseline",
        security: spread(security.mean.interval),
        utility: spread(utility.mean.interval),
      },
    ];
  });
  return together(points);
}

/** Points that would lie on each other become one under all their names. */
function together(points: readonly Point[]): Point[] {
  const at = ({ security, utility }: Point): string =>
    [security.value, utility.value].map((share) => Math.round(50 * share)).join(" ");
  return [...Map.groupBy(points, at).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const calibration = same.every((point) => point.calibration);
    return [{ ...first, label: same.map(({ label }) => label).join(", "), calibration }];
  });
}

function spread({ estimate, low, high }: { estimate: number; low: number; high: number }) {
  return { value: estimate, low, high };
}
