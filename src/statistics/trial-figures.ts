import { bandOf, hasOpen, noWidth, type Band } from "./band.ts";
import { meanOf } from "./mean-of.ts";
import { passAtK } from "./pass-at-k.ts";
import { passHatK } from "./pass-hat-k.ts";
import type { DrawCounts } from "./draw-counts.ts";
import { countedTrials, gradedTrials, passedStrictly, shareOfPasses } from "./scenario-trials.ts";
import type { ScenarioTrials } from "./scenario-trials.ts";
import { wilsonInterval } from "./wilson.ts";
import type { Interval } from "./wilson.ts";

/** A count of scenarios with its share and the Wilson interval of that share. */
export type Proportion = { count: number; of: number; rate: number; interval: Interval };

/** Mean over scenarios of pass^k or pass@k at one k. */
export type CurvePoint = { k: number; value: number };

/** Figures over the scenarios that have a graded trial. All rates and means lie in [0, 1]. */
export type TrialFigures = {
  /** Scenarios with a graded trial: the denominator of every share of scenarios below. */
  scenarios: number;
  /** Graded trials in all, and of the scenarios with the fewest and the most. */
  trials: { total: number; fewest: number; most: number };
  /** pass^n: scenarios that passed each of their own n trials. */
  strict: Proportion;
  /** pass@n: scenarios that passed at least one. */
  atLeastOnce: Proportion;
  failedAll: number;
  /** Scenarios that both passed and failed. */
  inconsistent: number;
  /** Each scenario counts the same, however many trials it has. */
  meanOverScenarios: number;
  /** Each trial counts the same. */
  meanSingleShot: number;
  /** For k = 1 … fewest. pass^1 equals pass@1 equals the mean over scenarios. */
  passHatK: CurvePoint[];
  passAtK: CurvePoint[];
  /** Mean of the pass@k curve. */
  avgAtK: number;
};

/**
 * Figures as far as they are known. `graded`: no trial is open. `banded`: some are, and the figures lie between those with
 * all of them failed and those with all of them passed; `inconsistent` is not largest at an end and has its own range.
 */
export type Figures =
  | ({ status: "graded" } & TrialFigures)
  | ({ status: "banded"; open: number; inconsistent: Interval } & Band<TrialFigures>)
  | { status: "nothing-graded" };

/**
 * Figures of a set of scenarios. A scenario without a trial is left out, never counted as 0.
 *
 * @param confidence Of the Wilson intervals, two-sided.
 */
export function trialFigures(scenarios: readonly ScenarioTrials[], confidence = 0.95): Figures {
  const counted = scenarios.filter((scenario) => countedTrials(scenario) > 0);
  if (counted.length === 0) return { status: "nothing-graded" };
  if (!hasOpen(counted)) return { status: "graded", ...gradedFigures(counted, confidence) };
  return {
    status: "banded",
    open: counted.reduce((sum, { open }) => sum + open, 0),
    inconsistent: {
      low: counted.filter(({ passed, failed }) => passed > 0 && failed > 0).length,
      high: counted.filter(mayBeInconsistent).length,
    },
    ...bandOf(counted, (all) => gradedFigures(all, confidence)),
  };
}

/** Both ends of what figures can be; the same where no trial is open. @returns `undefined` where nothing was graded. */
export function figureBand(figures: Figures): Band<TrialFigures> | undefined {
  switch (figures.status) {
    case "graded":
      return noWidth(figures);
    case "banded":
      return figures;
    case "nothing-graded":
      return undefined;
  }
}

/** How many scenarios are inconsistent, at least and at most. */
export function inconsistentRange(figures: Exclude<Figures, { status: "nothing-graded" }>): Interval {
  return figures.status === "graded" ? noWidth(figures.inconsistent) : figures.inconsistent;
}

function mayBeInconsistent({ passed, failed, open }: ScenarioTrials): boolean {
  return passed + open > 0 && failed + open > 0 && passed + failed + open > 1;
}

/** As {@link trialFigures}, for scenarios that all have a graded trial; open ones do not count. @throws RangeError if one has not, or for none. */
export function gradedFigures(scenarios: readonly ScenarioTrials[], confidence = 0.95): TrialFigures {
  const counts = scenarios.map(gradedTrials);
  const fewest = counts.reduce((a, b) => Math.min(a, b), Infinity);
  const most = counts.reduce((a, b) => Math.max(a, b), 0);
  if (scenarios.length === 0 || fewest < 1)
    throw new RangeError("a scenario without a graded trial, or no scenario");
  const passed = scenarios.reduce((sum, scenario) => sum + scenario.passed, 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const count = (holds: (scenario: ScenarioTrials) => boolean): number => scenarios.filter(holds).length;
  const proportion = (of: number): Proportion => ({
    count: of,
    of: scenarios.length,
    rate: of / scenarios.length,
    interval: wilsonInterval({ passed: of, total: scenarios.length }, confidence),
  });
  const passAtKCurve = curve(scenarios, fewest, passAtK);
  return {
    scenarios: scenarios.length,
    trials: { total, fewest, most },
    strict: proportion(count(passedStrictly)),
    atLeastOnce: proportion(count((scenario) => scenario.passed > 0)),
    failedAll: count((scenario) => scenario.passed === 0),
    inconsistent: count((scenario) => scenario.passed > 0 && scenario.failed > 0),
    meanOverScenarios: meanOf(scenarios.map(shareOfPasses)),
    meanSingleShot: passed / total,
    passHatK: curve(scenarios, fewest, passHatK),
    passAtK: passAtKCurve,
    avgAtK: meanOf(passAtKCurve.map(({ value }) => value)),
  };
}

function curve(
  scenarios: readonly ScenarioTrials[],
  fewest: number,
  estimate: (counts: DrawCounts) => number,
): CurvePoint[] {
  return Array.from({ length: fewest }, (_, index) => {
    const k = index + 1;
    const values = scenarios.map((scenario) =>
      estimate({ trials: gradedTrials(scenario), passed: scenario.passed, k }),
    );
    return { k, value: meanOf(values) };
  });
}
