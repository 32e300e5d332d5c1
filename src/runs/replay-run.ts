import { setImmediate as pause } from "node:timers/promises";
import type { Manifest } from "../contract/manifest.ts";
import type { CallKey, ModelRequest } from "../contract/model.ts";
import type { Clock, EpisodeKey, ModelClient, RunStore } from "../contract/ports.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import { playEpisode } from "../episode/play-episode.ts";
import { requestHash } from "../models/request-hash.ts";
import { openGuards, type GuardOf } from "./open-guards.ts";
import { agentFor } from "./participants.ts";
import { planEpisodes, type PlannedEpisode } from "./plan.ts";
import type { PlayableSuite } from "../suites/playable-suite.ts";

/** What came of playing one stored episode again. */
export type Replayed = EpisodeKey &
  (
    | { status: "same" }
    /** The first event that differs. */
    | { status: "differs"; seq: number; because: string }
    /** The journal does not hold a reply that the episode now asks for: its request has changed. */
    | { status: "unrecorded"; because: string }
  );

/**
 * Plays a run's stored episodes again from its journal; no model is asked. The same code on the same scenarios gives the
 * same trajectories, so that a difference shows what a change of either has done.
 */
export async function* replayRun(
  store: RunStore,
  manifest: Manifest,
  { suite, clock, signal }: { suite: PlayableSuite; clock: Clock; signal: AbortSignal },
): AsyncIterable<Replayed> {
  const guardOf = await openGuards(manifest.agents, process.env);
  for (const episode of planEpisodes(manifest, suite)) {
    await pause();
    signal.throwIfAborted();
    const stored = await store.getTrajectory(episode.key);
    if (stored === undefined) continue;
    yield {
      ...episode.key,
      ...(await compared(episode, stored, { suite, manifest, store, guardOf, clock, signal })),
    };
  }
}

type Setting = {
  suite: PlayableSuite;
  manifest: Manifest;
  store: RunStore;
  guardOf: GuardOf;
  clock: Clock;
  signal: AbortSignal;
};

async function compared(episode: PlannedEpisode, stored: Trajectory, setting: Setting) {
  const { suite, manifest, store, guardOf, clock, signal } = setting;
  const { key, seed, scenario } = episode;
  if (episode.agent.kind === "adapter" || episode.agent.kind === "recorded") {
    const because = "the agent lives elsewhere, so its replies are not in the journal";
    return { status: "unrecorded", because } as const;
  }
  const stop = new AbortController();
  const client = recordedReplies(store, stop);
  try {
    const played = await playEpisode({
      identity: { suite: suite.id, ...key, seed },
      world: scenario.world({ agent: key.agent, trial: key.trial, seed }, client),
      agent: agentFor(episode, client),
      guard: guardOf(episode.agent),
      limits: manifest.limits,
      clock,
      signal: AbortSignal.any([signal, stop.signal]),
    });
    return difference(stored, played);
  } catch (error) {
    if (error instanceof Unrecorded) return { status: "unrecorded", because: error.message } as const;
    throw error;
  }
}

/** A reply that a replay needs and the journal does not hold. */
class Unrecorded extends Error {}

/** Replies of the journal. One that it does not hold ends the episode by `stop`. */
function recordedReplies({ journal }: RunStore, stop: AbortController): ModelClient {
  return {
    generate(request: ModelRequest, key: Omit<CallKey, "requestHash">) {
      const recorded = journal.get({ ...key, requestHash: requestHash(request) });
      if (recorded !== undefined) return Promise.resolve(recorded);
      stop.abort(new Unrecorded(`no recorded reply to call ${key.index} of the ${key.role}`));
      return Promise.reject(stop.signal.reason as Unrecorded); // what it was aborted with
    },
  };
}

/** Compares what was said and done; times, and who paid for a call, are not part of it. */
function difference(
  stored: Trajectory,
  played: Trajectory,
): { status: "same" } | { status: "differs"; seq: number; because: string } {
  const length = Math.max(stored.events.length, played.events.length);
  for (let seq = 0; seq < length; seq++) {
    const [before, after] = [timeless(stored.events[seq]), timeless(played.events[seq])];
    if (before !== after) return { status: "differs", seq, because: `was ${before}, is ${after}` };
  }
  const [before, after] = [stored.ending.type, played.ending.type];
  if (before !== after)
    return { status: "differs", seq: length, because: `ended ${before}, now ends ${after}` };
  return { status: "same" };
}

function timeless(event: Trajectory["events"][number] | undefined): string {
  if (event === undefined) return "nothing";
  const { atMs: _, ...rest } = event;
  if (rest.type !== "model-call") return JSON.stringify(rest);
  return JSON.stringify({ type: rest.type, by: rest.by, requestHash: rest.record.requestHash });
}
