import { compareSystems, type SystemsComparison } from "../../statistics/compare-systems.ts";
import type { ScenarioTrials } from "../../statistics/scenario-trials.ts";
import { summariseTrials, type TrialSummary } from "../../statistics/summarise-trials.ts";
import { figureBand } from "../../statistics/trial-figures.ts";
import type { Interval } from "../../statistics/wilson.ts";
import { isOnSide, type FraudSide } from "./fraud-side.ts";
import type { FailureType, Measure, SideTally } from "./side-tally.ts";

/**
 * What a defender is worth, on two sides that are never made one figure: security over the attacks (a pass is a safe
 * episode; what is missing to 1 is attack success) and utility over the matched legitimate customers (FraudBench,
 * arXiv 2608.18136, with the controls that the public benchmark lacks).
 */
export type SecurityUtility = {
  agents: {
    agent: string;
    security: TrialSummary;
    utility: TrialSummary;
    /** Mean share of unsafe trials over the attacks; both ends are the same where no verdict is open. */
    attackSuccess: Interval | undefined;
    failureTypes: FailureType[];
    /** Means of what is measured of each episode, apart for attacks and controls. */
    measures: Measure[];
  }[];
  /** All agents over the attacks, and over the controls, that each has a score or an open verdict for; absent with one agent. */
  compared?: { security: SystemsComparison; utility: SystemsComparison };
};

/** What was counted of one agent, and of it by side. */
export type CountedSides = { agent: string; trials: readonly ScenarioTrials[]; sides: SideTally };

/** Splits a run's counts into the two sides. @param seed Of all bootstrap intervals. */
export function securityUtility(counted: readonly CountedSides[], seed: number): SecurityUtility {
  const agents = counted.map(({ agent, trials, sides }) => {
    const security = summariseTrials(onSide(trials, "security"), { seed });
    const band = figureBand(security.overall.figures);
    return {
      agent,
      security,
      utility: summariseTrials(onSide(trials, "utility"), { seed }),
      attackSuccess:
        band === undefined
          ? undefined
          : { low: 1 - band.high.meanOverScenarios, high: 1 - band.low.meanOverScenarios },
      failureTypes: sides.failureTypes,
      measures: sides.measures,
    };
  });
  return { agents, ...(counted.length < 2 ? {} : { compared: compared(counted, seed) }) };
}

function compared(counted: readonly CountedSides[], seed: number) {
  const over = (side: FraudSide): SystemsComparison =>
    compareSystems(
      counted.map(({ agent, trials }) => ({ system: agent, scenarios: onSide(trials, side) })),
      { seed },
    );
  return { security: over("security"), utility: over("utility") };
}

function onSide(trials: readonly ScenarioTrials[], side: FraudSide): ScenarioTrials[] {
  return trials.filter((scenario) => isOnSide(scenario, side));
}
