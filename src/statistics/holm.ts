/**
 * Holm's step-down adjustment of a family of p-values (Holm 1979): comparing each result with α keeps the chance of
 * any false finding below α, whatever the dependence between the tests.
 *
 * @returns Adjusted p-values in the order given; none below its raw value, none above 1, never out of rank.
 * @throws RangeError for a value outside [0, 1].
 */
export function holm(pValues: readonly number[]): number[] {
  for (const p of pValues) if (!(p >= 0 && p <= 1)) throw new RangeError(`not a p-value: ${p}`);
  const ascending = pValues.map((p, index) => ({ p, index })).toSorted((a, b) => a.p - b.p);
  const adjusted = pValues.map(() => 1);
  let largest = 0;
  for (const [rank, { p, index }] of ascending.entries()) {
    largest = Math.max(largest, Math.min(1, p * (pValues.length - rank)));
    adjusted[index] = largest;
  }
  return adjusted;
}
