import { randomBytes } from "node:crypto";
import { sha256 } from "../files/sha256.ts";
import type { ModelCallRecord } from "../contract/model.ts";
import type { EpisodeTrace, Trajectory } from "../contract/trajectory.ts";

const NO_TRACE = "0".repeat(32);
const NO_SPAN = "0".repeat(16);

/** Ids of an episode that begins: its trace and the span of the whole of it. */
export function newTrace(): EpisodeTrace {
  const [traceId, spanId] = [randomBytes(16).toString("hex"), randomBytes(8).toString("hex")];
  return traceId === NO_TRACE || spanId === NO_SPAN ? newTrace() : { traceId, spanId };
}

/** An episode's own ids; for one that was played without tracing, ids that are the same whenever they are asked for. */
export function traceOf(run: string, trajectory: Trajectory): EpisodeTrace {
  const { trace, agent, scenario, scenarioHash, trial, startedAt } = trajectory;
  if (trace !== undefined) return trace;
  const digest = digestOf([run, agent, scenario, scenarioHash, trial, startedAt]);
  return { traceId: digest.slice(0, 32), spanId: digest.slice(32, 48) };
}

/** The span of one model call, known before the call is made: an endpoint can put its own spans under it. */
export function modelCallSpanId(
  { traceId }: EpisodeTrace,
  { role, index, requestHash }: Pick<ModelCallRecord, "role" | "index" | "requestHash">,
): string {
  return digestOf([traceId, "chat", role, index, requestHash]).slice(0, 16);
}

/** The span of the tool call at a place of the trajectory. */
export function toolCallSpanId({ traceId }: EpisodeTrace, seq: number): string {
  return digestOf([traceId, "execute_tool", seq]).slice(0, 16);
}

/** The header of W3C trace context that makes whoever gets it a child of the span. Says that the trace is recorded. */
export function traceparent({ traceId, spanId }: Pick<EpisodeTrace, "traceId" | "spanId">): string {
  return `00-${traceId}-${spanId}-01`;
}

function digestOf(parts: readonly (string | number)[]): string {
  return sha256(JSON.stringify(parts));
}
