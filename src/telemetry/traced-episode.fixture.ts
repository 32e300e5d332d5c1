import type { ModelCallRecord } from "../contract/model.ts";
import type { Event, Trajectory } from "../contract/trajectory.ts";
import type { VerdictRecord } from "../contract/verdict.ts";
import type { TracedEpisode } from "./traced-episode.ts";

/** An event without its number, which is its place in the list. */
type Unnumbered = Event extends infer Each ? (Each extends Event ? Omit<Each, "seq"> : never) : never;

export const TRACE = { traceId: "a".repeat(32), spanId: "b".repeat(16) };
export const STARTED_MS = Date.parse("2026-03-01T10:00:00.000Z");

export function trajectoryOf(events: readonly Unnumbered[], more: Partial<Trajectory> = {}): Trajectory {
  return {
    format: 1,
    suite: "retail-india",
    scenario: "cards.block",
    scenarioHash: "hash",
    agent: "assistant",
    trial: 1,
    seed: 7,
    startedAt: "2026-03-01T10:00:00.000Z",
    liveFrom: 0,
    events: events.map((event, seq) => ({ ...event, seq })),
    ending: { type: "completed" },
    ...more,
  };
}

export function modelCall(more: Partial<ModelCallRecord> = {}): ModelCallRecord {
  return {
    role: "agent",
    index: 0,
    requested: "openai:gpt-5-mini",
    requestHash: "h0",
    finish: "stop",
    usage: {},
    cost: { known: false },
    latencyMs: 200,
    attempts: 1,
    warnings: [],
    replayed: false,
    ...more,
  };
}

export function tracedEpisode(trajectory: Trajectory, more: Partial<TracedEpisode> = {}): TracedEpisode {
  return {
    run: "nightly",
    agent: {
      kind: "model",
      label: "assistant",
      model: { id: "openai:gpt-5-mini" },
      decoding: {},
      history: "full",
    },
    decoding: { agent: { temperature: 0.2, seed: 7 } },
    trajectory,
    judgeCalls: [],
    ...more,
  };
}

export function verdictRecord(verdict: VerdictRecord["verdict"]): VerdictRecord {
  return { format: 2, profile: "strict", graderVersion: "1", judge: "rules", verdict };
}
