import { outerInterval, mapBand } from "../../statistics/band.ts";
import { macroBand, type MacroAverage } from "../../statistics/break-down.ts";
import { pairBand, testsOf, type PairComparison, type PairFigures } from "../../statistics/compare-pair.ts";
import { meanBand, type MeanFigure } from "../../statistics/summarise-trials.ts";
import type { Tally } from "../../statistics/tally-trials.ts";
import {
  figureBand,
  inconsistentRange,
  type Figures,
  type TrialFigures,
} from "../../statistics/trial-figures.ts";
import type { Interval } from "../../statistics/wilson.ts";
import { countBand, onceText, percentBand, percentRange, pointsBand, points, pValue } from "./figure-text.ts";

/** The figures of a set of scenarios in words: one figure each, or the band that open verdicts leave. */
export type ShownFigures = {
  /** Scenarios with a trial that is graded or open. */
  of: number;
  count: string;
  rate: string;
  /** Of the rate; of a band from the lower limit of the low end to the upper limit of the high end. */
  interval: string;
  mean: string;
  once: string;
  inconsistent: string;
};

/** @param trials As planned for each scenario. @returns `undefined` where nothing was graded and nothing is open. */
export function shownFigures(figures: Figures, trials: number): ShownFigures | undefined {
  const band = figureBand(figures);
  if (band === undefined || figures.status === "nothing-graded") return undefined;
  const of = <Value>(read: (end: TrialFigures) => Value) => mapBand(band, read);
  return {
    of: band.low.scenarios,
    count: countBand(of(({ strict }) => strict.count)),
    rate: percentBand(of(({ strict }) => strict.rate)),
    interval: percentRange(outerInterval(of(({ strict }) => strict.interval))),
    mean: percentBand(of(({ meanOverScenarios }) => meanOverScenarios)),
    once: onceText(band, trials),
    inconsistent: countBand(inconsistentRange(figures)),
  };
}

/** Both ends of a mean with the outer limits of their intervals. */
export type MeanEnds = { band: Interval; interval: Interval };

/** @returns `undefined` where nothing was graded and nothing is open. */
export function meanEnds(mean: MeanFigure): MeanEnds | undefined {
  const band = meanBand(mean);
  if (band === undefined) return undefined;
  return { band: mapBand(band, ({ estimate }) => estimate), interval: outerInterval(band) };
}

/** The band of the strict rate and the outer limits of its intervals. */
export function strictEnds(figures: Figures): MeanEnds | undefined {
  const band = figureBand(figures);
  if (band === undefined) return undefined;
  return {
    band: mapBand(band, ({ strict }) => strict.rate),
    interval: outerInterval(mapBand(band, ({ strict }) => strict.interval)),
  };
}

/** The same of a mean over groups. */
export function macroEnds(macro: MacroAverage, figure: "strict" | "meanOverScenarios"): MeanEnds | undefined {
  const band = macroBand(macro);
  if (band === undefined) return undefined;
  const means = mapBand(band, (end) => end[figure]);
  return { band: mapBand(means, ({ estimate }) => estimate), interval: outerInterval(means) };
}

/** The band of the mean over scenarios. */
export function meanOverScenarios(figures: Figures): Interval | undefined {
  const band = figureBand(figures);
  return band === undefined ? undefined : mapBand(band, (end) => end.meanOverScenarios);
}

/** The pass^k and pass@k curves in words, from k = 1. */
export function shownCurves(figures: Figures): Record<"passHatK" | "passAtK", string[]> | undefined {
  const band = figureBand(figures);
  if (band === undefined) return undefined;
  const words = (curve: "passHatK" | "passAtK") =>
    band.low[curve].map(({ value }, index) =>
      percentBand({ low: value, high: band.high[curve][index]?.value ?? value }),
    );
  return { passHatK: words("passHatK"), passAtK: words("passAtK") };
}

/**
 * Where rates would lie had all invalid episodes, errors and open ones failed or passed.
 *
 * @returns `undefined` where no episode is invalid or in error: then the band says it.
 */
export function shownBounds({ bounds, episodes }: Tally): { strict: string; mean: string } | undefined {
  if (bounds.status !== "bounded" || episodes.invalid + episodes.error === 0) return undefined;
  return { strict: percentRange(bounds.strict), mean: percentRange(bounds.meanOverScenarios) };
}

/** Both ends of how two agents differ, with the outer limits of their intervals. */
export function pairEnds(pair: PairComparison, figure: "strictDifference" | "meanDifference"): MeanEnds {
  const ends = mapBand(pairBand(pair), (end) => end[figure]);
  return { band: mapBand(ends, ({ estimate }) => estimate), interval: outerInterval(ends) };
}

/** How two agents differ, in words. */
export type ShownPair = {
  difference: string;
  interval: string;
  onlyFirst: string;
  onlySecond: string;
  p: string;
  adjustedP: string;
};

/** @param figure Which difference is meant; the test is of strict passes in any case. */
export function shownPair(pair: PairComparison, figure: "strictDifference" | "meanDifference"): ShownPair {
  const band = pairBand(pair);
  const of = (read: (end: PairFigures) => number) => mapBand(band, read);
  const ends = pairEnds(pair, figure);
  const only = (side: "onlyFirst" | "onlySecond") => inOrder(of(({ strict }) => strict[side]));
  const { least, most } = testsOf(pair);
  return {
    difference: pointsBand(ends.band),
    interval: `${points(ends.interval.low)} to ${points(ends.interval.high)}`,
    onlyFirst: countBand(only("onlyFirst")),
    onlySecond: countBand(only("onlySecond")),
    p: pBand(least.p, most.p),
    adjustedP: pBand(least.adjustedP, most.adjustedP),
  };
}

/** A p-value; the range that open verdicts leave; or that they leave all of it open. */
function pBand(least: number, most: number): string {
  if (pValue(least) === pValue(most)) return pValue(most);
  return most === 1 ? "cannot tell" : `≤ ${pValue(most).replace(/^< /, "")}`;
}

/** What grows towards the low end of a difference. */
function inOrder({ low, high }: Interval): Interval {
  return low <= high ? { low, high } : { low: high, high: low };
}
