import { meanOf } from "./mean-of.ts";

/**
 * Standard error of a mean: the sample's standard deviation (n − 1) over the root of n.
 *
 * @throws RangeError for fewer than two values, which say nothing of their spread.
 */
export function meanStandardError(values: readonly number[]): number {
  if (values.length < 2) throw new RangeError(`no standard error from ${values.length} values`);
  const mean = meanOf(values);
  const squares = values.map((value) => (value - mean) ** 2).toSorted((a, b) => a - b);
  const variance = squares.reduce((sum, square) => sum + square, 0) / (values.length - 1);
  return Math.sqrt(variance / values.length);
}
