import type { BootstrapOptions } from "./bootstrap.ts";
import { breakDown } from "./break-down.ts";
import type { BreakDown } from "./break-down.ts";
import { meanInterval, type MeanInterval } from "./mean-interval.ts";
import { assertScenarioTrials, gradedTrials, inScenarioOrder, shareOfPasses } from "./scenario-trials.ts";
import type { ScenarioTrials } from "./scenario-trials.ts";
import { tallyTrials } from "./tally-trials.ts";
import type { Tally } from "./tally-trials.ts";

/** The figures of one agent's run over a suite. */
export type TrialSummary = {
  overall: Tally;
  /** The mean over scenarios with its interval, scenarios resampled. */
  mean: { status: "estimated"; interval: MeanInterval } | { status: "nothing-graded" };
  /** One for each group key that any scenario carries, by key. */
  by: BreakDown[];
};

/**
 * Summarises repeated trials of one agent: strict pass^n, the pass^k and pass@k curves, means, bounds for what has
 * no score, and the same by every group key. The order of the scenarios does not matter.
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
  const graded = ordered.filter((scenario) => gradedTrials(scenario) > 0);
  const keys = new Set(ordered.flatMap(({ groups }) => Object.keys(groups)));
  return {
    overall: tallyTrials(ordered, options.confidence),
    mean:
      graded.length === 0
        ? { status: "nothing-graded" }
        : { status: "estimated", interval: meanInterval([graded.map(shareOfPasses)], options) },
    by: [...keys].toSorted().map((key) => breakDown(key, ordered, options)),
  };
}
