import type { Manifest } from "../contract/manifest.ts";
import type { Clock, RunStore } from "../contract/ports.ts";
import type { JournalledClient } from "../models/journal-client.ts";
import { judging } from "./judging.ts";
import { openRun, type Opened } from "./open-run.ts";
import { agentFor } from "./participants.ts";
import { planEpisodes } from "./plan.ts";
import type { PlayableSuite } from "./playable-suite.ts";
import { runEpisodes, type RunListener } from "./run-episodes.ts";

/** What a run needs beside its manifest. */
export type RunEnvironment = {
  store: RunStore;
  /** Answers model calls over the store's journal. */
  client: JournalledClient;
  concurrency: number;
  clock: Clock;
  signal: AbortSignal;
  listener: RunListener;
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
  const { store, client, concurrency, clock, signal, listener } = environment;
  environment.opened?.(await openRun(store, manifest, suite));
  return runEpisodes(planEpisodes(manifest, suite), {
    suiteId: suite.id,
    store,
    limits: manifest.limits,
    agentFor: (episode) => agentFor(episode, client),
    worldFor: ({ key, seed, scenario }) =>
      scenario.world({ agent: key.agent, trial: key.trial, seed }, client),
    grading: { profile: manifest.profile, ...judging(manifest.judge, client) },
    concurrency,
    clock,
    signal,
    listener,
  });
}
