import { z } from "zod";
import { Judgement } from "../../contract/judgement.ts";
import { Manifest } from "../../contract/manifest.ts";
import { Trajectory } from "../../contract/trajectory.ts";
import { VerdictRecord } from "../../contract/verdict.ts";
import type { WholeEpisode } from "./to-sample.ts";

/** The manifest of a log's run, restricted to the log's agent; kept as text, so that no reader changes a number in it. */
export const EmbeddedRun = z.strictObject({ format: z.literal(1), manifest: Manifest });
export type EmbeddedRun = z.infer<typeof EmbeddedRun>;

/** An episode in its own form, as a sample carries it. */
export const EmbeddedEpisode = z.strictObject({
  format: z.literal(1),
  trajectory: Trajectory,
  scenario: z.string().optional(),
  record: VerdictRecord.optional(),
  judgements: z.array(Judgement),
});
export type EmbeddedEpisode = z.infer<typeof EmbeddedEpisode>;

export function embedRun(manifest: Manifest): string {
  return JSON.stringify({ format: 1, manifest } satisfies EmbeddedRun);
}

export function embedEpisode({ trajectory, scenario, record, judgements }: WholeEpisode): string {
  const episode: EmbeddedEpisode = {
    format: 1,
    trajectory,
    ...(scenario === undefined ? {} : { scenario }),
    ...(record === undefined ? {} : { record }),
    judgements: [...judgements],
  };
  return JSON.stringify(episode);
}
