import { isOnSide } from "../../contract/side-of.ts";
import type { SuiteFigures, SuiteSide } from "../../contract/suite-figures.ts";
import { compareSystems, type SystemsComparison } from "../../statistics/compare-systems.ts";
import type { ScenarioTrials } from "../../statistics/scenario-trials.ts";
import { summariseTrials, type TrialSummary } from "../../statistics/summarise-trials.ts";
import { figureBand } from "../../statistics/trial-figures.ts";
import type { Interval } from "../../statistics/wilson.ts";
import type { FailureType, SideTally } from "./side-tally.ts";

/** What one agent is worth on one side. */
export type SideFigures = TrialSummary & {
  /** The side's id. */
  side: string;
  /**
   * Mean share of trials that failed, where the suite has a name for it; both ends are the same where no verdict is open.
   */
  failing?: Interval;
};

/** What agents are worth on each side of a suite; two sides are never made one figure. Sides in the suite's order. */
export type SidedFigures = {
  agents: { agent: string; sides: SideFigures[]; failureTypes: FailureType[] }[];
  /** All agents over the scenarios of a side that each has a score or an open verdict for; absent with one agent. */
  compared?: { side: string; comparison: SystemsComparison }[];
};

/** What was counted of one agent, and of it by side. */
export type CountedSides = { agent: string; trials: readonly ScenarioTrials[]; sides: SideTally };

/** Splits a run's counts into the suite's sides. @param seed Of all bootstrap intervals. */
export function sidedFigures(
  counted: readonly CountedSides[],
  { sides }: Pick<SuiteFigures, "sides">,
  seed: number,
): SidedFigures {
  const agents = counted.map(({ agent, trials, sides: tally }) => ({
    agent,
    sides: sides.map((side) => figuresOf(side, trials, seed)),
    failureTypes: tally.failureTypes,
  }));
  if (counted.length < 2) return { agents };
  const compared = sides.map((side) => {
    const systems = counted.map(({ agent, trials }) => ({ system: agent, scenarios: onSide(trials, side) }));
    return { side: side.id, comparison: compareSystems(systems, { seed }) };
  });
  return { agents, compared };
}

function figuresOf(side: SuiteSide, trials: readonly ScenarioTrials[], seed: number): SideFigures {
  const summary = summariseTrials(onSide(trials, side), { seed });
  const band = side.failing === undefined ? undefined : figureBand(summary.overall.figures);
  if (band === undefined) return { side: side.id, ...summary };
  const failing = { low: 1 - band.high.meanOverScenarios, high: 1 - band.low.meanOverScenarios };
  return { side: side.id, ...summary, failing };
}

function onSide(trials: readonly ScenarioTrials[], side: SuiteSide): ScenarioTrials[] {
  return trials.filter((scenario) => isOnSide(scenario, side));
}
