import { basename } from "node:path";
import { InputError } from "../contract/errors.ts";
import type { Limits, Manifest } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import { liveClient } from "./live-client.ts";
import { newRunFolder } from "./new-run-folder.ts";
import { guardedTwin } from "../runs/agent-spec.ts";
import { executeRun } from "../runs/execute-run.ts";
import type { CodeJudge } from "../grading/judge/index.ts";
import { newManifest } from "../runs/new-manifest.ts";
import type { PlayableSuite } from "../suites/playable-suite.ts";
import { createMemoryStore, openRunStore } from "../store/index.ts";
import { openTelemetry, type Telemetry } from "../telemetry/index.ts";
import { codeJudgeOf, judgeSpecOf } from "./judge-of-run.ts";
import { agentSpecs, codeAgents, type AgentOfRun } from "./agents-of-run.ts";
import { codeVersion } from "./code-version.ts";
import type { Episode } from "./episode.ts";
import type { ThresholdsFile } from "./read-thresholds.ts";
import { reportedResult, thresholdsFor } from "./reported-result.ts";
import type { RunResult } from "./run-result.ts";
import { hearingWith } from "./hearing-with.ts";
import { spendingLimit } from "./spending-limit-of-run.ts";
import { loadSuite, playableOf, type Suite } from "./suite.ts";

/** What to play and how. */
export type RunSuiteOptions = {
  /** A suite, or what `loadSuite` takes. */
  suite: Suite | string;
  /** Label → agent. */
  agents: Readonly<Record<string, AgentOfRun>>;
  /** A guard's file: each agent is also played behind it, as `<label> + guard` (docs/guards.md). */
  guard?: string;
  /** Ids of the scenarios to play; all where left out. */
  scenarios?: readonly string[];
  /** Episodes for each scenario and agent; the suite's own number where left out. */
  trials?: number;
  /** Every episode's seed follows from it; 1 where left out. */
  seed?: number;
  /** `rules` (nobody: what rules cannot tell stays open, the default), `provider:model`, or a judge from `defineJudge`. */
  judge?: string | CodeJudge;
  /** Fraud: with what callers hear the agents, `rules` or `provider:model`; as the suite was loaded where left out. */
  ear?: string;
  /** Grading rules; the suite's own where left out. */
  profile?: string;
  limits?: Partial<Limits>;
  /**
   * US dollars that the run may spend on all its models, such as `"20"`, what an earlier process of it has paid included. It
   * stops with a RunStopper before that and can be taken up with more.
   */
  maxUsd?: string;
  /** Longest that one attempt of a model call may take, in seconds; 600 where left out. */
  callSeconds?: number;
  /** Longest answer of a model's endpoint that is read, in megabytes; 16 where left out. */
  maxReplyMb?: number;
  /** Episodes at once; 16 where left out. */
  concurrency?: number;
  /** A file of thresholds that the result is held to (docs/ci.md). */
  thresholds?: string;
  /** Where the run is kept. One that exists is taken up where it stopped. Left out: in memory. */
  folder?: string;
  /** A store of your own instead of a folder (docs/stores.md); it stays open. */
  store?: RunStore;
  /** Sends OpenTelemetry spans to this collector; `true`: to where OTEL_EXPORTER_OTLP_ENDPOINT says (docs/telemetry.md). */
  otlp?: string | true;
  /** Send words, arguments and results with the spans, too. */
  otlpContent?: boolean;
  signal?: AbortSignal;
  /** Told of every episode that is played or graded now. */
  onEpisode?: (episode: Episode) => void;
};

/**
 * Plays a suite against agents, grades every episode, and puts the verdicts into figures.
 *
 * @throws InputError for what cannot be played; RunStopper when nothing further can succeed; the signal's reason. What
 *   was finished is kept in the folder; where nothing was, one that is new is taken away again.
 */
export async function runSuite(options: RunSuiteOptions): Promise<RunResult> {
  const suite = suiteOf(options);
  const manifest = manifestOf(options, suite);
  const thresholds = thresholdsFor(manifest, options.thresholds);
  const { folder, store: own } = options;
  if (folder !== undefined && own !== undefined) {
    const remedy = "Name the folder, or give the store";
    throw new InputError([{ path: "store", problem: "a run is kept in a folder or in a store", remedy }]);
  }
  if (folder === undefined) {
    const store = own ?? createMemoryStore();
    return await playedIn(store, { suite, manifest, options }, thresholds);
  }
  using attempt = newRunFolder(folder);
  await using store = await openRunStore(folder, { mode: "write" });
  try {
    return await playedIn(store, { suite, manifest, options }, thresholds);
  } catch (error) {
    if (options.signal?.aborted !== true) await attempt.failed(store);
    throw error;
  }
}

