import { allAlike } from "./all-alike.ts";
import {
  bootstrapDifference,
  type BootstrapInterval,
  type BootstrapOptions,
  type PairedScores,
} from "./bootstrap.ts";
import { wilsonInterval } from "./wilson.ts";

/** An interval of a paired difference, and how its ends were found; `draws` and `seed` are those of a bootstrap. */
export type DifferenceInterval = BootstrapInterval & { method: "bootstrap" | "wilson" };

/**
 * Interval of the mean difference `first − second` over scenarios. Where all scenarios differ by the same, resampling finds
 * no spread, as if that were certain. There the share of other scenarios that may differ otherwise is bounded by the Wilson
 * interval of none in n, and each of those might differ by all there is: −1 or 1.
 *
 * @param scores Shares in [0, 1]. @throws RangeError as `bootstrapDifference`.
 */
export function differenceInterval(
  scores: readonly PairedScores[],
  options: BootstrapOptions,
): DifferenceInterval {
  const interval = bootstrapDifference(scores, options);
  const { estimate, confidence } = interval;
  const differences = scores.map(({ first, second }) => first - second);
  if (!allAlike(differences)) return { ...interval, method: "bootstrap" };
  const { high: others } = wilsonInterval({ passed: 0, total: scores.length }, confidence);
  return {
    ...interval,
    low: estimate - others * (1 + estimate),
    high: estimate + others * (1 - estimate),
    method: "wilson",
  };
}
