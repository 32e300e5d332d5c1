import { setImmediate as pause } from "node:timers/promises";
import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { EpisodeKey, ModelClient, RunStore } from "../contract/ports.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import { episodeKey } from "../contract/whole-episode.ts";
import { playRecord } from "../episode/play-record.ts";
import type {
  ForeignResults,
  OwnResults,
  RecordedEpisode,
  ScenarioFacts,
  UnreadableEpisode,
} from "../importers/results/index.ts";
import { assertPlan, assertPlanned, scenarioOf } from "./exported-plan.ts";
import { earApart } from "../contract/ear-conditions.ts";
import { RECORDED_CALLER } from "../suites/play-conditions.ts";
import { gradeEpisode } from "./grade-episode.ts";
import { gradingOf, recordedJudging, type Judging } from "./judging.ts";
import { keepEpisode, keepScenario } from "./keep-imported.ts";
import { newManifest, type RunWish } from "./new-manifest.ts";
import { openRun } from "./open-run.ts";
import type { GradableScenario, PlayableScenario, PlayableSuite } from "../suites/playable-suite.ts";
import { shellPath } from "../text/shell-word.ts";

/** What came of importing results. */
export type Imported = {
  imported: number;
  /** Episodes of which no trajectory could be made; they stay open in the run. */
  unreadable: UnreadableEpisode[];
  /** Episodes that carried a verdict, and those of them that are graded otherwise here. */
  scored: number;
  otherwise: { episode: EpisodeKey; was: string; is: string }[];
};

/** What importing needs beside the results. */
export type ImportSetting = {
  store: RunStore;
  /** How episodes are graded, by whoever judges. */
  judging: Judging;
  signal: AbortSignal;
};

/** What the suite's scenarios begin with, for readers of results. */
export function scenarioFacts(suite: PlayableSuite): ScenarioFacts {
  const known = new Map(suite.scenarios.map((scenario) => [scenario.planned.id, scenario]));
  return (id) => {
    const scenario = known.get(id);
    return {
      prior: scenario === undefined ? 0 : worldOf(scenario, { agent: "", trial: 0, seed: 0 }).prior.length,
    };
  };
}

/**
 * The manifest of a run that holds foreign results.
 *
 * @throws InputError for results that are of another suite, and for what the wish may not ask.
 */
export function manifestOfResults(
  suite: PlayableSuite,
  results: ForeignResults,
  wish: Pick<RunWish, "run" | "judge" | "profile" | "only">,
  made: { now: number; codeVersion: string },
): Manifest {
  const wanted = new Set(results.scenarios);
  const scenarios = suite.scenarios.filter(({ planned }) => wanted.has(planned.id));
  if (scenarios.length < wanted.size) {
    const known = new Set(scenarios.map(({ planned }) => planned.id));
    const foreign = results.scenarios.filter((id) => !known.has(id));
    const problem = `${foreign.length} of ${wanted.size} scenarios of these results are not in suite ${suite.id}`;
    const remedy = `Name with --suite what they were played on; \`tellerproof list ${shellPath(suite.source)}\` shows what this one holds`;
    throw new InputError([{ value: foreign.slice(0, 5), problem, remedy }]);
  }
  const judge = wish.judge ?? (results.judge === undefined ? undefined : recorded(results.judge));
  const { agents, trials, seed, conditions } = results;
  const manifest = newManifest({ ...suite, scenarios }, { ...wish, judge, agents, trials, seed }, made);
  // Nobody here played the caller or heard for him, whatever the suite was loaded with.
  const caller = suite.conditions["caller"] === undefined ? {} : { caller: RECORDED_CALLER };
  return { ...manifest, conditions: { ...earApart(manifest.conditions).others, ...caller, ...conditions } };
}

function recorded(judge: string): Manifest["judge"] {
  return { kind: "recorded", judge };
}

/**
 * Keeps foreign results as a run and grades them. Where the suite's bank has tables, the calls are made again on it, so
 * that what they changed is known. An import that was broken off is completed.
 */
