import { roundHalfEven } from "./round-half-even.ts";

/** A rate as the public reports print it: whole percent, halves of the binary value to even. 0.125 is `12%`. */
export function printedPercent(rate: number): string {
  return `${roundHalfEven(100 * rate)}%`;
}

/** A mean as the public reports print it: two decimals, halves of the binary value to even. 0.125 is `0.12`. */
export function printedMean(mean: number): string {
  // Only odd eighths lie exactly between two hundredths; toFixed rounds those up and all else the same way.
  const halfway = Math.abs(mean * 8) % 2 === 1;
  return (halfway ? roundHalfEven(mean * 100) / 100 : mean).toFixed(2);
}
