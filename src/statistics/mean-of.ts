/**
 * Arithmetic mean. Values are added in ascending order, so the order in which they are given cannot change even
 * the last digit.
 *
 * @throws RangeError for no values: the mean of nothing is not a number.
 */
export function meanOf(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError("the mean of no values");
  const ascending = values.toSorted((a, b) => a - b);
  return ascending.reduce((sum, value) => sum + value, 0) / values.length;
}
