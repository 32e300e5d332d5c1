import { hasOpen, noWidth, withOpenAs, type Band, type OpenAs } from "./band.ts";
import type { BootstrapOptions } from "./bootstrap.ts";
import { meanInterval, type MeanInterval } from "./mean-interval.ts";
import { meanOf } from "./mean-of.ts";
import { passHatK } from "./pass-hat-k.ts";
import { countedTrials, gradedTrials, passedStrictly, shareOfPasses } from "./scenario-trials.ts";
import type { ScenarioTrials } from "./scenario-trials.ts";
import { tallyTrials } from "./tally-trials.ts";
import type { Tally } from "./tally-trials.ts";
import type { CurvePoint } from "./trial-figures.ts";

/** The scenarios that carry one value of a group key, such as domain = cards. */
export type GroupRow = { value: string } & Tally;

/** Means over groups, each counting the same whatever its size. */
export type MacroFigures = {
  strict: MeanInterval;
  meanOverScenarios: MeanInterval;
  /** For k = 1 … the fewest graded trials of any scenario in the groups. */
  passHatK: CurvePoint[];
};

/** Groups without a trial that is graded or open are left out; where any is open, the means are bands. */
export type MacroAverage =
  | ({ status: "averaged"; groups: number } & MacroFigures)
  | ({ status: "banded"; groups: number } & Band<MacroFigures>)
  | { status: "nothing-graded" };

/** Figures by the values of one group key. */
export type BreakDown = {
  key: string;
  /** By value. */
  rows: GroupRow[];
  /** Scenarios without this key, by id. They are in no row and in neither average. */
  unlabelled: string[];
  /** Over all labelled scenarios at once: large groups weigh more. */
  micro: Tally;
  macro: MacroAverage;
};

/**
 * Figures of a run by one group key, with both averages over the groups.
 *
 * @param scenarios In scenario order: part of what the seed reproduces.
 */
export function breakDown(
  key: string,
  scenarios: readonly ScenarioTrials[],
  options: BootstrapOptions,
): BreakDown {
  const groups = Map.groupBy(scenarios, (scenario) => labelOf(scenario, key));
  const unlabelled = groups.get(undefined) ?? [];
  const rows = [...groups]
    .flatMap(([value, members]) => (value === undefined ? [] : [{ value, members }]))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const labelled = scenarios.filter((scenario) => labelOf(scenario, key) !== undefined);
  return {
    key,
    rows: rows.map(({ value, members }) => ({ value, ...tallyTrials(members, options.confidence) })),
    unlabelled: unlabelled.map(({ scenario }) => scenario),
    micro: tallyTrials(labelled, options.confidence),
    macro: macroAverage(
      rows.map(({ members }) => members),
      options,
    ),
  };
}

function labelOf({ groups }: ScenarioTrials, key: string): string | undefined {
  return Object.hasOwn(groups, key) ? groups[key] : undefined;
}

function macroAverage(
  groups: readonly (readonly ScenarioTrials[])[],
  options: BootstrapOptions,
): MacroAverage {
  const counted = groups
    .map((members) => members.filter((scenario) => countedTrials(scenario) > 0))
    .filter((members) => members.length > 0);
  if (counted.length === 0) return { status: "nothing-graded" };
  if (!hasOpen(counted.flat())) {
    return { status: "averaged", groups: counted.length, ...macroFigures(counted, options) };
  }
  const end = (as: OpenAs): MacroFigures =>
    macroFigures(
      counted.map((members) => members.map((scenario) => withOpenAs(scenario, as))),
      options,
    );
  return { status: "banded", groups: counted.length, low: end("failed"), high: end("passed") };
}

/** Both ends of what macro averages can be. @returns `undefined` where nothing was graded. */
export function macroBand(macro: MacroAverage): Band<MacroFigures> | undefined {
  if (macro.status === "nothing-graded") return undefined;
  return macro.status === "averaged" ? noWidth(macro) : macro;
}

function macroFigures(
  groups: readonly (readonly ScenarioTrials[])[],
  options: BootstrapOptions,
): MacroFigures {
  const macro = (score: (scenario: ScenarioTrials) => number): MeanInterval =>
    meanInterval(
      groups.map((members) => members.map(score)),
      options,
    );
  return {
    strict: macro((scenario) => (passedStrictly(scenario) ? 1 : 0)),
    meanOverScenarios: macro(shareOfPasses),
    passHatK: macroPassHatK(groups),
  };
}

function macroPassHatK(groups: readonly (readonly ScenarioTrials[])[]): CurvePoint[] {
  const fewest = groups.flat().reduce((least, scenario) => Math.min(least, gradedTrials(scenario)), Infinity);
  return Array.from({ length: fewest }, (_, index) => {
    const k = index + 1;
    const ofGroup = (members: readonly ScenarioTrials[]): number =>
      meanOf(members.map((entry) => passHatK({ trials: gradedTrials(entry), passed: entry.passed, k })));
    return { k, value: meanOf(groups.map(ofGroup)) };
  });
}
