import { meanOf } from "./mean-of.ts";
import { gradedTrials, passedStrictly, shareOfPasses } from "./scenario-trials.ts";
import type { ScenarioTrials } from "./scenario-trials.ts";
import type { Interval } from "./wilson.ts";

/**
 * How far the rates could move if every episode without a score had one: `low` counts each `open`, `invalid` and `error`
 * as failed, `high` as passed. Over all scenarios with an episode, so ungraded ones are in. Not an interval of
 * chance: it says what is unknown, not what might vary. Where no episode is invalid or in error they are the band.
 */
export type OutcomeBounds =
  | {
      status: "bounded";
      /** Episodes without a score. With none, low equals high equals the figure. */
      unscored: number;
      episodes: number;
      scenarios: number;
      strict: Interval;
      meanOverScenarios: Interval;
      meanSingleShot: Interval;
    }
  | { status: "no-episodes" };

/** @returns Bounds that always enclose the figures, or their band, of {@link trialFigures} for the same scenarios. */
export function outcomeBounds(all: readonly ScenarioTrials[]): OutcomeBounds {
  const scenarios = all.filter((scenario) => episodesOf(scenario) > 0);
  if (scenarios.length === 0) return { status: "no-episodes" };
  const worst = ratesOf(scenarios.map((scenario) => scored(scenario, "failed")));
  const best = ratesOf(scenarios.map((scenario) => scored(scenario, "passed")));
  return {
    status: "bounded",
    unscored: scenarios.reduce((sum, { open, invalid, error }) => sum + open + invalid + error, 0),
    episodes: scenarios.reduce((sum, scenario) => sum + episodesOf(scenario), 0),
    scenarios: scenarios.length,
    strict: { low: worst.strict, high: best.strict },
    meanOverScenarios: { low: worst.meanOverScenarios, high: best.meanOverScenarios },
    meanSingleShot: { low: worst.meanSingleShot, high: best.meanSingleShot },
  };
}

function episodesOf({ passed, failed, open, invalid, error }: ScenarioTrials): number {
  return passed + failed + open + invalid + error;
}

/** The scenario with every episode that has no score counted as one outcome. */
function scored(scenario: ScenarioTrials, as: "passed" | "failed"): ScenarioTrials {
  const unscored = scenario.open + scenario.invalid + scenario.error;
  return { ...scenario, [as]: scenario[as] + unscored, open: 0, invalid: 0, error: 0 };
}

function ratesOf(scenarios: readonly ScenarioTrials[]) {
  const passed = scenarios.reduce((sum, scenario) => sum + scenario.passed, 0);
  const trials = scenarios.reduce((sum, scenario) => sum + gradedTrials(scenario), 0);
  return {
    strict: scenarios.filter(passedStrictly).length / scenarios.length,
    meanOverScenarios: meanOf(scenarios.map(shareOfPasses)),
    meanSingleShot: passed / trials,
  };
}
