import type { Json } from "../../../contract/json.ts";
import type { CallStatus } from "../../../contract/trajectory.ts";

/**
 * What became of a call. `pending`: accepted, but not yet carried out. `failed`: the bank ran it and its answer says
 * that nothing came of it. `not-run`: refused, malformed, unknown or never answered.
 */
export type CallOutcome = "succeeded" | "pending" | "failed" | "not-run";

const FAILED =
  /^(?:failed|failure|error|errored|rejected|declined|denied|refused|unsuccessful|aborted|invalid|timeout|timed[_ -]out)$/i;
const PENDING =
  /^(?:pending|processing|queued|initiated|in[_ -]progress|under[_ -]review|awaiting.*|scheduled)$/i;

/** Reads the outcome of a write from its answer: a call that ran may still have been turned down in so many words. */
export function callOutcome(answer: { status: CallStatus; json: Json | undefined } | undefined): CallOutcome {
  if (answer === undefined || answer.status !== "done") return "not-run";
  const { json } = answer;
  if (typeof json !== "object" || json === null || Array.isArray(json)) return "succeeded";
  if (isSaid(json["error_code"]) || isSaid(json["error"]) || json["success"] === false) return "failed";
  const status = json["status"];
  if (typeof status !== "string") return "succeeded";
  if (FAILED.test(status.trim())) return "failed";
  return PENDING.test(status.trim()) ? "pending" : "succeeded";
}

function isSaid(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== false && value !== "";
}
