import { basename, resolve } from "node:path";
import type { Imported } from "../runs/import-results.ts";
import type { CodeJudge } from "../grading/judge/index.ts";
import { codeJudgeOf, judgeSpecOf } from "./judge-of-run.ts";
import { openRunStore } from "../store/index.ts";
import { planImport } from "./plan-import.ts";
import { reportedResult, thresholdsFor } from "./reported-result.ts";
import type { RunResult } from "./run-result.ts";
import { loadSuite, playableOf, type Suite } from "./suite.ts";

/** What to import and how to grade it. */
export type ImportRunOptions = {
  /** A file or folder in one of the forms of docs/import-results.md. */
  results: string;
  /** Where the run is kept. */
  folder: string;
  /** What the results were played on, or what `loadSuite` takes; exports of Tellerproof need none. */
  suite?: Suite | string;
  /** Ids, id prefixes and groups of the scenarios to take; all where left out. */
  only?: readonly string[];
  /** Grading rules; the suite's own where left out. */
  profile?: string;
  /** `rules`, `provider:model`, or a judge from `defineJudge`; left out, the results' own answers where they have any. */
  judge?: string | CodeJudge;
  /** A file of thresholds that the result is held to. */
  thresholds?: string;
  /** Judge calls at once; 16 where left out. */
  concurrency?: number;
  signal?: AbortSignal;
};

/**
 * Makes a run of results that were made elsewhere, and grades it.
 *
 * @returns The result, and what came of importing.
 * @throws InputError for results that cannot be read or are of another suite; RunStopper when the judge is out of reach; the
 *   signal's reason. What was imported is kept, and completed when the import is repeated.
 */
export async function importRun(options: ImportRunOptions): Promise<RunResult & { imported: Imported }> {
  const { folder, judge, only, profile, concurrency = 16, signal = new AbortController().signal } = options;
  const suite = typeof options.suite === "string" ? loadSuite(options.suite) : options.suite;
  const plan = await planImport(options.results, suite && playableOf(suite), {
    run: basename(resolve(folder)),
    judge: judge === undefined ? undefined : judgeSpecOf(judge),
    codeJudge: codeJudgeOf(judge),
    only,
    profile,
  });
  const { manifest } = plan;
  const file = thresholdsFor(manifest, options.thresholds);
  await using store = await openRunStore(folder, { mode: "write" });
  const imported = await plan.into(store, { concurrency, signal });
  return { ...(await reportedResult({ store, manifest, folder }, file)), imported };
}
