/** From here on the series below is exact to a double. */
const SERIES_FROM = 16;

/**
 * P(X <= most) for the number X of heads in `tosses` tosses of a fair coin, for `most` below half of them: the
 * nearest term by Loader's saddle-point form (2000), smaller ones by their ratios. No term over- or underflows on
 * the way, and no large numbers cancel: 12 digits and more hold for ten million tosses.
 *
 * @throws RangeError unless both are whole and 0 <= most <= tosses / 2.
 */
export function binomialHalfTail({ most, tosses }: { most: number; tosses: number }): number {
  if (![most, tosses].every(Number.isSafeInteger) || most < 0 || 2 * most > tosses) {
    throw new RangeError(`no lower tail at ${most} of ${tosses}`);
  }
  // Terms relative to the nearest one, C(n,i−1)/C(n,i) = i/(n−i+1), until they no longer count.
  let relative = 1;
  let sum = 1;
  for (let heads = most; heads > 0 && relative > sum * Number.EPSILON; heads--) {
    relative *= heads / (tosses - heads + 1);
    sum += relative;
  }
  return sum * exactly(most, tosses);
}

/** P(X = heads), C(n, heads) / 2^n. */
function exactly(heads: number, tosses: number): number {
  if (heads === 0) return 2 ** -tosses;
  const tails = tosses - heads;
  const lean = (tails - heads) / tosses;
  // Half the deviance from a fair coin; near the middle its two parts cancel only in what does not matter.
  const deviance = (tosses / 2) * ((1 - lean) * Math.log1p(-lean) + (1 + lean) * Math.log1p(lean));
  const correction = stirlingError(tosses) - stirlingError(heads) - stirlingError(tails);
  return Math.exp(correction - deviance) * Math.sqrt(tosses / (2 * Math.PI * heads * tails));
}

/** ln n! − ln(√(2πn) (n/e)^n) for n >= 1. */
function stirlingError(n: number): number {
  if (n < SERIES_FROM) {
    let factorial = 1;
    for (let factor = 2; factor <= n; factor++) factorial *= factor;
    return Math.log(factorial) - (Math.log(2 * Math.PI * n) / 2 + n * Math.log(n) - n);
  }
  const square = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square) / square) / square) / n;
}
