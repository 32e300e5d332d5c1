import { allAlike } from "./all-alike.ts";
import { meanOf } from "./mean-of.ts";
import { seededRandom } from "./seeded-random.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** `seed` is whole and >= 0; `draws` defaults to 10,000, `confidence` to 0.95 (two-sided). */
export type BootstrapOptions = { seed: number; draws?: number; confidence?: number };

/** An estimate with its percentile interval, and all that is needed to get the same interval again. */
export type BootstrapInterval = {
  estimate: number;
  low: number;
  high: number;
  confidence: number;
  draws: number;
  seed: number;
};

/** The scores of two systems on one scenario. */
export type PairedScores = { first: number; second: number };

/**
 * Percentile bootstrap interval of a mean (Efron and Tibshirani 1993, section 13.3). What is resampled are
 * scenarios, never single trials: trials of one scenario resemble each other, and counting them as independent
 * makes intervals too narrow.
 *
 * @param scores One per scenario, in a fixed order (by id): the order is part of what the seed reproduces.
 * @throws RangeError for no scores, a bad seed, or too few draws for the confidence.
 */
export function bootstrapMean(scores: readonly number[], options: BootstrapOptions): BootstrapInterval {
  return bootstrapMacroMean([scores], options);
}

/**
 * Interval of the difference `first − second` of two systems' means over the same scenarios. Both scores of a
 * scenario are drawn together, so what makes a scenario hard for everyone does not widen the interval.
 * Swapping the systems mirrors it exactly.
 *
 * @throws RangeError as {@link bootstrapMean}.
 */
export function bootstrapDifference(
  scores: readonly PairedScores[],
  options: BootstrapOptions,
): BootstrapInterval {
  return bootstrapMean(
    scores.map(({ first, second }) => first - second),
    options,
  );
}

/**
 * Interval of a macro average: the mean over groups of each group's mean score. Scenarios are resampled within
 * their group, whose size stays as it is (Davison and Hinkley 1997, section 3.2), because the groups belong to
 * the suite's design. A group of one scenario therefore adds no width.
 *
 * @param groups Scores per scenario, by group. @throws RangeError as {@link bootstrapMean}, or for an empty group.
 */
export function bootstrapMacroMean(
  groups: readonly (readonly number[])[],
  { seed, draws = 10_000, confidence = 0.95 }: BootstrapOptions,
): BootstrapInterval {
  const rank = lowerRank(draws, confidence);
  const estimate = meanOf(groups.map(meanOf));
  const random = seededRandom(seed);
  const strata = groups.map((scores) => Float64Array.from(scores));
  const stated = { confidence, draws, seed };
  if (groups.every(allAlike)) {
    // Then so are all means, and one of them tells both ends.
    const mean = resampledMean(strata, random);
    return { estimate, low: mean, high: mean, ...stated };
  }
  const means = Float64Array.from({ length: draws }, () => resampledMean(strata, random)).toSorted();
  return { estimate, low: at(means, rank), high: at(means, draws + 1 - rank), ...stated };
}

function resampledMean(strata: readonly Float64Array[], random: SeededRandom): number {
  let total = 0;
  for (const scores of strata) total += random.sumOfDraws(scores) / scores.length;
  return total / strata.length;
}

/** k = ⌊(draws+1)·α⌋ from 1; the interval runs from the k-th smallest to the k-th largest mean, α on each side. */
function lowerRank(draws: number, confidence: number): number {
  if (!(confidence > 0 && confidence < 1))
    throw new RangeError(`confidence must lie between 0 and 1: ${confidence}`);
  if (!Number.isSafeInteger(draws)) throw new RangeError(`draws must be a whole number: ${draws}`);
  // (1 − 0.9) / 2 is a hair below 0.05 in binary; the nudge keeps the floor from falling a rank short.
  const rank = Math.floor(((draws + 1) * (1 - confidence)) / 2 + 1e-9);
  if (rank < 1) throw new RangeError(`${draws} draws are too few for a ${confidence} interval`);
  return rank;
}

function at(sorted: Float64Array, rank: number): number {
  const value = sorted[rank - 1];
  if (value === undefined) throw new RangeError(`no rank ${rank} among ${sorted.length} draws`);
  return value;
}
