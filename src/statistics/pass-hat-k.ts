import { assertDrawCounts } from "./draw-counts.ts";
import type { DrawCounts } from "./draw-counts.ts";
import { exactRatio } from "./exact-ratio.ts";
import { fallingFactorial } from "./falling-factorial.ts";

/**
 * pass^k of one scenario: the chance, in [0, 1], that k trials drawn without replacement all pass.
 * Unbiased: C(passed, k) / C(trials, k), arXiv 2406.12045. Counted in whole numbers and rounded once.
 *
 * @param counts Graded trials only; `open` ones count as passed or failed at the ends of a band; `invalid` and `error` are not trials.
 * @throws RangeError unless 1 <= k <= trials and 0 <= passed <= trials.
 */
export function passHatK(counts: DrawCounts): number {
  assertDrawCounts(counts);
  const { trials, passed, k } = counts;
  const failed = trials - passed;
  // C(c,k)/C(n,k) = C(n−k,n−c)/C(n,n−c): the side with fewer factors is computed.
  return k <= failed
    ? exactRatio(fallingFactorial(passed, k), fallingFactorial(trials, k))
    : exactRatio(fallingFactorial(trials - k, failed), fallingFactorial(trials, failed));
}
