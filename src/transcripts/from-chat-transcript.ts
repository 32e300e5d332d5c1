import type { Seq } from "../contract/actor.ts";
import type { ChatMessage, ChatToolCall } from "../contract/chat-message.ts";
import { InputError } from "../contract/errors.ts";
import type { ExactJson } from "../contract/json.ts";
import type { Event, ParsedArguments, Trajectory } from "../contract/trajectory.ts";
import { isExactObject, isTruthy, parseExact, printExact, toJson } from "../exact-json/index.ts";
import { callStatusOf } from "./call-status-of.ts";

/** What a transcript tells of itself. */
type Conversation = Pick<Trajectory, "format" | "liveFrom" | "events" | "ending">;

/** A transcript made elsewhere, and where it comes from. */
export type ImportedTranscript<Origin> = {
  transcript: readonly ChatMessage[];
  /** Messages of an earlier conversation that it begins with, after its instructions. */
  prior: number;
  origin: Origin;
};

/**
 * A chat transcript as a trajectory, so that it can be graded under any profile. The graded conversation begins after
 * the system message, if there is one, and the case's prior messages. Results belong to calls by id, else to the
 * first call of the latest reply that has none. Nothing is known of times, effects and model calls: times are 0, the others absent. How a
 * call ended is read from its result.
 *
 * @throws InputError, naming the message, for what no trajectory can hold: a result without a call, content that is
 *   not text, or fewer messages than the case has prior ones.
 */
export function fromChatTranscript<Origin extends object>({
  transcript,
  prior,
  origin,
}: ImportedTranscript<Origin>): Origin & Conversation {
  const system = transcript[0] !== undefined && isInstruction(transcript[0]) ? 1 : 0;
  const liveStart = system + prior;
  if (transcript.length < liveStart) {
    const problem = `the case has ${prior} prior messages, the transcript is shorter`;
    throw new InputError([{ problem, remedy: "Give the whole conversation, prior messages included." }]);
  }
  const log = new TranscriptReader();
  let liveFrom: Seq | undefined;
  for (const [index, message] of transcript.entries()) {
    if (index === liveStart) liveFrom = log.events.length;
    log.read(message, index);
  }
  return {
    ...origin,
    format: 1,
    liveFrom: liveFrom ?? log.events.length,
    events: log.events,
    ending: endingOf(transcript.at(-1)),
  };
}

function endingOf(last: ChatMessage | undefined): Trajectory["ending"] {
  const answered =
    last?.role === "assistant" && isTruthy(last.content) && (last.tool_calls?.length ?? 0) === 0;
  return answered ? { type: "completed" } : { type: "no-reply", by: "agent" };
}

function isInstruction({ role }: ChatMessage): boolean {
  return role === "system" || role === "developer";
}

type WithoutPlace<T> = T extends unknown ? Omit<T, "seq" | "atMs"> : never;
type OpenCall = { seq: Seq; reply: number; callId: string; readable: boolean };

/** Turns messages into events, one after the other, and remembers which calls have no result yet. */
class TranscriptReader {
  readonly events: Event[] = [];
  #open: OpenCall[] = [];
  #replies = 0;

  read(message: ChatMessage, index: number): void {
    const place = `[${index}]`;
    switch (message.role) {
      case "system":
      case "developer":
        this.#add({ type: "instructions", to: "agent", text: textIn(message, place) });
        break;
      case "user": {
        const text = textIn(message, place);
        this.#add({ type: "message", by: "caller", reply: this.#replies++, text, placement: "alone" });
        break;
      }
      case "assistant":
        this.#readReply(message, place);
        break;
      case "tool":
      case "function":
        this.#readResult(message, place);
        break;
    }
  }

  #readReply(message: ChatMessage, place: string): void {
    const reply = this.#replies++;
    const calls = message.tool_calls ?? [];
    const text = textIn(message, place);
    const thought = reasoningIn(message);
    if (text !== "") {
      const placement = calls.length > 0 ? "beside-calls" : "alone";
      this.#add({ type: "message", by: "agent", reply, text, placement, ...thought });
    } else if (calls.length === 0) {
      this.#add({ type: "empty-reply", by: "agent", reply });
    }
    for (const [index, call] of calls.entries()) {
      this.#readCall(call, reply, text === "" && index === 0 ? thought : {});
    }
  }

  #readCall(call: ChatToolCall, reply: number, thought: { reasoning?: string }): void {
    const { name: tool, arguments: given } = call.function;
    const parsed = parsedArguments(given);
    const seq = this.#add({
      type: "tool-call",
      by: "agent",
      reply,
      callId: call.id,
      tool,
      rawArguments: typeof given === "string" ? given : printExact(given),
      arguments: parsed,
      ...thought,
    });
    this.#open.push({ seq, reply, callId: call.id, readable: parsed.ok });
  }

  #readResult(message: ChatMessage, place: string): void {
    const named = this.#open.filter(({ callId }) => callId === message.tool_call_id);
    const call = nextOf(named) ?? nextOf(this.#open);
    if (call === undefined) {
      const value = message.tool_call_id;
      throw new InputError([{ path: place, value, problem: "a tool result without a call before it" }]);
    }
    this.#open = this.#open.filter((each) => each !== call);
    const text = textIn(message, place);
    const status = call.readable ? callStatusOf(text) : "malformed-arguments";
    this.#add({ type: "tool-result", to: "agent", call: call.seq, status, text });
  }

  #add(event: WithoutPlace<Event>): Seq {
    const seq = this.events.length;
    this.events.push({ seq, atMs: 0, ...event });
    return seq;
  }
}

/** The call whose result comes next: the first of the latest reply, as ids may repeat from reply to reply. */
function nextOf(open: readonly OpenCall[]): OpenCall | undefined {
  const latest = open.at(-1)?.reply;
  return open.find(({ reply }) => reply === latest);
}

/** A message's text; content in parts is joined, no content is no text. */
function textIn({ content }: ChatMessage, place: string): string {
  if (content === undefined || content === null) return "";
  if (typeof content === "string") return content;
  const parts = Array.isArray(content) ? content.map(textOfPart) : [undefined];
  if (parts.every((part) => part !== undefined)) return parts.join("");
  throw new InputError([{ path: `${place}.content`, value: content, problem: "expected text" }]);
}

function textOfPart(part: ExactJson): string | undefined {
  if (!isExactObject(part) || part["type"] !== "text") return undefined;
  return typeof part["text"] === "string" ? part["text"] : undefined;
}

function reasoningIn({ reasoning }: ChatMessage): { reasoning?: string } {
  if (!isTruthy(reasoning) || reasoning === undefined) return {};
  return { reasoning: typeof reasoning === "string" ? reasoning : printExact(reasoning) };
}

/**
 * Text is what chat APIs send on the wire and is read as JSON. No text, null and an empty list are no arguments, as in
 * the public form.
 */
function parsedArguments(given: ExactJson): ParsedArguments {
  let value = given;
  if (typeof given === "string") {
    try {
      value = given.trim() === "" ? {} : parseExact(given);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return { ok: false, problem: `not JSON: ${error.message}` };
    }
  }
  if (isExactObject(value)) return { ok: true, value: toJson(value) };
  if (!isTruthy(value)) return { ok: true, value: {} };
  return { ok: false, problem: "a JSON object was expected" };
}
