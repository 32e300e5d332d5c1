import type { BootstrapOptions, PairedScores } from "./bootstrap.ts";
import { differenceInterval, type DifferenceInterval } from "./difference-interval.ts";
import { holm } from "./holm.ts";
import { mcnemar } from "./mcnemar.ts";
import type { Discordance } from "./mcnemar.ts";
import { assertScenarioTrials, gradedTrials, passedStrictly, shareOfPasses } from "./scenario-trials.ts";
import type { ScenarioTrials } from "./scenario-trials.ts";
import { gradedFigures } from "./trial-figures.ts";
import type { TrialFigures } from "./trial-figures.ts";

/** One system's trials, under the name it is compared by. */
export type SystemTrials = { system: string; scenarios: readonly ScenarioTrials[] };

/** Why a scenario of one system is not compared: systems (its own too) that did not play it, or got no score. */
export type LeftOutScenario = { scenario: string; absentFrom: string[]; ungradedIn: string[] };

/** What each system has beyond the scenarios in common, by scenario. */
export type LeftOut = { system: string; scenarios: LeftOutScenario[] };

/** Two systems over the common scenarios. Differences are `first − second`. */
export type PairComparison = {
  first: string;
  second: string;
  /** Of the shares of scenarios whose graded trials all passed. */
  strictDifference: DifferenceInterval;
  /** Of the means over scenarios. */
  meanDifference: DifferenceInterval;
  /** Scenarios that both, one or neither passed strictly. */
  strict: Discordance & { both: number; neither: number };
  /** Exact, two-sided, on strict passes; as it is, and adjusted over all pairs of this comparison. */
  mcnemar: { p: number; adjustedP: number };
  /** Scenarios with unlike numbers of graded trials. More trials make a strict pass harder: not like for like. */
  unequalTrials: string[];
};

export type SystemsComparison =
  | {
      status: "compared";
      /** Graded in every system, by id. All figures are over these alone. */
      common: string[];
      systems: ({ system: string } & TrialFigures)[];
      /** Each pair once, in the order the systems were given. */
      pairs: PairComparison[];
      leftOut: LeftOut[];
    }
  | { status: "nothing-in-common"; leftOut: LeftOut[] };

/**
 * Compares systems over the scenarios that every one of them has a score for, so that all pairs speak of the same
 * scenarios. All pairs resample the same scenarios (one seed), and their McNemar tests are one family for Holm.
 *
 * @throws RangeError for fewer than two systems, a name or scenario given twice, bad counts, or options that
 *   bootstrapDifference refuses.
 */
export function compareSystems(
  systems: readonly SystemTrials[],
  options: BootstrapOptions,
): SystemsComparison {
  const indexed = indexSystems(systems);
  const played = [...new Set(indexed.flatMap(({ trials }) => [...trials.keys()]))].toSorted();
  const common = played.filter((scenario) =>
    indexed.every((system) => stateOf(system, scenario) === "graded"),
  );
  const leftOut = leftOutOf(indexed, common);
  if (common.length === 0) return { status: "nothing-in-common", leftOut };

  const shared = indexed.map(({ system, trials }) => ({
    system,
    trials: common.flatMap((scenario) => trials.get(scenario) ?? []),
  }));
  const pairs = indexed.flatMap((first, index) =>
    indexed.slice(index + 1).map((second) => comparePair(pairUp(first, second, common), options)),
  );
  return {
    status: "compared",
    common,
    systems: shared.map(({ system, trials }) => ({ system, ...gradedFigures(trials, options.confidence) })),
    pairs: adjustTogether(pairs),
    leftOut,
  };
}

type IndexedSystem = { system: string; trials: ReadonlyMap<string, ScenarioTrials> };
type Pair = {
  first: string;
  second: string;
  trials: readonly { first: ScenarioTrials; second: ScenarioTrials }[];
};

function indexSystems(systems: readonly SystemTrials[]): IndexedSystem[] {
  if (systems.length < 2) throw new RangeError("a comparison needs at least two systems");
  if (new Set(systems.map(({ system }) => system)).size < systems.length) {
    throw new RangeError("two systems have the same name");
  }
  return systems.map(({ system, scenarios }) => {
    assertScenarioTrials(scenarios);
    return { system, trials: new Map(scenarios.map((entry) => [entry.scenario, entry])) };
  });
}

function stateOf({ trials }: IndexedSystem, scenario: string): "absent" | "ungraded" | "graded" {
  const entry = trials.get(scenario);
  if (entry === undefined) return "absent";
  return gradedTrials(entry) === 0 ? "ungraded" : "graded";
}

function leftOutOf(systems: readonly IndexedSystem[], common: readonly string[]): LeftOut[] {
  const kept = new Set(common);
  return systems.map(({ system, trials }) => {
    const left = [...trials.keys()].filter((scenario) => !kept.has(scenario)).toSorted();
    return { system, scenarios: left.map((scenario) => whyLeftOut(systems, scenario)) };
  });
}

function whyLeftOut(systems: readonly IndexedSystem[], scenario: string): LeftOutScenario {
  const inState = (state: "absent" | "ungraded"): string[] =>
    systems.filter((system) => stateOf(system, scenario) === state).map(({ system }) => system);
  return { scenario, absentFrom: inState("absent"), ungradedIn: inState("ungraded") };
}

function pairUp(one: IndexedSystem, other: IndexedSystem, common: readonly string[]): Pair {
  const trials = common.flatMap((scenario) => {
    const [first, second] = [one.trials.get(scenario), other.trials.get(scenario)];
    return first === undefined || second === undefined ? [] : [{ first, second }];
  });
  return { first: one.system, second: other.system, trials };
}

function comparePair({ first, second, trials }: Pair, options: BootstrapOptions): PairComparison {
  const difference = (score: (trials: ScenarioTrials) => number): DifferenceInterval => {
    const scores: PairedScores[] = trials.map((pair) => ({
      first: score(pair.first),
      second: score(pair.second),
    }));
    return differenceInterval(scores, options);
  };
  const count = (firstPassed: boolean, secondPassed: boolean): number =>
    trials.filter(
      (pair) => passedStrictly(pair.first) === firstPassed && passedStrictly(pair.second) === secondPassed,
    ).length;
  const strict = {
    both: count(true, true),
    onlyFirst: count(true, false),
    onlySecond: count(false, true),
    neither: count(false, false),
  };
  const p = mcnemar(strict);
  return {
    first,
    second,
    strictDifference: difference((entry) => (passedStrictly(entry) ? 1 : 0)),
    meanDifference: difference(shareOfPasses),
    strict,
    mcnemar: { p, adjustedP: p },
    unequalTrials: trials
      .filter((pair) => gradedTrials(pair.first) !== gradedTrials(pair.second))
      .map((pair) => pair.first.scenario),
  };
}

function adjustTogether(pairs: readonly PairComparison[]): PairComparison[] {
  const adjusted = holm(pairs.map(({ mcnemar }) => mcnemar.p));
  return pairs.map((pair, index) => {
    const { p } = pair.mcnemar;
    return { ...pair, mcnemar: { p, adjustedP: adjusted[index] ?? p } };
  });
}
