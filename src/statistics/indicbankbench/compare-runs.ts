import { InputError } from "../../contract/errors.ts";
import { IntegralFloat } from "../../contract/json.ts";
import type { ExactJson } from "../../contract/json.ts";
import type { IndicRunSummary } from "./summarise-run.ts";

/** Settings that must agree for runs to be compared, in the order in which they are reported. */
const COMPARABLE_FIELDS = ["passes", "temperature", "case_bank_hash", "judge_model"] as const;

/** Why runs are not strictly comparable. */
export type ComparabilityWarning =
  | {
      type: "field-differs";
      field: (typeof COMPARABLE_FIELDS)[number];
      /** Runs by value, in order of first appearance. A run that does not state the field has the value null. */
      groups: { value: ExactJson; runs: string[] }[];
    }
  /** `seen` cases in any run, `common` in all: each run's totals are over its own cases. */
  | { type: "case-sets-differ"; seen: number; common: number };

export type RunsComparison = {
  warnings: ComparabilityWarning[];
  /** By strict rate, highest first; equal ones in the order given. */
  ranked: IndicRunSummary[];
};

/**
 * Ranks runs and says what keeps them from being comparable, as the public harness does (reference format, section
 * 10, "Compare"). Values are compared as Python does: 1, 1.0 and true are the same. prompt_hash, seed, max_tokens
 * and the model itself are not compared.
 *
 * @throws InputError for a compared field that is a list or an object.
 */
export function compareRuns(summaries: readonly IndicRunSummary[]): RunsComparison {
  const differing = COMPARABLE_FIELDS.flatMap((field): ComparabilityWarning[] => {
    const groups = groupByValue(summaries, field);
    return groups.length > 1 ? [{ type: "field-differs", field, groups }] : [];
  });
  return {
    warnings: [...differing, ...caseSetWarning(summaries)],
    ranked: summaries.toSorted((a, b) => b.strict_rate - a.strict_rate),
  };
}

function groupByValue(
  summaries: readonly IndicRunSummary[],
  field: string,
): { value: ExactJson; runs: string[] }[] {
  const groups = new Map<unknown, { value: ExactJson; runs: string[] }>();
  for (const { run_id, meta } of summaries) {
    const value = meta[field] ?? null;
    const key = equalityKey(value, `${run_id}: run.json: ${field}`);
    const group = groups.get(key) ?? { value, runs: [] };
    groups.set(key, { ...group, runs: [...group.runs, run_id] });
  }
  return [...groups.values()];
}

/** Equal keys for values that Python holds equal. */
function equalityKey(value: ExactJson, path: string): unknown {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  if (value instanceof IntegralFloat) return value.value;
  if (typeof value === "object" && value !== null) {
    throw new InputError([{ path, value, problem: "must be text or a number to be compared" }]);
  }
  return value;
}

function caseSetWarning(summaries: readonly IndicRunSummary[]): ComparabilityWarning[] {
  const sets = summaries.map(({ cases }) => new Set(Object.keys(cases)));
  const seen = sets.reduce((all, cases) => all.union(cases), new Set<string>());
  const common = sets.reduce((shared, cases) => shared.intersection(cases), seen);
  return common.size === seen.size
    ? []
    : [{ type: "case-sets-differ", seen: seen.size, common: common.size }];
}
