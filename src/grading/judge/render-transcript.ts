import type { Effect, Event, Trajectory } from "../../contract/trajectory.ts";
import { neutralise } from "./neutralise.ts";

/** Characters shown of one event's content; what is longer loses its middle, and says how much. */
export const SHOWN = { message: 20_000, arguments: 4_000, result: 4_000, effect: 2_000 } as const;

/** What both sides said and did. Instructions and model calls are no part of it. */
export type ShownEvent = Exclude<Event, { type: "instructions" | "model-call" | "guard" }>;

/** One event as the judge sees it: `[seq] head: content`. Only `content` comes from the participants and tools. */
export type TranscriptLine = { seq: number; head: string; content: string; event: ShownEvent };

export type Transcript = {
  lines: readonly TranscriptLine[];
  /** The lines between two tags that carry the nonce, and that nothing between them can contain. */
  fenced: string;
};

/**
 * A trajectory for a judge: every message, tool call, result and effect of both sides, one line each, in order.
 *
 * @param nonce Called once; 12 to 64 lower-case letters and digits that the participants cannot know.
 * @throws RangeError for any other nonce.
 */
export function renderTranscript(trajectory: Trajectory, nonce: () => string): Transcript {
  const code = nonce();
  if (!/^[a-z0-9]{12,64}$/.test(code)) {
    throw new RangeError("a nonce is 12 to 64 lower-case letters and digits");
  }
  const lines = trajectory.events.filter(isShown).map((event): TranscriptLine => {
    const earlier = event.seq < trajectory.liveFrom ? "earlier, " : "";
    const { head, content } = describe(event, (text, limit) => shown(text, limit, code));
    return { seq: event.seq, head: `${earlier}${head}`, content, event };
  });
  const body = lines.length === 0 ? "(nothing was said or done)" : lines.map(lineText).join("\n");
  return { lines, fenced: `<transcript-${code}>\n${body}\n</transcript-${code}>` };
}

/** A line as it stands in the fenced transcript. */
export function lineText({ seq, head, content }: TranscriptLine): string {
  return content === "" ? `[${seq}] ${head}` : `[${seq}] ${head}: ${content}`;
}

function isShown(event: Event): event is ShownEvent {
  return event.type !== "instructions" && event.type !== "model-call" && event.type !== "guard";
}

type Show = (text: string, limit: number) => string;

function describe(event: ShownEvent, show: Show): { head: string; content: string } {
  switch (event.type) {
    case "message": {
      const beside = event.placement === "beside-calls" ? " beside tool calls" : "";
      return { head: `${event.by} message${beside}`, content: show(event.text, SHOWN.message) };
    }
    case "tool-call": {
      const broken = event.arguments.ok ? "" : ", arguments are no JSON object";
      const call = `${show(event.tool, SHOWN.arguments)} ${show(event.rawArguments, SHOWN.arguments)}`;
      return { head: `${event.by} tool call${broken}`, content: call.trimEnd() };
    }
    case "tool-result":
      return { head: `result of [${event.call}], ${event.status}`, content: show(event.text, SHOWN.result) };
    case "effect":
      return {
        head: `effect of [${event.call}], ${event.effect.type}`,
        content: show(effectText(event.effect), SHOWN.effect),
      };
    case "empty-reply":
      return { head: `${event.by} reply without words or calls`, content: "" };
  }
}

function effectText(effect: Effect): string {
  switch (effect.type) {
    case "write": {
      const change = `before ${JSON.stringify(effect.before)}, after ${JSON.stringify(effect.after)}`;
      return `${effect.table} ${effect.key}, ${change}`;
    }
    case "grant":
      return `the caller may now use ${effect.tool}`;
    case "unlock":
      return `the agent may now use ${effect.tool}`;
    case "retrieved":
      return `documents ${effect.documents.join(", ")}`;
  }
}

function shown(text: string, limit: number, nonce: string): string {
  if (text.length <= limit) return neutralise(text, nonce);
  const half = Math.floor(limit / 2);
  const head = wholeCharacters(text.slice(0, half));
  const tail = wholeCharacters(text.slice(text.length - half));
  const cut = text.length - head.length - tail.length;
  return `${neutralise(head, nonce)} ⟨${cut} characters left out⟩ ${neutralise(tail, nonce)}`;
}

/** Without the half of a surrogate pair that a cut may have left at either end. */
function wholeCharacters(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
}
