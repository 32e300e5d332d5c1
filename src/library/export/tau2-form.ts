import { inPlan } from "../../contract/in-plan.ts";
import type { AgentSpec, Manifest } from "../../contract/manifest.ts";
import type { RunStore } from "../../contract/ports.ts";
import type { WholeEpisode } from "../../contract/whole-episode.ts";
import { tau2Results } from "../../exporters/tau2-results/index.ts";
import { gradingOf } from "../../runs/judging.ts";
import { kindOf } from "../../suites/stored-scenario.ts";
import type { ExportForm } from "./export-form.ts";

/** Results of the public tau2 harness. */
export const tau2Form: ExportForm = {
  endings: [".json"],
  folder: "new",
  fileName: (_, agent) => agent,
  open: async ({ store, manifest }) => {
    return (agent) =>
      tau2Results({
        manifest,
        agent,
        textOf: ({ id, hash }) => store.getScenario(id, hash),
        taskFrom: (text) => kindOf(manifest.suite)?.task(text),
        episodes: () => episodesOf(store, manifest, agent),
      });
  },
};

/** An agent's episodes, with the verdicts of the run's own grading. */
async function* episodesOf(
  store: RunStore,
  manifest: Manifest,
  agent: AgentSpec,
): AsyncIterable<WholeEpisode> {
  const planned = inPlan(manifest);
  const grading = gradingOf(manifest);
  for await (const { ending: _, ...key } of store.episodes()) {
    if (key.agent !== agent.label || !planned(key)) continue;
    const trajectory = await store.getTrajectory(key);
    if (trajectory !== undefined) yield { trajectory, graded: await store.getVerdict(key, grading) };
  }
}
