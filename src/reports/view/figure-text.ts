import type { Figures } from "../../statistics/trial-figures.ts";

/** A share as a percentage with one decimal. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** An interval of shares, as `12.3–45.6 %`. */
export function percentRange({ low, high }: { low: number; high: number }): string {
  return `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)} %`;
}

/** A difference of shares in percentage points, with its sign. */
export function points(difference: number): string {
  const value = (100 * difference).toFixed(1);
  return `${difference > 0 ? "+" : ""}${value === "-0.0" ? "0.0" : value}`;
}

/** A probability of a test, never rounded to nothing. */
export function pValue(p: number): string {
  return p < 0.001 ? "< 0.001" : p.toFixed(3);
}

/** pass^k and pass@k at the largest k that every scenario allows. */
function lastOfCurves(figures: Extract<Figures, { status: "graded" }>): {
  k: number;
  hat: number;
  at: number;
} {
  const hat = figures.passHatK.at(-1);
  const at = figures.passAtK.at(-1);
  return { k: hat?.k ?? 0, hat: hat?.value ?? 0, at: at?.value ?? 0 };
}

/** pass@k at the largest k that every scenario allows; with that k where it is less than the planned trials. */
export function onceText(figures: Extract<Figures, { status: "graded" }>, trials: number): string {
  const { k, at } = lastOfCurves(figures);
  if (k === 0) return "–";
  return k < trials ? `${percent(at)} (in ${k})` : percent(at);
}
