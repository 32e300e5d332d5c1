import { assertDrawCounts } from "./draw-counts.ts";
import type { DrawCounts } from "./draw-counts.ts";
import { exactRatio } from "./exact-ratio.ts";
import { fallingFactorial } from "./falling-factorial.ts";

/**
 * pass@k of one scenario: the chance, in [0, 1], that at least one of k trials drawn without replacement passes.
 * Unbiased: 1 − C(trials−passed, k) / C(trials, k), arXiv 2107.03374. The subtraction is done in whole numbers,
 * so that small chances keep all their digits.
 *
 * @param counts Graded trials only; `open` ones count as passed or failed at the ends of a band; `invalid` and `error` are not trials.
 * @throws RangeError unless 1 <= k <= trials and 0 <= passed <= trials.
 */
export function passAtK(counts: DrawCounts): number {
  assertDrawCounts(counts);
  const { trials, passed, k } = counts;
  // C(n−c,k)/C(n,k) = C(n−k,c)/C(n,c): the side with fewer factors is computed.
  const [all, allFail] =
    k <= passed
      ? [fallingFactorial(trials, k), fallingFactorial(trials - passed, k)]
      : [fallingFactorial(trials, passed), fallingFactorial(trials - k, passed)];
  return exactRatio(all - allFail, all);
}
