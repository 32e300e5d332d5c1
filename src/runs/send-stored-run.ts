import { inPlan } from "../contract/in-plan.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import type { Telemetry } from "../telemetry/index.ts";
import { gradingOf } from "./judging.ts";
import { tracedEpisode } from "./run-tracing.ts";

/** Episodes that are sent before it is waited until the collector has them. */
const AT_ONCE = 200;

/**
 * Hands the spans of a stored run's plan to telemetry, graded or not. Episodes that were played without tracing get ids that
 * are the same each time; the calls of a judge have no times in the store and are not among them.
 */
export async function sendStoredRun(
  telemetry: Telemetry,
  store: RunStore,
  manifest: Manifest,
): Promise<void> {
  const planned = inPlan(manifest);
  const agents = new Map(manifest.agents.map((agent) => [agent.label, agent]));
  const grading = gradingOf(manifest);
  let sent = 0;
  for await (const { ending: _, ...key } of store.episodes()) {
    const agent = agents.get(key.agent);
    if (agent === undefined || !planned(key)) continue;
    const trajectory = await store.getTrajectory(key);
    if (trajectory === undefined) continue;
    const graded = await store.getVerdict(key, grading);
    const record = graded === undefined ? {} : { record: graded.record };
    telemetry.episodeFinished(tracedEpisode(manifest, agent, { trajectory, ...record, judgeCalls: [] }));
    sent += 1;
    if (sent % AT_ONCE === 0) await telemetry.settled();
  }
}
