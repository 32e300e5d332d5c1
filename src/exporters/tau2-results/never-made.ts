import type { Event, EventOf } from "../../contract/trajectory.ts";

/** Why a call never reached the bank. */
export type NeverMade = "denied" | "malformed" | "shut";

/**
 * Whether a guard denied the call, its arguments could not be read, or it came to a shut door.
 *
 * @returns `undefined` for a call that the bank answered.
 */
export function neverMade(
  call: EventOf<"tool-call">,
  result: EventOf<"tool-result"> | undefined,
  events: readonly Event[],
): NeverMade | undefined {
  if (!call.arguments.ok) return "malformed";
  const denied = events.some(
    (event) => event.type === "guard" && event.on === call.seq && event.act.type === "denied",
  );
  if (denied) return "denied";
  if (result?.status === "out-of-turn") return "shut";
  // Records of before out-of-turn had a status of its own, and calls beyond what one turn may have.
  return result?.status === "refused" && DOOR.test(call.callId) && SHUT.test(result.text)
    ? "shut"
    : undefined;
}

/** How calls of agents with a loop of their own are named, and what they are told behind a shut door. */
const DOOR = /^door_\d+$/;
const SHUT = /^\{"error_code":"(?:NOT_YOUR_TURN|TOO_MANY_CALLS|CONVERSATION_OVER)"/;
