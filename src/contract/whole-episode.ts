import { z } from "zod";
import { Judgement } from "./judgement.ts";
import type { EpisodeKey } from "./ports.ts";
import { Trajectory } from "./trajectory.ts";
import { VerdictRecord } from "./verdict.ts";

/**
 * All that a run keeps of one episode. Files for other tools carry it along in this form, so that nothing is lost on the way
 * through their readers.
 */
export const WholeEpisode = z.strictObject({
  trajectory: Trajectory,
  /** Absent where the episode was not graded. */
  graded: z.strictObject({ record: VerdictRecord, judgements: z.array(Judgement).readonly() }).optional(),
});
export type WholeEpisode = z.infer<typeof WholeEpisode>;

/** Where the store keeps the episode of this trajectory. */
export function episodeKey({ agent, scenario, scenarioHash, trial }: Trajectory): EpisodeKey {
  return { agent, scenario, scenarioHash, trial };
}
