import type { Agent } from "../agents/adapters/function.ts";
import type { Refusal } from "../bank-server/index.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { Clock, RunStore } from "../contract/ports.ts";
import type { JournalledClient } from "../models/journal-client.ts";
import { judging } from "./judging.ts";
import { openRun, type Opened } from "./open-run.ts";
import { openAgents } from "./open-agents.ts";
import { openGuards } from "./open-guards.ts";
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
  /** Where agents' files find what they name; this process's own where left out. */
  environment?: { readonly [name: string]: string | undefined };
  /** Agents that were given as code, by label; their specs are made by codeAgentSpec. */
  codeAgents?: ReadonlyMap<string, Agent>;
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
  const { store, client, concurrency, clock, signal, listener } = environment;
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
  return await runEpisodes(planEpisodes(manifest, suite), {
    suiteId: suite.id,
    store,
    limits: manifest.limits,
    agentFor: (episode, world) => agents.agentFor(episode, world),
    guardOf,
    worldFor: ({ key, seed, scenario }) =>
      scenario.world({ agent: key.agent, trial: key.trial, seed }, client),
    grading: { profile: manifest.profile, ...judging(manifest, client) },
    concurrency,
    clock,
    signal,
    listener,
  });
}
