import { allAlike } from "./all-alike.ts";
import { bootstrapMacroMean, type BootstrapInterval, type BootstrapOptions } from "./bootstrap.ts";
import { wilsonOfShare } from "./wilson.ts";

/** An interval of a mean of shares, and how its ends were found; `draws` and `seed` are those of a bootstrap. */
export type MeanInterval = BootstrapInterval & { method: "bootstrap" | "wilson" };

/**
 * Interval of the mean over groups of each group's mean share; with one group, of a plain mean. Where all scenarios of every
 * group came out alike, resampling finds no spread, as if the figure were certain. There the Wilson interval stands in, for
 * as many scenarios as a plain share would need to vary as much as this mean: G² / Σ 1/n over its G groups of n scenarios.
 *
 * @param groups Shares in [0, 1], one per scenario, by group.
 * @throws RangeError as `bootstrapMacroMean`.
 */
export function meanInterval(
  groups: readonly (readonly number[])[],
  options: BootstrapOptions,
): MeanInterval {
  const interval = bootstrapMacroMean(groups, options);
  if (!groups.every(allAlike)) return { ...interval, method: "bootstrap" };
  const scenarios = groups.length ** 2 / groups.reduce((sum, { length }) => sum + 1 / length, 0);
  const ends = wilsonOfShare(interval.estimate, scenarios, interval.confidence);
  return { ...interval, ...ends, method: "wilson" };
}
