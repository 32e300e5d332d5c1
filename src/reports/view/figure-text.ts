import type { Band } from "../../statistics/band.ts";
import type { TrialFigures } from "../../statistics/trial-figures.ts";
import type { Interval } from "../../statistics/wilson.ts";

/** Ends that differ by less than this differ by rounding. */
const ROUNDING = 1e-12;

/** Whether nothing is open that could move a figure. */
export function isOneFigure({ low, high }: Interval): boolean {
  return Math.abs(high - low) < ROUNDING;
}

/** A share as a percentage with one decimal. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** An interval of shares, as `12.3–45.6 %`. */
export function percentRange({ low, high }: Interval): string {
  return `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)} %`;
}

/** A share that is known as `78.7 %`; one that hangs on open verdicts as `61.3–78.7 %`. */
export function percentBand(band: Interval): string {
  return isOneFigure(band) ? percent(band.low) : percentRange(band);
}

/** A count that is known as `3`; one that hangs on open verdicts as `3–5`. */
export function countBand({ low, high }: Interval): string {
  return low === high ? `${low}` : `${low}–${high}`;
}

/** A difference of shares in percentage points, with its sign. */
export function points(difference: number): string {
  const value = (100 * difference).toFixed(1);
  return `${difference > 0 ? "+" : ""}${value === "-0.0" ? "0.0" : value}`;
}

/** A difference that is known as `+3.2`; one that hangs on open verdicts as `-1.0 … +3.2`. */
export function pointsBand(band: Interval): string {
  return isOneFigure(band) ? points(band.low) : `${points(band.low)} … ${points(band.high)}`;
}

/** A probability of a test, never rounded to nothing. */
export function pValue(p: number): string {
  return p < 0.001 ? "< 0.001" : p.toFixed(3);
}

/** pass@k at the largest k that every scenario allows; with that k where it is less than the planned trials. */
export function onceText({ low, high }: Band<TrialFigures>, trials: number): string {
  const [worst, best] = [low.passAtK.at(-1), high.passAtK.at(-1)];
  if (worst === undefined || best === undefined) return "–";
  const text = percentBand({ low: worst.value, high: best.value });
  return worst.k < trials ? `${text} (in ${worst.k})` : text;
}
