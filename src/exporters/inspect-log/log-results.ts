import type { Manifest } from "../../contract/manifest.ts";
import type { JsonObject } from "../../contract/json.ts";
import { meanStandardError } from "../../statistics/mean-standard-error.ts";
import { gradedTrials, shareOfPasses, type ScenarioTrials } from "../../statistics/scenario-trials.ts";
import { summariseTrials, type TrialSummary } from "../../statistics/summarise-trials.ts";
import type { Metric, Reductions, Results, ScorerResult } from "./log-format.ts";
import { scorerOf, type ScorerName } from "./scorer-of.ts";

/** Figures of one agent, one scorer each: attacks and legitimate customers are never in one figure. */
export function logResults(
  manifest: Manifest,
  trials: readonly ScenarioTrials[],
): { results: Results; reductions: Reductions[]; missing: number } {
  const planned = new Map(manifest.scenarios.map((scenario) => [scenario.id, scenario]));
  const byScorer = Map.groupBy(trials, ({ scenario, groups }) =>
    scorerOf(manifest.suite.kind, planned.get(scenario) ?? { id: scenario, title: "", hash: "", groups }),
  );
  const episodes = { passed: 0, failed: 0, invalid: 0, error: 0 };
  for (const one of trials) {
    for (const status of ["passed", "failed", "invalid", "error"] as const) episodes[status] += one[status];
  }
  const total = manifest.scenarios.length * manifest.trials;
  const { passed, failed, invalid, error } = episodes;
  const missing = total - passed - failed - invalid - error;
  return {
    missing,
    results: {
      total_samples: total,
      completed_samples: passed + failed + invalid,
      scores: [...byScorer].map(([scorer, of]) => scorerResult(scorer, of, manifest)),
      metadata: { episodes: { ...episodes, missing } },
    },
    reductions: [...byScorer].map(([scorer, of]) => ({
      scorer,
      reducer: "mean",
      samples: of
        .filter((one) => gradedTrials(one) > 0)
        .map((one) => ({ sample_id: one.scenario, value: shareOfPasses(one) })),
    })),
  };
}

function scorerResult(
  scorer: ScorerName,
  trials: readonly ScenarioTrials[],
  { seed, profile }: Manifest,
): ScorerResult {
  const summary = summariseTrials(trials, { seed });
  const scored = trials.filter((one) => gradedTrials(one) > 0);
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

/** None where nothing was graded. Intervals stand in the metadata of the figure that they belong to. */
function metricsOf({ overall, mean }: TrialSummary, shares: readonly number[]): Metric[] {
  const { figures, bounds } = overall;
  if (figures.status !== "graded" || mean.status !== "estimated") return [];
  const { passHatK } = figures;
  const { method, low, high, confidence, draws, seed } = mean.interval;
  const ends = { low, high, confidence };
  const interval =
    method === "wilson"
      ? { method: "Wilson", ...ends }
      : { method: "bootstrap over scenarios", ...ends, draws, seed };
  return [
    metric("accuracy", mean.interval.estimate, {
      interval,
      ...(bounds.status === "bounded"
        ? { bounds_if_unscored_failed_or_passed: bounds.meanOverScenarios }
        : {}),
    }),
    ...(shares.length < 2 ? [] : [metric("stderr", meanStandardError(shares))]),
    ...passHatK.filter(({ k }) => k > 1).map(({ k, value }) => metric(`pass^${k}`, value)),
  ];
}

/** Scenarios that passed each of their own trials. */
function everyTrial(figures: TrialSummary["overall"]["figures"]): JsonObject {
  if (figures.status !== "graded") return {};
  const { count, of, rate, interval } = figures.strict;
  return {
    passed_every_trial: { count, of, rate, interval: { method: "Wilson", ...interval, confidence: 0.95 } },
  };
}

function metric(name: string, value: number, metadata?: JsonObject): Metric {
  return { name, value, params: {}, ...(metadata === undefined ? {} : { metadata }) };
}

/** Means over scenarios by every group key, for who reads the log by program. */
function byGroup({ by }: TrialSummary): JsonObject {
  const rowsOf = (rows: TrialSummary["by"][number]["rows"]): JsonObject =>
    Object.fromEntries(
      rows.flatMap(({ value, scenarios, figures }) =>
        figures.status === "graded"
          ? [
              [
                value,
                { scenarios, accuracy: figures.meanOverScenarios, passed_every_trial: figures.strict.rate },
              ],
            ]
          : [],
      ),
    );
  return Object.fromEntries(by.map(({ key, rows }) => [key, rowsOf(rows)]));
}
