import type { Event, Trajectory } from "../../../contract/trajectory.ts";

/**
 * A conversation as the public FraudBench judge gets it: one line a message, `role: content`, in the roles assistant,
 * user and tool. Names and arguments of calls are not in it; a message that only calls tools is `assistant: None`, and
 * calls of one message make one line. Results are whole.
 */
export function publicTranscript({ events, liveFrom }: Trajectory): string {
  const lines: string[] = [];
  const spoken = new Set<number>();
  for (const event of events) {
    if (event.seq < liveFrom) continue;
    const line = publicLine(event);
    if (line === undefined) continue;
    if (event.type === "message" || event.type === "tool-call") {
      if (event.type === "tool-call" && spoken.has(event.reply)) continue;
      spoken.add(event.reply);
    }
    lines.push(line);
  }
  return lines.join("\n");
}

function publicLine(event: Event): string | undefined {
  switch (event.type) {
    case "message":
      return `${event.by === "agent" ? "assistant" : "user"}: ${event.text}`;
    case "tool-call":
      return `${event.by === "agent" ? "assistant" : "user"}: None`;
    case "tool-result":
      return `tool: ${event.text}`;
    case "instructions":
    case "effect":
    case "guard":
    case "model-call":
    case "empty-reply":
      return undefined;
  }
}
