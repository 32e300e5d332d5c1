/**
 * n · (n−1) · … · (n−count+1), exactly; 1 for no factors. C(n, k) is `fallingFactorial(n, k) / k!`, so a ratio
 * of binomials with the same k is a ratio of these.
 */
export function fallingFactorial(n: number, count: number): bigint {
  return count > n ? 0n : productOfRange(n - count + 1, n);
}

/** Halves the range, so that the factors multiplied are of like size: near linear time instead of quadratic. */
function productOfRange(from: number, to: number): bigint {
  if (from > to) return 1n;
  if (from === to) return BigInt(from);
  const middle = Math.floor((from + to) / 2);
  return productOfRange(from, middle) * productOfRange(middle + 1, to);
}
