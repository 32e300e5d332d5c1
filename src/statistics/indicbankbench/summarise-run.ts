import type { ExactObject } from "../../contract/json.ts";
import { averageAtN } from "./average-at-n.ts";
import type { AverageAtN } from "./average-at-n.ts";
import { byCodePoint } from "./code-point-order.ts";
import type { LoadedCase, LoadedRun } from "./load-run.ts";

/** One case: `k` of `n` passes passed. */
export type CaseSummary = {
  k: number;
  n: number;
  strict: boolean;
  inconsistent: boolean;
  axis: string;
  domain: string;
  tool: string;
  /** Distinct, sorted. */
  fail_reasons: string[];
};

type StrictRate = { strict: number; total: number; rate: number };

/**
 * A run as the public harness summarises it, under its own names (reference format, section 10). A pass without a
 * score counts as not passed, and rates over no case are 0: figures to compare with published ones. Where missing
 * scores must not count as failures, use `summariseTrials`.
 */
export type IndicRunSummary = {
  run_id: string;
  meta: ExactObject;
  passes: number;
  n_cases: number;
  /** Failed passes by first failed gate, most frequent first, ties by first appearance. */
  fail_reasons: Record<string, number>;
  strict_pass: number;
  strict_rate: number;
  any_pass: number;
  any_rate: number;
  mean_single_shot: number;
  inconsistent: number;
  failed_all: number;
  /** Cases by number of passes passed, from 0 to all. */
  k_distribution: Record<string, number>;
  /** Mean of the judge's advisory scores by metric; `n` counts scores. */
  quality: { metric: string; mean: number; n: number }[];
  by_axis: ({ axis: string } & StrictRate)[];
  by_domain: ({ domain: string } & StrictRate)[];
  cases: Record<string, CaseSummary>;
  avg_at_k: AverageAtN;
};

/** @returns The summary, equal by value to the public harness's own for the same files. */
export function summariseRun({ runId, meta, passes, cases }: LoadedRun): IndicRunSummary {
  const byId = new Map(cases.map((one) => [one.caseId, summariseCase(one)]));
  const summaries = [...byId.values()];
  const total = summaries.length;
  const strict = summaries.filter((entry) => entry.strict).length;
  const failedAll = summaries.filter(({ k }) => k === 0).length;
  const passed = summaries.reduce((sum, { k }) => sum + k, 0);
  const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
  return {
    run_id: runId,
    meta,
    passes,
    n_cases: total,
    fail_reasons: countReasons(cases),
    strict_pass: strict,
    strict_rate: share(strict, total),
    any_pass: total - failedAll,
    any_rate: share(total - failedAll, total),
    mean_single_shot: share(passed, passes * total),
    inconsistent: summaries.filter((entry) => entry.inconsistent).length,
    failed_all: failedAll,
    k_distribution: Object.fromEntries(
      Array.from({ length: Math.max(0, passes + 1) }, (_, k) => [
        k,
        summaries.filter((one) => one.k === k).length,
      ]),
    ),
    quality: qualityByMetric(cases),
    by_axis: strictRates(summaries, ({ axis }) => axis).map(({ name, ...rate }) => ({ axis: name, ...rate })),
    by_domain: strictRates(summaries, ({ domain }) => domain).map(({ name, ...rate }) => ({
      domain: name,
      ...rate,
    })),
    cases: Object.fromEntries(byId),
    avg_at_k: averageAtN({ passes, passedPerCase: summaries.map(({ k }) => k) }),
  };
}

function summariseCase({ slots, axis, domain, tool }: LoadedCase): CaseSummary {
  const n = slots.length;
  const k = slots.filter((slot) => slot?.passed).length;
  const reasons = slots.flatMap((slot) => slot?.failReason ?? []);
  return {
    k,
    n,
    strict: k === n && n > 0,
    inconsistent: 0 < k && k < n,
    axis,
    domain,
    tool,
    fail_reasons: [...new Set(reasons)].toSorted(byCodePoint),
  };
}

function countReasons(cases: readonly LoadedCase[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const slot of cases.flatMap(({ slots }) => slots)) {
    if (slot === undefined || slot.passed || slot.failReason === undefined) continue;
    counts.set(slot.failReason, (counts.get(slot.failReason) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].toSorted(([, a], [, b]) => b - a));
}

function qualityByMetric(cases: readonly LoadedCase[]): IndicRunSummary["quality"] {
  const sums = new Map<string, { sum: number; n: number }>();
  for (const { metric, value } of cases.flatMap(({ slots }) =>
    slots.flatMap((slot) => slot?.subScores ?? []),
  )) {
    const { sum, n } = sums.get(metric) ?? { sum: 0, n: 0 };
    sums.set(metric, { sum: sum + value, n: n + 1 });
  }
  return [...sums]
    .toSorted(([a], [b]) => byCodePoint(a, b))
    .map(([metric, { sum, n }]) => ({ metric, mean: sum / n, n }));
}

function strictRates(
  cases: readonly CaseSummary[],
  nameOf: (one: CaseSummary) => string,
): ({ name: string } & StrictRate)[] {
  return [...Map.groupBy(cases, nameOf)]
    .toSorted(([a], [b]) => byCodePoint(a, b))
    .map(([name, members]) => {
      const strict = members.filter((member) => member.strict).length;
      return { name, strict, total: members.length, rate: strict / members.length };
    });
}
