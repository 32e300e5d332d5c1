import { z } from "zod";
import { Manifest } from "../../contract/manifest.ts";
import { WholeEpisode } from "../../contract/whole-episode.ts";

/** The manifest of a log's run, restricted to the log's agent; kept as text, so that no reader changes a number in it. */
export const EmbeddedRun = z.strictObject({ format: z.literal(1), manifest: Manifest });
type EmbeddedRun = z.infer<typeof EmbeddedRun>;

/** An episode in its own form with its scenario's text, as a sample carries it. */
export const EmbeddedEpisode = WholeEpisode.extend({
  format: z.literal(1),
  scenario: z.string().optional(),
});
type EmbeddedEpisode = z.infer<typeof EmbeddedEpisode>;

/** @returns The JSON text that a log's header holds. */
export function embedRun(manifest: Manifest): string {
  return JSON.stringify({ format: 1, manifest } satisfies EmbeddedRun);
}

/** @returns The JSON text that a sample holds. */
export function embedEpisode({ scenario, trajectory, graded }: Omit<EmbeddedEpisode, "format">): string {
  return JSON.stringify({ format: 1, scenario, trajectory, graded } satisfies EmbeddedEpisode);
}
