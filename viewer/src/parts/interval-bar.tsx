import { percent, percentRange } from "../../../src/reports/view/figure-text.ts";

/** A share with its interval on a line from 0 to 1. The figures beside it say the same in words. */
export function IntervalBar({
  rate,
  interval,
  tone = "ink",
}: {
  rate: number;
  interval: { low: number; high: number };
  tone?: "ink" | "accent";
}) {
  const x = (share: number): number => 2 + 96 * share;
  const ink = tone === "accent" ? "stroke-accent fill-accent" : "stroke-ink fill-ink";
  return (
    <svg
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      className="h-3 w-full min-w-24"
      role="img"
      aria-label={`${percent(rate)}, 95 % interval ${percentRange(interval)}`}
    >
      <line
        x1="2"
        x2="98"
        y1="6"
        y2="6"
        className="stroke-line"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      {[0, 0.5, 1].map((share) => (
        <line
          key={share}
          x1={x(share)}
          x2={x(share)}
          y1="3"
          y2="9"
          className="stroke-line-strong"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <line
        x1={x(interval.low)}
        x2={x(interval.high)}
        y1="6"
        y2="6"
        className={ink}
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
      />
      <line
        x1={x(rate)}
        x2={x(rate)}
        y1="1"
        y2="11"
        className={ink}
        strokeWidth="3.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
