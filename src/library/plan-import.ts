import type { CodeJudge } from "../grading/judge/index.ts";
import { InputError } from "../contract/errors.ts";
import type { JudgeSpec, Manifest } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import { readResults } from "../importers/results/index.ts";
import {
  importForeign,
  importOwn,
  manifestOfResults,
  scenarioFacts,
  type Imported,
} from "../runs/import-results.ts";
import { judging } from "../runs/judging.ts";
import type { PlayableSuite } from "../suites/playable-suite.ts";
import { assertUsableModels } from "../runs/usable-models.ts";
import { codeVersion } from "./code-version.ts";
import { liveClient } from "./live-client.ts";
import { newRunId } from "./new-run-id.ts";

/** How results become a run; what is left out is as the results have it, else as the suite. */
export type ImportWish = {
  run?: string | undefined;
  judge?: JudgeSpec | undefined;
  /** The judge that was given as code, where `judge` names one. */
  codeJudge?: CodeJudge | undefined;
  only?: readonly string[] | undefined;
  profile?: string | undefined;
};

/** Results that were read, and the run that they become. */
export type PlannedImport = {
  manifest: Manifest;
  /** What a reader of the results should know, in whole sentences. */
  notes: readonly string[];
  /** Keeps the episodes in the run's store and grades them, with so many judge calls at once. */
  into(store: RunStore, how: { concurrency: number; signal: AbortSignal }): Promise<Imported>;
};

/**
 * Reads results that were made elsewhere, and makes the manifest of their run; nothing is kept yet.
 *
 * @param suite What they were played on; exports of Tellerproof need none.
 * @throws InputError for results that cannot be read or are of another suite, for a wish that they
 * cannot meet, and for a judge that cannot be asked.
 */
export async function planImport(
  path: string,
  suite: PlayableSuite | undefined,
  wish: ImportWish,
): Promise<PlannedImport> {
  const now = new Date();
  const results = await readResults(path, suite && scenarioFacts(suite), now.toISOString());
  if (results.origin === "tellerproof") {
    refuseForOwn(wish);
    const manifest = { ...results.manifest, run: wish.run ?? results.manifest.run };
    return {
      manifest,
      notes: [],
      into: (store, { signal }) => importOwn(results, manifest, { store, signal }),
    };
  }
  if (suite === undefined) throw new Error("results of another harness were read without a suite");
  const { run = newRunId(suite.id, now), judge, only = [], profile } = wish;
  const made = { now: now.getTime(), codeVersion: codeVersion() };
  const manifest = manifestOfResults(suite, results, { run, judge, only, profile }, made);
  assertUsableModels(manifest, process.env);
  return {
    manifest,
    notes: results.notes,
    async into(store, { concurrency, signal }) {
      await using client = liveClient(store.journal, { concurrency });
      const setting = { store, signal, judging: judging(manifest, client, wish.codeJudge) };
      return await importForeign(suite, results, manifest, setting);
    },
  };
}

/** An export holds its own suite and grading; another one is for regrading to ask. */
function refuseForOwn({ only, profile, judge }: ImportWish): void {
  const given = Object.entries({ only, profile, judge }).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  const problem = "a run that Tellerproof exported comes in whole and as it was graded";
  const remedy = "Import it first, then use `tellerproof regrade`";
  throw new InputError(given.map(([name]) => ({ path: `--${name}`, problem, remedy })));
}
