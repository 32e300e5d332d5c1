import { endsRun } from "../contract/errors.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import type { Verdict } from "../contract/verdict.ts";
import type { EpisodeIdentity } from "../episode/episode-log.ts";
import { harnessFault } from "../episode/play-episode.ts";
import { GradingTooLong } from "./grading-threads/timed-thread.ts";
import { redact } from "../models/redact.ts";

/**
 * The record of an episode that a bug of ours kept from being played or stored.
 *
 * @throws The error itself where it is more than this episode's.
 */
export function brokenEpisode(identity: EpisodeIdentity, now: number, error: unknown): Trajectory {
  const startedAt = new Date(now).toISOString();
  return { format: 1, ...identity, startedAt, liveFrom: 0, events: [], ending: harnessFault(error) };
}

/**
 * The verdict on an episode whose grading broke, with where.
 *
 * @throws The error itself where it is more than this episode's.
 */
export function brokenGrading(error: unknown): Extract<Verdict, { status: "error" }> {
  if (endsRun(error)) throw error;
  if (error instanceof GradingTooLong) return { status: "error", because: error.message, results: [] };
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  return {
    status: "error",
    because: `grading it broke: ${redact(message, [])}`,
    results: [],
    stack: redact(stack, []),
  };
}

const SECRET_NAME = /KEY|TOKEN|SECRET|PASSW/i;

/** The record without the environment's secrets in what broke. */
export function withoutSecretsInFault(
  trajectory: Trajectory,
  environment: { readonly [name: string]: string | undefined },
): Trajectory {
  const { ending } = trajectory;
  if (ending.type !== "fault" || ending.by !== "harness") return trajectory;
  const secrets = Object.entries(environment).flatMap(([name, value]) =>
    SECRET_NAME.test(name) && value !== undefined ? [value] : [],
  );
  const { message, stack } = ending;
  const told = stack === undefined ? {} : { stack: redact(stack, secrets) };
  return { ...trajectory, ending: { ...ending, message: redact(message, secrets), ...told } };
}
