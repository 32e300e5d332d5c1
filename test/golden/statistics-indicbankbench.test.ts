import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../src/contract/json.ts";
import { averageAtN } from "../../src/statistics/indicbankbench/average-at-n.ts";
import { compareRuns } from "../../src/statistics/indicbankbench/compare-runs.ts";
import type { ComparabilityWarning } from "../../src/statistics/indicbankbench/compare-runs.ts";
import { loadRun } from "../../src/statistics/indicbankbench/load-run.ts";
import { printedMean, printedPercent } from "../../src/statistics/indicbankbench/printed-figures.ts";
import { summariseRun } from "../../src/statistics/indicbankbench/summarise-run.ts";
import type { IndicRunSummary } from "../../src/statistics/indicbankbench/summarise-run.ts";
import { referenceDir } from "../reference.ts";

/** One entry per pass: null for no file, text for a file with that text, else the file's content. */
type VectorScores = Record<string, (JsonObject | string | null)[]>;
type Vectors = {
  runs: Record<
    string,
    { input: { meta: JsonObject; scores: VectorScores }; summary: IndicRunSummary; report_markdown: string }
  >;
  compare: { run_ids: string[]; warnings: string[]; markdown: string }[];
  avg_at_k: { n_passes: number; k_per_case: number[]; expected: { pass_at_k: object; mean: number } }[];
  pct: { x: number; expected: string }[];
};

const reference = referenceDir();

function readVectors(): Vectors {
  const file = join(reference ?? "", "indicbankbench/vectors/edges/analysis.json");
  return JSON.parse(readFileSync(file, "utf8")) as Vectors;
}

/** What a `score.json` holds: `undefined` without a file, null where it is no JSON. */
function fileContent(entry: JsonObject | string | null): Json | undefined {
  if (entry === null) return undefined;
  if (typeof entry !== "string") return entry;
  try {
    return JSON.parse(entry) as Json;
  } catch {
    return null;
  }
}

function summaryOf(runId: string, { input }: Vectors["runs"][string]): IndicRunSummary {
  const scores = new Map(
    Object.entries(input.scores).map(([caseId, entries]) => [caseId, entries.map(fileContent)]),
  );
  return summariseRun(loadRun({ runId, meta: input.meta, scores }));
}

/** The facts in a warning of the public harness. */
function factsOf(warning: string): ComparabilityWarning {
  const [field, groups] = warning.split(" differs across runs — ");
  if (groups !== undefined) {
    return {
      type: "field-differs",
      field: field as Extract<ComparabilityWarning, { type: "field-differs" }>["field"],
      groups: groups.split("; ").map((group) => {
        const [value = "", runs = ""] = group.split(": ");
        return { value: pythonValue(value), runs: runs.split(", ") };
      }),
    };
  }
  const [seen, common] = (warning.match(/\d+/g) ?? []).map(Number);
  return { type: "case-sets-differ", seen: seen ?? Number.NaN, common: common ?? Number.NaN };
}

function pythonValue(text: string): Json {
  if (text === "None") return null;
  return text.startsWith("'") ? text.slice(1, -1) : Number(text);
}

describe.skipIf(reference === undefined)(
  "the public IndicBankBench aggregation (needs the reference data)",
  () => {
    const vectors = reference === undefined ? undefined : readVectors();
    const runs = Object.entries(vectors?.runs ?? {});

    test("has vectors", () => {
      expect(runs.length).toBeGreaterThan(10);
      expect(vectors?.compare.length).toBeGreaterThan(5);
    });

    test.each(runs)("summarises %s to the same values", (runId, run) => {
      const summary = summaryOf(runId, run);
      expect(summary).toEqual(run.summary);
      // Order is part of the format here: most frequent first, ties by first appearance.
      expect(Object.keys(summary.fail_reasons)).toEqual(Object.keys(run.summary.fail_reasons));
      expect(Object.keys(summary.cases)).toEqual(Object.keys(run.summary.cases));
    });

    test.each(runs)("prints the rates and means of %s as its report does", (runId, run) => {
      const summary = summaryOf(runId, run);
      expect(run.report_markdown).toContain(`(${printedPercent(summary.strict_rate)})`);
      for (const { metric, mean, n } of summary.quality) {
        expect(run.report_markdown).toContain(`| ${metric} | ${printedMean(mean)} | ${n} |`);
      }
    });

    test("finds the same reasons not to compare, and the same ranking", () => {
      for (const { run_ids, warnings, markdown } of vectors?.compare ?? []) {
        const summaries = run_ids.flatMap((id) => {
          const run = vectors?.runs[id];
          return run === undefined ? [] : [summaryOf(id, run)];
        });
        const comparison = compareRuns(summaries);
        expect(comparison.warnings).toEqual(warnings.map(factsOf));
        const ranking = [...markdown.matchAll(/^\| `(.+?)` \|/gm)].map(([, id]) => id);
        expect(comparison.ranked.map(({ run_id }) => run_id)).toEqual(ranking);
      }
    });

    test("averages pass@k to the same rounded values", () => {
      for (const { n_passes, k_per_case, expected } of vectors?.avg_at_k ?? []) {
        expect(averageAtN({ passes: n_passes, passedPerCase: k_per_case })).toEqual(expected);
      }
    });

    test("prints percentages the same", () => {
      for (const { x, expected } of vectors?.pct ?? []) expect(printedPercent(x)).toBe(expected);
    });
  },
);
