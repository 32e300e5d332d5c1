import type { Seq, Side } from "../../../contract/actor.ts";
import type { ExactObject } from "../../../contract/json.ts";
import type { EventOf, Trajectory } from "../../../contract/trajectory.ts";
import { isExactObject, parseExact } from "../../../exact-json/index.ts";

/** A call that was answered, with its arguments as they were written, and whether it was done. */
export type RecordedCall = {
  seq: Seq;
  by: Side;
  tool: string;
  arguments: ExactObject;
  answer: string;
  done: boolean;
};

/**
 * All answered calls of the graded conversation, in order. One whose text is no JSON object, and one that a guard denied, never
 * reached a tool.
 */
export function recordedCalls({ events, liveFrom }: Trajectory): RecordedCall[] {
  const answers = new Map<Seq, EventOf<"tool-result">>();
  const denied = new Set<Seq>();
  for (const event of events) {
    if (event.type === "tool-result") answers.set(event.call, event);
    if (event.type === "guard" && event.act.type === "denied") denied.add(event.on);
  }
  return events.flatMap((event) => {
    const answer = answers.get(event.seq);
    if (event.type !== "tool-call" || event.seq < liveFrom || answer === undefined) return [];
    if (denied.has(event.seq)) return [];
    const given = argumentsIn(event.rawArguments);
    const { seq, by, tool } = event;
    const { text, status } = answer;
    if (given === undefined) return [];
    return [{ seq, by, tool, arguments: given, answer: text, done: status === "done" }];
  });
}

/** No text at all means no arguments. */
function argumentsIn(text: string): ExactObject | undefined {
  if (text.trim() === "") return {};
  try {
    const given = parseExact(text);
    return isExactObject(given) ? given : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
