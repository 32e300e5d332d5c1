import { outcomeBounds } from "./outcome-bounds.ts";
import type { OutcomeBounds } from "./outcome-bounds.ts";
import { countedTrials } from "./scenario-trials.ts";
import type { ScenarioTrials } from "./scenario-trials.ts";
import { trialFigures } from "./trial-figures.ts";
import type { Figures } from "./trial-figures.ts";

/** Everything counted over one set of scenarios: a run, or one row of a break-down. */
export type Tally = {
  /** All scenarios of the set, graded or not. */
  scenarios: number;
  episodes: Record<"passed" | "failed" | "open" | "invalid" | "error", number>;
  /** Scenarios without a trial that is graded or open, by id. They are in no figure, only in the bounds. */
  ungraded: string[];
  figures: Figures;
  bounds: OutcomeBounds;
};

/** @param scenarios In scenario order. @param confidence Of the Wilson intervals, two-sided. */
export function tallyTrials(scenarios: readonly ScenarioTrials[], confidence = 0.95): Tally {
  const episodes = { passed: 0, failed: 0, open: 0, invalid: 0, error: 0 };
  for (const { passed, failed, open, invalid, error } of scenarios) {
    episodes.passed += passed;
    episodes.failed += failed;
    episodes.open += open;
    episodes.invalid += invalid;
    episodes.error += error;
  }
  return {
    scenarios: scenarios.length,
    episodes,
    ungraded: scenarios.filter((entry) => countedTrials(entry) === 0).map(({ scenario }) => scenario),
    figures: trialFigures(scenarios, confidence),
    bounds: outcomeBounds(scenarios),
  };
}
