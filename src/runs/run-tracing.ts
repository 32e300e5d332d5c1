import { episodeName } from "../contract/episode-name.ts";
import type { AgentSpec, Manifest } from "../contract/manifest.ts";
import type { Decoding } from "../contract/model.ts";
import type { Clock, Judge, ModelClient } from "../contract/ports.ts";
import type { EpisodeTrace, Trajectory } from "../contract/trajectory.ts";
import type { VerdictRecord } from "../contract/verdict.ts";
import type { CodeJudge } from "../grading/judge/index.ts";
import type { JournalledClient } from "../models/journal-client.ts";
import {
  modelCallSpanId,
  traceOf,
  traceparent,
  type JudgeCall,
  type Telemetry,
  type TracedEpisode,
} from "../telemetry/index.ts";
import { readConditions } from "../suites/play-conditions.ts";
import { judging } from "./judging.ts";
import type { TracedAccess } from "./open-agents.ts";
import type { PlannedEpisode } from "./plan.ts";

/** What tracing a run needs beside its manifest. */
export type TracingSetting = {
  telemetry: Telemetry;
  client: JournalledClient;
  clock: Clock;
  codeJudge?: CodeJudge | undefined;
};

/** Puts the episodes of a run on traces: what goes outside carries them, and what is finished is handed to telemetry. */
export class RunTracing {
  readonly #manifest: Manifest;
  readonly #setting: TracingSetting;
  /** By episode; taken out when it is finished. */
  readonly #judgeCalls = new Map<string, JudgeCall[]>();

  constructor(manifest: Manifest, setting: TracingSetting) {
    this.#manifest = manifest;
    this.#setting = setting;
  }

  /** How an episode on this trace reaches what is outside. Each model call has a span of its own to be under. */
  access(trace: EpisodeTrace): TracedAccess {
    const { traceId } = trace;
    const client = this.#setting.client.withHeaders((key) => ({
      traceparent: traceparent({ traceId, spanId: modelCallSpanId(trace, key) }),
    }));
    return { client, traceparent: traceparent(trace) };
  }

  /** The judge of an episode, whose calls are on the episode's trace. */
  judgeFor(episode: PlannedEpisode, trajectory: Trajectory): Judge | undefined {
    const { client } = this.access(traceOf(this.#manifest.run, trajectory));
    const calls: JudgeCall[] = [];
    this.#judgeCalls.set(episodeName(episode.key), calls);
    const { codeJudge } = this.#setting;
    return judging(this.#manifest, this.#watched(client, calls), codeJudge).judgeFor(episode);
  }

  finished(episode: PlannedEpisode, trajectory: Trajectory, record: VerdictRecord): void {
    const name = episodeName(episode.key);
    const judgeCalls = this.#judgeCalls.get(name) ?? [];
    this.#judgeCalls.delete(name);
    this.#setting.telemetry.episodeFinished(
      tracedEpisode(this.#manifest, episode.agent, { trajectory, record, judgeCalls }),
    );
  }

  #watched(client: ModelClient, calls: JudgeCall[]): ModelClient {
    const { clock } = this.#setting;
    return {
      async generate(request, key, signal) {
        const reply = await client.generate(request, key, signal);
        calls.push({ request, reply, endedMs: clock.now() });
        return reply;
      },
    };
  }
}

/** What is known of an episode of a run, for its spans. */
export function tracedEpisode(
  { run, conditions }: Manifest,
  agent: AgentSpec,
  episode: Pick<TracedEpisode, "trajectory" | "record" | "judgeCalls">,
): TracedEpisode {
  const { seed } = episode.trajectory;
  const caller = callerDecoding(conditions);
  return {
    run,
    agent,
    decoding: {
      ...(agent.kind === "model" ? { agent: { ...agent.decoding, seed } } : {}),
      ...(caller === undefined ? {} : { caller: { ...caller, seed } }),
    },
    ...episode,
  };
}

function callerDecoding(conditions: Manifest["conditions"]): Decoding | undefined {
  const { caller } = readConditions(conditions);
  return caller.kind === "model" ? caller.decoding : undefined;
}