async function playedIn(
  store: RunStore,
  setting: Setting,
  thresholds: ThresholdsFile | undefined,
): Promise<RunResult> {
  await play(store, setting);
  // A run that was taken up keeps its name and when it began.
  const manifest = (await store.readManifest()) ?? setting.manifest;
  return await reportedResult({ store, manifest, folder: setting.options.folder }, thresholds);
}

function suiteOf({ suite, ear }: RunSuiteOptions): PlayableSuite {
  const playable = playableOf(typeof suite === "string" ? loadSuite(suite) : suite);
  return ear === undefined ? playable : hearingWith(playable, ear);
}

type Setting = { suite: PlayableSuite; manifest: Manifest; options: RunSuiteOptions };

async function play(store: RunStore, { suite, manifest, options }: Setting): Promise<void> {
  const { concurrency = 16, signal = new AbortController().signal, onEpisode } = options;
  const { callSeconds, maxReplyMb: replyMb } = options;
  const callTimeoutMs = callSeconds === undefined ? undefined : 1000 * callSeconds;
  const clock = { now: () => Date.now() };
  const spending = spendingLimit(options.maxUsd, manifest, store.journal);
  await using client = liveClient(store.journal, { concurrency, spending, callTimeoutMs, replyMb });
  const telemetry = await telemetryOf(options);
  await using _delivery = warningOfLoss(telemetry);
  await executeRun(suite, manifest, {
    telemetry,
    store,
    client,
    concurrency,
    clock,
    signal,
    codeAgents: codeAgents(options.agents),
    codeJudge: codeJudgeOf(options.judge),
    listener: {
      finished: ({ key: { agent, scenario, trial } }, trajectory, { verdict }) =>
        onEpisode?.({ agent, scenario, trial, trajectory, verdict }),
    },
  });
}

async function telemetryOf({ otlp, otlpContent = false }: RunSuiteOptions): Promise<Telemetry | undefined> {
  if (otlp === undefined) return undefined;
  return openTelemetry({ otlp, content: otlpContent, environment: process.env, version: codeVersion() });
}

/** Sends what is left of the spans when it is disposed of. That some were lost is no reason to fail. */
function warningOfLoss(telemetry: Telemetry | undefined): AsyncDisposable {
  return {
    async [Symbol.asyncDispose]() {
      const delivery = await telemetry?.close();
      if (delivery === undefined || delivery.lost === 0) return;
      const { endpoint, sent, lost, problem } = delivery;
      process.emitWarning(`${lost} of ${sent + lost} spans did not reach ${endpoint}: ${problem}`);
    },
  };
}

function manifestOf(options: RunSuiteOptions, suite: PlayableSuite): Manifest {
  const { agents, guard, scenarios, judge, profile, trials, seed, limits, folder, store } = options;
  const now = Date.now();
  const chosen = scenarios === undefined ? suite : { ...suite, scenarios: chosenScenarios(suite, scenarios) };
  const wish = {
    run: folder === undefined ? `${suite.id}-${now}` : basename(folder),
    agents: agentSpecs(agents, suite, (folder ?? store) !== undefined).flatMap((agent) =>
      guard === undefined ? [agent] : [agent, guardedTwin(agent, guard)],
    ),
    judge: judge === undefined ? undefined : judgeSpecOf(judge),
    only: [],
    profile,
    trials,
    seed,
    limits,
  };
  return newManifest(chosen, wish, { now, codeVersion: codeVersion() });
}

function chosenScenarios(suite: PlayableSuite, ids: readonly string[]): PlayableSuite["scenarios"] {
  const known = new Set(suite.scenarios.map(({ planned }) => planned.id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw new InputError(
      unknown.map((value) => ({
        path: "scenarios",
        value,
        problem: `suite ${suite.id} has no such scenario`,
      })),
    );
  }
  return suite.scenarios.filter(({ planned }) => ids.includes(planned.id));
}
