import { bandOf, hasOpen, noWidth, type Band } from "./band.ts";
import type { BootstrapOptions } from "./bootstrap.ts";
import { breakDown } from "./break-down.ts";
import type { BreakDown } from "./break-down.ts";
import { meanInterval, type MeanInterval } from "./mean-interval.ts";
import { assertScenarioTrials, countedTrials, inScenarioOrder, shareOfPasses } from "./scenario-trials.ts";
import type { ScenarioTrials } from "./scenario-trials.ts";
import { tallyTrials } from "./tally-trials.ts";
import type { Tally } from "./tally-trials.ts";

/** A mean over scenarios with its interval; its two ends where trials are open. */
export type MeanFigure =
  | { status: "estimated"; interval: MeanInterval }
  | ({ status: "banded" } & Band<MeanInterval>)
  | { status: "nothing-graded" };

/** The figures of one agent's run over a suite. */
export type TrialSummary = {
  overall: Tally;
  /** The mean over scenarios with its interval, scenarios resampled. */
  mean: MeanFigure;
  /** One for each group key that any scenario carries, by key. */
  by: BreakDown[];
};

/**
 * Summarises repeated trials of one agent: strict pass^n, the pass^k and pass@k curves, means, bands of them while trials are open,
 * bounds for what has no score, and the same by every group key. The order of the scenarios does not matter.
 *
 * @param scenarios One entry per scenario of the suite, those without any episode too.
 * @param options The seed of all bootstrap intervals, which reproduces them on any machine.
 * @throws RangeError for a scenario given twice, a count that is not whole, or options that bootstrapMacroMean refuses.
 */
export function summariseTrials(
  scenarios: readonly ScenarioTrials[],
  options: BootstrapOptions,
): TrialSummary {
  assertScenarioTrials(scenarios);
  const ordered = inScenarioOrder(scenarios);
  const keys = new Set(ordered.flatMap(({ groups }) => Object.keys(groups)));
  return {
    overall: tallyTrials(ordered, options.confidence),
    mean: meanFigure(ordered, options),
    by: [...keys].toSorted().map((key) => breakDown(key, ordered, options)),
  };
}

/** Both ends of what a mean can be; the same where no trial is open. @returns `undefined` where nothing was graded. */
export function meanBand(mean: MeanFigure): Band<MeanInterval> | undefined {
  if (mean.status === "nothing-graded") return undefined;
  return mean.status === "estimated" ? noWidth(mean.interval) : mean;
}

function meanFigure(ordered: readonly ScenarioTrials[], options: BootstrapOptions): MeanFigure {
  const counted = ordered.filter((scenario) => countedTrials(scenario) > 0);
  if (counted.length === 0) return { status: "nothing-graded" };
  const interval = (scenarios: readonly ScenarioTrials[]) =>
    meanInterval([scenarios.map(shareOfPasses)], options);
  if (!hasOpen(counted)) return { status: "estimated", interval: interval(counted) };
  return { status: "banded", ...bandOf(counted, interval) };
}
