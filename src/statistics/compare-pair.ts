import { hasOpen, withOpenAs, type Band } from "./band.ts";
import type { BootstrapOptions } from "./bootstrap.ts";
import { differenceInterval, type DifferenceInterval } from "./difference-interval.ts";
import { holm } from "./holm.ts";
import { mcnemar, type Discordance } from "./mcnemar.ts";
import { countedTrials, passedStrictly, shareOfPasses, type ScenarioTrials } from "./scenario-trials.ts";

/** Two systems' trials of the same scenarios. */
export type Pair = {
  first: string;
  second: string;
  trials: readonly PairedTrials[];
};
type PairedTrials = { first: ScenarioTrials; second: ScenarioTrials };

/** Differences are `first − second`. */
export type PairFigures = {
  /** Of the shares of scenarios whose graded trials all passed. */
  strictDifference: DifferenceInterval;
  /** Of the means over scenarios. */
  meanDifference: DifferenceInterval;
  /** Scenarios that both, one or neither passed strictly. */
  strict: Discordance & { both: number; neither: number };
};

/** Exact, two-sided, on strict passes; as it is, and adjusted over all pairs of this comparison. */
export type PairTest = { p: number; adjustedP: number };

/**
 * Two systems over the scenarios that they have in common. `banded`, where trials are open: `low` with those of the first
 * failed and those of the second passed, `high` the other way round. Whatever the answers are, the differences lie between,
 * and the test's p between `least` and `most`; `most` is 1 where the answers decide which of the two is ahead.
 */
export type PairComparison = {
  first: string;
  second: string;
  /** Scenarios with unlike numbers of graded and open trials. More trials make a strict pass harder: not like for like. */
  unequalTrials: string[];
} & (
  | ({ status: "graded"; mcnemar: PairTest } & PairFigures)
  | ({ status: "banded"; mcnemar: { least: PairTest; most: PairTest } } & Band<PairFigures>)
);

/** Compares two systems; the test is not adjusted yet. */
export function comparePair({ first, second, trials }: Pair, options: BootstrapOptions): PairComparison {
  const unequalTrials = trials
    .filter((pair) => countedTrials(pair.first) !== countedTrials(pair.second))
    .map((pair) => pair.first.scenario);
  const about = { first, second, unequalTrials };
  if (!hasOpen(trials.flatMap((pair) => [pair.first, pair.second]))) {
    const figures = pairFigures(trials, options);
    return { ...about, status: "graded", ...figures, mcnemar: unadjusted(mcnemar(figures.strict)) };
  }
  const low = pairFigures(trials.map(worstForFirst), options);
  const high = pairFigures(trials.map(bestForFirst), options);
  return { ...about, status: "banded", low, high, mcnemar: testRange(low.strict, high.strict) };
}

/** Adjusts the tests of a family of pairs together; at the ends of their ranges, which Holm's adjustment keeps in order. */
export function adjustTogether(pairs: readonly PairComparison[]): PairComparison[] {
  const least = holm(pairs.map((pair) => testsOf(pair).least.p));
  const most = holm(pairs.map((pair) => testsOf(pair).most.p));
  return pairs.map((pair, index) => {
    const adjusted = ({ p }: PairTest, family: readonly number[]) => ({ p, adjustedP: family[index] ?? p });
    if (pair.status === "graded") return { ...pair, mcnemar: adjusted(pair.mcnemar, most) };
    const { mcnemar: tests } = pair;
    return { ...pair, mcnemar: { least: adjusted(tests.least, least), most: adjusted(tests.most, most) } };
  });
}

/** Both ends of what a pair's differences can be; the same where no trial is open. */
export function pairBand(pair: PairComparison): Band<PairFigures> {
  return pair.status === "graded" ? { low: pair, high: pair } : pair;
}

/** The range of a pair's test; without width where no trial is open. */
export function testsOf(pair: PairComparison): { least: PairTest; most: PairTest } {
  return pair.status === "graded" ? { least: pair.mcnemar, most: pair.mcnemar } : pair.mcnemar;
}

function worstForFirst({ first, second }: PairedTrials): PairedTrials {
  return { first: withOpenAs(first, "failed"), second: withOpenAs(second, "passed") };
}

function bestForFirst({ first, second }: PairedTrials): PairedTrials {
  return { first: withOpenAs(first, "passed"), second: withOpenAs(second, "failed") };
}

function pairFigures(trials: readonly PairedTrials[], options: BootstrapOptions): PairFigures {
  const difference = (score: (trials: ScenarioTrials) => number): DifferenceInterval =>
    differenceInterval(
      trials.map((pair) => ({ first: score(pair.first), second: score(pair.second) })),
      options,
    );
  const count = (firstPassed: boolean, secondPassed: boolean): number =>
    trials.filter(
      (pair) => passedStrictly(pair.first) === firstPassed && passedStrictly(pair.second) === secondPassed,
    ).length;
  return {
    strictDifference: difference((entry) => (passedStrictly(entry) ? 1 : 0)),
    meanDifference: difference(shareOfPasses),
    strict: {
      both: count(true, true),
      onlyFirst: count(true, false),
      onlySecond: count(false, true),
      neither: count(false, false),
    },
  };
}

/**
 * Between the ends `onlyFirst` can only grow and `onlySecond` only fall. Where one system is ahead at both ends, p is
 * largest at the end where it is less so; else the answers may bring the two level.
 */
function testRange(low: Discordance, high: Discordance): { least: PairTest; most: PairTest } {
  const ends = [mcnemar(low), mcnemar(high)];
  const ahead = [low, high].map(({ onlyFirst, onlySecond }) => Math.sign(onlyFirst - onlySecond));
  const settled = ahead[0] !== 0 && ahead[0] === ahead[1];
  return {
    least: unadjusted(Math.min(...ends)),
    most: unadjusted(settled ? Math.max(...ends) : 1),
  };
}

function unadjusted(p: number): PairTest {
  return { p, adjustedP: p };
}
