import type { Manifest } from "./manifest.ts";
import type { EpisodeKey } from "./ports.ts";

/**
 * Tells which stored episodes belong to a run's plan: a store also keeps those of scenarios that were replaced, and of trials that
 * are no longer asked for.
 */
export function inPlan({ scenarios, trials }: Manifest): (key: EpisodeKey) => boolean {
  const hashes = new Map(scenarios.map(({ id, hash }) => [id, hash]));
  return ({ scenario, scenarioHash, trial }) => hashes.get(scenario) === scenarioHash && trial < trials;
}
