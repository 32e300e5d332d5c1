/** What the crashing writer writes, so that the test knows every byte of it. */
import type { CallKey, ModelReply } from "../../contract/model.ts";
import type { EpisodeKey } from "../../contract/ports.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import type { VerdictRecord } from "../../contract/verdict.ts";
import {
  sampleCall,
  sampleGrading,
  sampleKey,
  sampleReply,
  sampleTrajectory,
  sampleVerdict,
} from "../conformance/samples.ts";

export const episodeOf = (n: number): EpisodeKey => ({ ...sampleKey, trial: n });
export const callOf = (n: number): CallKey => ({ ...sampleCall, index: n });
export const replyOf = (n: number): ModelReply => sampleReply(textOf(n, 2_000));
export const trajectoryOf = (n: number): Trajectory =>
  sampleTrajectory(episodeOf(n), { text: textOf(n, 30_000) });
export const verdictOf = (n: number): VerdictRecord => sampleVerdict(sampleGrading, textOf(n, 1_500));

/** Text that hardly compresses, so that a write takes many pages: a multiplicative generator, as base 36. */
function textOf(n: number, length: number): string {
  let state = n + 1;
  let text = "";
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    text += state.toString(36);
  }
  return text;
}
