import { binomialHalfTail } from "./binomial-half-tail.ts";

/** Scenarios on which two systems disagree: those that only one of them passed. Agreements carry no information. */
export type Discordance = { onlyFirst: number; onlySecond: number };

/**
 * Exact two-sided McNemar test of two systems on the same scenarios (McNemar 1947; the binomial form, as in Fagerland,
 * Lydersen and Laake 2013): were both equally good, each disagreement would be a toss of a fair coin.
 *
 * @returns The p-value, in [0, 1]: twice the smaller tail, capped at 1; 1 without any disagreement.
 * @throws RangeError unless both counts are whole and >= 0.
 */
export function mcnemar({ onlyFirst, onlySecond }: Discordance): number {
  if (![onlyFirst, onlySecond].every(Number.isSafeInteger) || onlyFirst < 0 || onlySecond < 0) {
    throw new RangeError(`not counts of scenarios: ${onlyFirst}, ${onlySecond}`);
  }
  // The tail is then at least one half, exactly; the formula would miss it by a rounding error.
  if (Math.abs(onlyFirst - onlySecond) <= 1) return 1;
  const most = Math.min(onlyFirst, onlySecond);
  return Math.min(1, 2 * binomialHalfTail({ most, tosses: onlyFirst + onlySecond }));
}
