import type { BootstrapOptions } from "./bootstrap.ts";
import { adjustTogether, comparePair, type PairComparison } from "./compare-pair.ts";
import { assertScenarioTrials, countedTrials } from "./scenario-trials.ts";
import type { ScenarioTrials } from "./scenario-trials.ts";
import { trialFigures } from "./trial-figures.ts";
import type { Figures } from "./trial-figures.ts";

/** One system's trials, under the name it is compared by. */
export type SystemTrials = { system: string; scenarios: readonly ScenarioTrials[] };

/** Why a scenario of one system is not compared: systems (its own too) that did not play it, or got neither a score nor an open verdict. */
export type LeftOutScenario = { scenario: string; absentFrom: string[]; ungradedIn: string[] };

/** What each system has beyond the scenarios in common, by scenario. */
export type LeftOut = { system: string; scenarios: LeftOutScenario[] };

export type SystemsComparison =
  | {
      status: "compared";
      /** Graded or open in every system, by id. All figures are over these alone. */
      common: string[];
      systems: ({ system: string } & Exclude<Figures, { status: "nothing-graded" }>)[];
      /** Each pair once, in the order the systems were given. */
      pairs: PairComparison[];
      leftOut: LeftOut[];
    }
  | { status: "nothing-in-common"; leftOut: LeftOut[] };

/**
 * Compares systems over the scenarios that every one of them has a score or an open verdict for, so that all pairs speak
 * of the same scenarios. All pairs resample the same scenarios (one seed), and their McNemar tests are one family for Holm.
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
    systems: shared.flatMap(({ system, trials }) => {
      const figures = trialFigures(trials, options.confidence);
      return figures.status === "nothing-graded" ? [] : [{ system, ...figures }];
    }),
    pairs: adjustTogether(pairs),
    leftOut,
  };
}

type IndexedSystem = { system: string; trials: ReadonlyMap<string, ScenarioTrials> };

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
  return countedTrials(entry) === 0 ? "ungraded" : "graded";
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

function pairUp(one: IndexedSystem, other: IndexedSystem, common: readonly string[]) {
  const trials = common.flatMap((scenario) => {
    const [first, second] = [one.trials.get(scenario), other.trials.get(scenario)];
    return first === undefined || second === undefined ? [] : [{ first, second }];
  });
  return { first: one.system, second: other.system, trials };
}
