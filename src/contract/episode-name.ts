import type { EpisodeKey } from "./ports.ts";

/** One text that names an episode within its run. */
export function episodeName({ agent, scenario, scenarioHash, trial }: EpisodeKey): string {
  return JSON.stringify([agent, scenario, scenarioHash, trial]);
}
