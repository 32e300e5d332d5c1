import type { AgentSpec } from "../contract/manifest.ts";
import type { Decoding, ModelReply, ModelRequest } from "../contract/model.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import type { VerdictRecord } from "../contract/verdict.ts";

/** A call that a judge made about an episode; the trajectory, which was finished before, has no record of it. */
export type JudgeCall = {
  request: ModelRequest;
  reply: ModelReply;
  /** Milliseconds since the epoch. */
  endedMs: number;
};

/** A finished episode, with all that its spans tell. */
export type TracedEpisode = {
  run: string;
  agent: AgentSpec;
  /** How the models behind both sides were sampled, as far as that is known. */
  decoding: { agent?: Decoding; caller?: Decoding };
  trajectory: Trajectory;
  /** Absent where it was not graded. */
  record?: VerdictRecord;
  judgeCalls: readonly JudgeCall[];
};

/** A name for an episode that is the same in every trace, log and report. */
export function conversationId(run: string, { agent, scenario, trial }: Trajectory): string {
  return `${run}/${agent}/${scenario}/${trial + 1}`;
}
