import type { Side } from "../contract/actor.ts";
import { ParticipantFault, RunStopper, type ParticipantEnding } from "../contract/errors.ts";

/**
 * Why a model call came to nothing.
 * - `passing`: likely to go away (rate limit, server error, lost connection, unreadable answer);
 * - `permanent`: no call to this model can succeed (refused key, unknown model, exhausted credit);
 * - `overflow`: this conversation is too long for the model;
 * - `filtered`: the provider refused this conversation;
 * - `rejected`: the provider found something else wrong with this one request.
 */
export type FaultKind = "passing" | "permanent" | "overflow" | "filtered" | "rejected";

/** What is known of a fault beside its kind. */
export type FaultDetails = {
  /** HTTP status, where there was an answer. */
  status?: number | undefined;
  /** The provider wants fewer calls, not just another try. */
  overloaded?: boolean;
  /** How long the provider asked to wait. */
  waitMs?: number | undefined;
};

/** An answer was longer than it may be, and was not read to its end. */
export class ReplyTooLong extends Error {
  /** @param setBy What sets the bound. */
  constructor(megabytes: number, setBy: string) {
    super(`the answer is longer than ${megabytes} MB (${setBy})`);
    this.name = "ReplyTooLong";
  }
}

/** Whether an answer was too long: whoever reads bodies wraps what broke the reading. */
export function tooLongIn(error: unknown): ReplyTooLong | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof ReplyTooLong) return at;
  return undefined;
}

/** A model call that came to nothing. The message is one line and holds no key. */
export class ModelFault extends Error {
  readonly kind: FaultKind;
  readonly status: number | undefined;
  readonly overloaded: boolean;
  readonly waitMs: number | undefined;
  constructor(kind: FaultKind, message: string, details: FaultDetails = {}) {
    super(message);
    this.name = "ModelFault";
    this.kind = kind;
    this.status = details.status;
    this.overloaded = details.overloaded ?? false;
    this.waitMs = details.waitMs;
  }
}

/**
 * What a participant throws when its model call failed.
 *
 * @returns For a {@link ModelFault}, the ParticipantFault that ends this side's episode, or RunStopper where no episode
 *   can succeed; anything else (an abort, a bug) as it came.
 */
export function participantFault(side: Side, error: unknown): unknown {
  if (!(error instanceof ModelFault)) return error;
  if (error.kind === "permanent") return new RunStopper(error.message);
  return new ParticipantFault(side, endingOf(error.kind), error.message);
}

function endingOf(kind: Exclude<FaultKind, "permanent">): ParticipantEnding {
  switch (kind) {
    case "overflow":
      return "context-overflow";
    case "filtered":
      return "filtered-reply";
    case "passing":
    case "rejected":
      return "fault";
  }
}
