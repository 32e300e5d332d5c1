import type { MeanEnds } from "../../../src/reports/view/shown-figures.ts";
import { isOneFigure, percentBand, percentRange } from "../../../src/reports/view/figure-text.ts";

/**
 * A share with its interval on a line from 0 to 1; one that hangs on open verdicts as a bar between its ends. The figures
 * beside it say the same in words.
 */
export function IntervalBar({ band, interval, tone = "ink" }: MeanEnds & { tone?: "ink" | "accent" }) {
  const x = (share: number): number => 2 + 96 * share;
  const ink = tone === "accent" ? "stroke-accent fill-accent" : "stroke-ink fill-ink";
  const ends = isOneFigure(band) ? [band.low] : [band.low, band.high];
  return (
    <svg
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      className="h-3 w-full min-w-24"
      role="img"
      aria-label={`${percentBand(band)}, 95 % interval ${percentRange(interval)}`}
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
      {ends.length > 1 && (
        <rect
          x={x(band.low)}
          y="2.5"
          width={x(band.high) - x(band.low)}
          height="7"
          className={ink}
          fillOpacity="0.3"
          stroke="none"
        />
      )}
      {ends.map((end) => (
        <line
          key={end}
          x1={x(end)}
          x2={x(end)}
          y1="1"
          y2="11"
          className={ink}
          strokeWidth="3.5"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