export async function importForeign(
  suite: PlayableSuite,
  results: ForeignResults,
  manifest: Manifest,
  { store, judging, signal }: ImportSetting,
): Promise<Imported> {
  const scenarios = new Map(suite.scenarios.map((scenario) => [scenario.planned.id, scenario]));
  const outcome = new Tally();
  await openRun(store, manifest, suite);
  const planned = new Map(manifest.scenarios.map(({ id, hash }) => [id, hash]));
  for (const episode of results.episodes()) {
    await pause();
    signal.throwIfAborted();
    if ("because" in episode) {
      outcome.unreadable.push(episode);
      continue;
    }
    const { agent, scenario: id, trial } = episode.trajectory;
    const [scenario, scenarioHash] = [scenarios.get(id), planned.get(id)];
    if (scenario === undefined || scenarioHash === undefined) continue;
    const key = { agent, scenario: id, scenarioHash, trial };
    const trajectory = await trajectoryOf(episode, scenario, { suite, scenarioHash });
    await keepEpisode(store, key, trajectory);
    const { judgements, scored } = episode;
    outcome.add(
      key,
      scored,
      await grade({ key, trajectory, scenario, judgements }, manifest, { store, judging, signal }),
    );
  }
  return outcome;
}

/**
 * Keeps a run that Tellerproof itself exported, and grades it again with the answers that its judge gave. An import that
 * was broken off is completed.
 *
 * @param manifest The run's own, perhaps under another name.
 */
export async function importOwn(
  results: OwnResults,
  manifest: Manifest,
  { store, signal }: Omit<ImportSetting, "judging">,
): Promise<Imported> {
  const judging = recordedJudging(manifest);
  const known = new Map<string, { text: string; scenario: GradableScenario }>();
  const outcome = new Tally();
  assertPlan(manifest, results.file);
  // Each episode brings the text of its scenario.
  await openRun(store, manifest, { scenarios: [] });
  for await (const episode of results.episodes()) {
    signal.throwIfAborted();
    const { trajectory, graded } = episode;
    const key = episodeKey(trajectory);
    const name = `${key.scenario}\n${key.scenarioHash}`;
    assertPlanned(episode, manifest);
    const scenario = known.get(name)?.scenario ?? scenarioOf(episode, manifest);
    await keepScenario(store, episode, known.get(name)?.text);
    known.set(name, { text: episode.scenario, scenario });
    await keepEpisode(store, key, trajectory);
    const judgements = graded?.judgements ?? [];
    const status = await grade({ key, trajectory, scenario, judgements }, manifest, {
      store,
      judging,
      signal,
    });
    outcome.add(key, graded?.record.verdict.status, status);
  }
  return outcome;
}

class Tally implements Imported {
  imported = 0;
  scored = 0;
  readonly unreadable: UnreadableEpisode[] = [];
  readonly otherwise: { episode: EpisodeKey; was: string; is: string }[] = [];

  add(episode: EpisodeKey, was: string | undefined, is: string): void {
    this.imported += 1;
    if (was === undefined) return;
    this.scored += 1;
    if (was !== is) this.otherwise.push({ episode, was, is });
  }
}

type Graded = {
  key: EpisodeKey;
  trajectory: Trajectory;
  scenario: GradableScenario;
  judgements: RecordedEpisode["judgements"];
};

async function grade(
  { key, trajectory, scenario, judgements }: Graded,
  manifest: Manifest,
  { store, judging, signal }: ImportSetting,
): Promise<string> {
  const { profile, judge: judgeId } = gradingOf(manifest);
  const judge = judging.judgeFor({ seed: trajectory.seed, scenario, answered: judgements });
  const agent = manifest.agents.find(({ label }) => label === key.agent);
  if (agent === undefined) throw new Error(`${key.agent} is no agent of the run's plan`);
  const graded = await gradeEpisode(trajectory, { scenario, profile, agent, judge, judgeId }, signal);
  await store.putVerdict(key, graded.record, graded.judgements);
  return graded.record.verdict.status;
}

async function trajectoryOf(
  { trajectory: record }: RecordedEpisode,
  scenario: PlayableScenario,
  { suite, scenarioHash }: { suite: PlayableSuite; scenarioHash: string },
): Promise<Trajectory> {
  const { agent, scenario: id, trial, seed } = record;
  const identity = { suite: suite.id, scenario: id, scenarioHash, agent, trial, seed };
  // A scripted bank keeps no books, and what a transcript says of it is all there is.
  if (!suite.live) return { ...record, ...identity };
  return playRecord({ identity, world: worldOf(scenario, { agent, trial, seed }), record });
}

function worldOf(scenario: PlayableScenario, place: { agent: string; trial: number; seed: number }) {
  return scenario.world(place, NOBODY);
}

/** Recorded callers have said all they say. */
const NOBODY: ModelClient = {
  generate: () => Promise.reject(new Error("an imported episode asks no model")),
};
