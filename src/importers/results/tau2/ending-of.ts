import { readStopToken } from "../../../text/stop-token.ts";
import type { Tau2Info, Tau2Message, Tau2Simulation } from "../../../contract/tau2-results.ts";
import type { Ending } from "../../../contract/trajectory.ts";

const GONE = "has what he wanted, or gives up";

/** How a public simulation ended, as our own loop would have it. */
export function endingOf(
  { termination_reason: reason, duration, info }: Tau2Simulation,
  messages: readonly Tau2Message[],
  { max_steps: steps, max_errors: errors }: Tau2Info,
): Ending {
  switch (reason) {
    case "user_stop":
      return callerLeft(messages);
    case "agent_stop":
      return { type: "hung-up", by: "agent" };
    case "max_steps":
      return { type: "turn-limit", turns: turnsIn(messages), ...(steps > 0 ? { steps } : {}) };
    case "timeout":
      return { type: "time-limit", elapsedMs: duration * 1000 };
    case "too_many_errors":
      return { type: "tool-limit", by: "agent", iterations: Math.max(1, errors) };
    case "agent_error":
      return { type: "no-reply", by: "agent" };
    case "user_error":
      return { type: "no-reply", by: "caller" };
    case "context_window_exceeded":
      return { type: "context-overflow", by: "agent" };
    case "infrastructure_error":
      return { type: "fault", by: "agent", message: `infrastructure error${errorIn(info)}` };
    case "unexpected_error":
      return { type: "fault", by: "bank", message: `unexpected error${errorIn(info)}` };
  }
}

/** A caller who leaves without a token has simply finished. */
function callerLeft(messages: readonly Tau2Message[]): Ending {
  const content = contentOf(messages.at(-1), "user");
  if (content === undefined || !/###(?:STOP|TRANSFER|OUT-OF-SCOPE)###/.test(content))
    return { type: "completed" };
  return { type: "hung-up", by: "caller", reason: readStopToken(content).leaves ?? GONE };
}

/**
 * What the side that ended the conversation said with its last message: its words without the token with which it left.
 * `undefined` where the message holds none.
 */
export function lastWords(
  { termination_reason: reason }: Tau2Simulation,
  last: Tau2Message,
): string | undefined {
  const role = reason === "user_stop" ? "user" : reason === "agent_stop" ? "assistant" : undefined;
  const content = role === undefined ? undefined : contentOf(last, role);
  if (content === undefined) return undefined;
  const { text, leaves } = readStopToken(content);
  return leaves === undefined ? undefined : text;
}

function contentOf(message: Tau2Message | undefined, role: "user" | "assistant"): string | undefined {
  if (message?.role !== role) return undefined;
  return (message.tool_calls?.length ?? 0) > 0 ? undefined : (message.content ?? "");
}

function turnsIn(messages: readonly Tau2Message[]): number {
  return Math.max(1, messages.filter((message) => contentOf(message, "user") !== undefined).length);
}

function errorIn(info: Tau2Simulation["info"]): string {
  const error = info?.["error"];
  return typeof error === "string" ? `: ${error}` : "";
}
