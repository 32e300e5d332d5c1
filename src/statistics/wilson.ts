import { normalQuantile } from "./normal-quantile.ts";

/** A range of plausible values, both ends included. */
export type Interval = { low: number; high: number };

/**
 * Wilson score interval of a share of independent yes/no outcomes. Wilson 1927; Brown, Cai and DasGupta 2001,
 * equation 4. It stays within [0, 1] and is honest at 0 and 1, where the textbook interval has no width.
 *
 * @param counts How many of how many. Repeated trials of one scenario are not independent: count scenarios.
 * @param confidence Two-sided, such as 0.95.
 * @throws RangeError unless 0 <= passed <= total, total >= 1 and 0 < confidence < 1.
 */
export function wilsonInterval(counts: { passed: number; total: number }, confidence = 0.95): Interval {
  const { passed, total } = counts;
  if (![passed, total].every(Number.isSafeInteger) || total < 1 || passed < 0 || passed > total) {
    throw new RangeError(`no interval for ${passed} of ${total}`);
  }
  return wilsonOfShare(passed / total, total, confidence);
}

/**
 * The same for a share of a number of outcomes that need not be whole, such as an effective one.
 *
 * @param share In [0, 1]. @param total Above 0.
 */
export function wilsonOfShare(share: number, total: number, confidence: number): Interval {
  const z = normalQuantile(confidence + (1 - confidence) / 2);
  const centre = share + (z * z) / (2 * total);
  const spread = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  const scale = 1 + (z * z) / total;
  // At 0 and 1 the end is known exactly; the formula misses it by a rounding error.
  return {
    low: share === 0 ? 0 : (centre - spread) / scale,
    high: share === 1 ? 1 : (centre + spread) / scale,
  };
}
