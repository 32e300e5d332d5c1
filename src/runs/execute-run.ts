import type { Agent } from "../agents/adapters/function.ts";
import type { Refusal } from "../bank-server/index.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { CodeJudge } from "../grading/judge/index.ts";
import type { Clock, RunStore } from "../contract/ports.ts";
import type { JournalledClient } from "../models/journal-client.ts";
import type { EpisodeTrace } from "../contract/trajectory.ts";
import { newTrace, type Telemetry } from "../telemetry/index.ts";
import { GradingThreads } from "./grading-threads/grading-threads.ts";
import { isWorthThreads } from "./grading-threads/is-worth-threads.ts";
import { judging } from "./judging.ts";
import { openRun, type Opened } from "./open-run.ts";
import { openAgents } from "./open-agents.ts";
import { openGuards } from "./open-guards.ts";
import { planEpisodes } from "./plan.ts";
import type { PlayableSuite } from "../suites/playable-suite.ts";
import { runEpisodes, type RunListener } from "./run-episodes.ts";
import { RunTracing } from "./run-tracing.ts";

/** What a run needs beside its manifest. */
export type RunEnvironment = {
  store: RunStore;
  /** Answers model calls over the store's journal. */
  client: JournalledClient;
  concurrency: number;
  clock: Clock;
  signal: AbortSignal;
  listener: RunListener;
  /** Where spans of the episodes go; nothing is traced where left out. */
  telemetry?: Telemetry | undefined;
  /** Where agents' files find what they name; this process's own where left out. */
  environment?: { readonly [name: string]: string | undefined };
  /** Agents that were given as code, by label; their specs are made by codeAgentSpec. */
  codeAgents?: ReadonlyMap<string, Agent>;
  /** The judge that was given as code, where the manifest names one. */
  codeJudge?: CodeJudge | undefined;
  /** What grading one episode may compute, in milliseconds; a minute where left out. */
  gradingLimitMs?: number | undefined;
  /** Told of what agents outside this process did at the bank's addresses out of turn. */
  refused?(refusal: Refusal): void;
  /** Told once it is known whether the run is new or taken up again. */
  opened?(opened: Opened): void;
};

/**
 * Plays a manifest's plan to its end, or as far as it gets: finished work of an earlier attempt is kept.
 *
 * @throws InputError, RunStopper or the signal's reason; all that was finished is stored.
 */
export async function executeRun(
  suite: PlayableSuite,
  manifest: Manifest,
  environment: RunEnvironment,
): Promise<{ played: number; graded: number }> {
  const { store, client, concurrency, clock, signal, listener, telemetry } = environment;
  const opened = await openRun(store, manifest, suite);
  environment.opened?.(opened);
  const variables = environment.environment ?? process.env;
  const guardOf = await openGuards(manifest.agents, variables);
  await using agents = await openAgents(manifest.agents, {
    client,
    environment: variables,
    code: environment.codeAgents,
    refused: (refusal) => environment.refused?.(refusal),
  });
  const tracing =
    telemetry === undefined
      ? undefined
      : new RunTracing(manifest, { telemetry, client, clock, codeJudge: environment.codeJudge });
  const access = (trace: EpisodeTrace | undefined) =>
    trace === undefined ? undefined : tracing?.access(trace);
  const judged = judging(manifest, client, environment.codeJudge);
  const plan = planEpisodes(manifest, suite);
  await using threads = new GradingThreads(environment.gradingLimitMs);
  return await runEpisodes(plan, {
    suiteId: suite.id,
    store,
    limits: manifest.limits,
    agentFor: (episode, world, trace) => agents.agentFor(episode, world, access(trace)),
    guardOf,
    worldFor: ({ key, seed, scenario }, trace) =>
      scenario.world({ agent: key.agent, trial: key.trial, seed }, access(trace)?.client ?? client),
    newTrace: tracing === undefined ? undefined : newTrace,
    grading: {
      profile: manifest.profile,
      ...judged,
      judgeFor: (episode, trajectory) =>
        tracing === undefined ? judged.judgeFor(episode) : tracing.judgeFor(episode, trajectory),
    },
    gradedElsewhere: isWorthThreads(manifest.suite, plan.length)
      ? ({ scenario: { planned, text } }) => ({
          threads,
          suite: manifest.suite,
          scenario: { hash: planned.hash, text },
        })
      : undefined,
    concurrency,
    clock,
    signal,
    environment: variables,
    listener: tracing === undefined ? listener : alsoTelling(listener, tracing),
  });
}

function alsoTelling(listener: RunListener, tracing: RunTracing): RunListener {
  return {
    ...listener,
    finished(episode, trajectory, record) {
      tracing.finished(episode, trajectory, record);
      listener.finished?.(episode, trajectory, record);
    },
  };
}
