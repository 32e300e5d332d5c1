import type { EventOf, Trajectory } from "../../contract/trajectory.ts";

/** What the agent said, message by message; what lies before the conversation is not it. */
export function answersOf({ events, liveFrom }: Trajectory): string[] {
  return events.flatMap((event) =>
    event.type === "message" && event.by === "agent" && event.seq >= liveFrom ? [event.text] : [],
  );
}

/** Its calls in the conversation. */
export function callsOf({ events, liveFrom }: Trajectory): EventOf<"tool-call">[] {
  return events.filter((event) => event.type === "tool-call").filter(({ seq }) => seq >= liveFrom);
}

/** The beginning of a text on one line, in quotation marks. */
export function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return `“${line.length > 120 ? `${line.slice(0, 120)}…` : line}”`;
}
