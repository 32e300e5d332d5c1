import { mapBand, withOpenAs, type Band, type OpenAs } from "../../statistics/band.ts";
import type { MeanInterval } from "../../statistics/mean-interval.ts";
import { countedTrials, type ScenarioTrials } from "../../statistics/scenario-trials.ts";
import type { Tally } from "../../statistics/tally-trials.ts";
import { figureBand, type Proportion } from "../../statistics/trial-figures.ts";
import { wilsonInterval, type Interval } from "../../statistics/wilson.ts";
import { isOneFigure } from "../view/figure-text.ts";

/**
 * A figure as measured; `interval` at 95 %, `count` where it is a share of things counted. Where it hangs on open verdicts
 * it is the end of the `band` that is held to the threshold.
 */
export type Measured = {
  status: "measured";
  value: number;
  band?: Interval;
  interval?: Interval;
  count?: { count: number; of: number };
};
export type Observed = Measured | { status: "nothing-graded" };

export const NOTHING: Observed = { status: "nothing-graded" };

function endOf<Value>(band: Band<Value>, openAs: OpenAs): Value {
  return openAs === "failed" ? band.low : band.high;
}

/** Named only where open verdicts give it a width. */
function withBand(band: Interval): { band?: Interval } {
  return isOneFigure(band) ? {} : { band };
}

/** The figures of a set of scenarios that a threshold can be set for. */
export function ofTally(
  { figures }: Tally,
  openAs: OpenAs,
): { strict?: Observed; atLeastOnce?: Observed; mean?: Observed } {
  const band = figureBand(figures);
  if (band === undefined) return {};
  const means = mapBand(band, ({ meanOverScenarios }) => meanOverScenarios);
  return {
    strict: counted(
      mapBand(band, ({ strict }) => strict),
      openAs,
    ),
    atLeastOnce: counted(
      mapBand(band, ({ atLeastOnce }) => atLeastOnce),
      openAs,
    ),
    mean: { status: "measured", value: endOf(means, openAs), ...withBand(means) },
  };
}

function counted(band: Band<Proportion>, openAs: OpenAs): Measured {
  const { count, of, rate, interval } = endOf(band, openAs);
  const ends = withBand(mapBand(band, (end) => end.rate));
  return { status: "measured", value: rate, ...ends, interval, count: { count, of } };
}

/** A mean with its interval. */
export function estimated(band: Band<MeanInterval> | undefined, openAs: OpenAs): Observed {
  if (band === undefined) return NOTHING;
  const { estimate, low, high } = endOf(band, openAs);
  const ends = withBand(mapBand(band, (end) => end.estimate));
  return { status: "measured", value: estimate, ...ends, interval: { low, high } };
}

/** A share of things counted. */
export function share(count: number, of: number): Measured {
  const interval = wilsonInterval({ passed: count, total: of });
  return { status: "measured", value: count / of, interval, count: { count, of } };
}

/** The share of one scenario's own trials that passed. */
export function shareOfTrials(trials: ScenarioTrials, openAs: OpenAs): Measured {
  const counted = countedTrials(trials);
  const band = { low: trials.passed / counted, high: (trials.passed + trials.open) / counted };
  return { ...share(withOpenAs(trials, openAs).passed, counted), ...withBand(band) };
}
