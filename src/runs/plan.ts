import type { EpisodeKey } from "../contract/ports.ts";
import type { AgentSpec, Manifest } from "../contract/manifest.ts";
import { deriveSeed } from "./derive-seed.ts";
import type { PlayableScenario, PlayableSuite } from "../suites/playable-suite.ts";

/** One episode that a run consists of. */
export type PlannedEpisode = { key: EpisodeKey; seed: number; agent: AgentSpec; scenario: PlayableScenario };

/**
 * All episodes of a run: every agent on every scenario, trial by trial, so that a run that is cut short has seen the
 * whole suite before it repeats any of it.
 */
export function planEpisodes(manifest: Manifest, suite: PlayableSuite): PlannedEpisode[] {
  const scenarios = new Map(suite.scenarios.map((scenario) => [scenario.planned.id, scenario]));
  const episodes: PlannedEpisode[] = [];
  for (let trial = 0; trial < manifest.trials; trial++) {
    for (const { id, hash } of manifest.scenarios) {
      const scenario = scenarios.get(id);
      if (scenario === undefined) continue;
      const seed = deriveSeed(manifest.seed, id, trial);
      for (const agent of manifest.agents) {
        const key = { agent: agent.label, scenario: id, scenarioHash: hash, trial };
        episodes.push({ key, seed, agent, scenario });
      }
    }
  }
  return episodes;
}
