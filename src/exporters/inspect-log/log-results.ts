import type { Manifest } from "../../contract/manifest.ts";
import type { JsonObject } from "../../contract/json.ts";
import { meanStandardError } from "../../statistics/mean-standard-error.ts";
import { gradedTrials, shareOfPasses, type ScenarioTrials } from "../../statistics/scenario-trials.ts";
import type { MeanInterval } from "../../statistics/mean-interval.ts";
import { meanBand, summariseTrials, type TrialSummary } from "../../statistics/summarise-trials.ts";
import { tallyTrials } from "../../statistics/tally-trials.ts";
import { figureBand, type Figures, type TrialFigures } from "../../statistics/trial-figures.ts";
import type { Metric, Reductions, Results, ScorerResult } from "./log-format.ts";
import { scorerOf } from "./scorer-of.ts";

/** Figures of one agent, one scorer each: two sides of a suite are never in one figure. */
export function logResults(
  manifest: Manifest,
  trials: readonly ScenarioTrials[],
): { results: Results; reductions: Reductions[]; missing: number } {
  const planned = new Map(manifest.scenarios.map((scenario) => [scenario.id, scenario]));
  const byScorer = Map.groupBy(trials, ({ scenario, groups }) =>
    scorerOf(manifest.suite.figures.sides, planned.get(scenario) ?? { groups }),
  );
  const { episodes } = tallyTrials(trials);
  const total = manifest.scenarios.length * manifest.trials;
  const { passed, failed, open, invalid, error } = episodes;
  const missing = total - passed - failed - open - invalid - error;
  return {
    missing,
    results: {
      total_samples: total,
      completed_samples: passed + failed + open + invalid,
      scores: [...byScorer].map(([scorer, of]) => scorerResult(scorer, of, manifest)),
      metadata: { episodes: { ...episodes, missing } },
    },
    reductions: [...byScorer].map(([scorer, of]) => ({
      scorer,
      reducer: "mean",
      samples: of.filter(isScored).map((one) => ({ sample_id: one.scenario, value: shareOfPasses(one) })),
    })),
  };
}

function scorerResult(
  scorer: string,
  trials: readonly ScenarioTrials[],
  { seed, profile }: Manifest,
): ScorerResult {
  const summary = summariseTrials(trials, { seed });
  const scored = trials.filter(isScored);
  return {
    name: scorer,
    scorer,
    reducer: "mean",
    scored_samples: scored.length,
    unscored_samples: trials.length - scored.length,
    params: { profile },
    metrics: Object.fromEntries(metricsOf(summary, scored.map(shareOfPasses)).map((one) => [one.name, one])),
    metadata: {
      episodes: { ...summary.overall.episodes },
      ...everyTrial(summary.overall.figures),
      by_group: byGroup(summary),
    },
  };
}

/** A scenario with an open trial has no score yet: whether it passes more or less often hangs on answers. */
function isScored(one: ScenarioTrials): boolean {
  return gradedTrials(one) > 0 && one.open === 0;
}

/**
 * None where nothing was graded. While verdicts are open there is no accuracy but one with them failed and one with them
 * passed. Intervals stand in the metadata of the figure that they belong to.
 */
function metricsOf({ overall, mean }: TrialSummary, shares: readonly number[]): Metric[] {
  const { figures, bounds } = overall;
  const bounded =
    bounds.status === "bounded" ? { bounds_if_unscored_failed_or_passed: bounds.meanOverScenarios } : {};
  if (figures.status === "graded" && mean.status === "estimated") {
    return [
      metric("accuracy", mean.interval.estimate, { interval: intervalOf(mean.interval), ...bounded }),
      ...(shares.length < 2 ? [] : [metric("stderr", meanStandardError(shares))]),
      ...curve(figures, ""),
    ];
  }
  const [ends, means] = [figureBand(figures), meanBand(mean)];
  if (ends === undefined || means === undefined) return [];
  return (["low", "high"] as const).flatMap((end) => {
    const supposed = end === "low" ? "_if_open_failed" : "_if_open_passed";
    const { estimate, ...interval } = means[end];
    return [
      metric(`accuracy${supposed}`, estimate, {
        interval: intervalOf({ estimate, ...interval }),
        ...bounded,
      }),
      ...curve(ends[end], supposed),
    ];
  });
}

function intervalOf({ method, low, high, confidence, draws, seed }: MeanInterval): JsonObject {
  const ends = { low, high, confidence };
  return method === "wilson"
    ? { method: "Wilson", ...ends }
    : { method: "bootstrap over scenarios", ...ends, draws, seed };
}

function curve({ passHatK }: TrialFigures, supposed: string): Metric[] {
  return passHatK.filter(({ k }) => k > 1).map(({ k, value }) => metric(`pass^${k}${supposed}`, value));
}

/** Scenarios that passed each of their own trials. */
function everyTrial(figures: Figures): JsonObject {
  const strict = ({ strict: { count, of, rate, interval } }: TrialFigures): JsonObject => {
    return { count, of, rate, interval: { method: "Wilson", ...interval, confidence: 0.95 } };
  };
  switch (figures.status) {
    case "graded":
      return { passed_every_trial: strict(figures) };
    case "banded":
      return {
        passed_every_trial_if_open_failed: strict(figures.low),
        passed_every_trial_if_open_passed: strict(figures.high),
      };
    case "nothing-graded":
      return {};
  }
}

function metric(name: string, value: number, metadata?: JsonObject): Metric {
  return { name, value, params: {}, ...(metadata === undefined ? {} : { metadata }) };
}

/** Means over scenarios by every group key, for who reads the log by program. */
function byGroup({ by }: TrialSummary): JsonObject {
  const rowsOf = (rows: TrialSummary["by"][number]["rows"]): JsonObject =>
    Object.fromEntries(
      rows.flatMap(({ value, scenarios, figures }) => {
        const told = groupFigures(figures);
        return told === undefined ? [] : [[value, { scenarios, ...told }]];
      }),
    );
  return Object.fromEntries(by.map(({ key, rows }) => [key, rowsOf(rows)]));
}

function groupFigures(figures: Figures): JsonObject | undefined {
  const end = ({ meanOverScenarios, strict }: TrialFigures): JsonObject => {
    return { accuracy: meanOverScenarios, passed_every_trial: strict.rate };
  };
  if (figures.status === "graded") return end(figures);
  const band = figureBand(figures);
  return band === undefined ? undefined : { if_open_failed: end(band.low), if_open_passed: end(band.high) };
}
