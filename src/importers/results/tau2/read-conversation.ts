import type { Seq, Side } from "../../../contract/actor.ts";
import { InputError } from "../../../contract/errors.ts";
import type { ExactJson, ExactObject } from "../../../contract/json.ts";
import type { Tau2Answer, Tau2Message, Tau2Said } from "../../../contract/tau2-results.ts";
import type { Event } from "../../../contract/trajectory.ts";
import { fieldOf, isExactObject, printExact, toJson } from "../../../exact-json/index.ts";
import { callStatusOf } from "../../../transcripts/call-status-of.ts";
import { modelCallOf } from "./model-call-of.ts";
import { msOf } from "../times.ts";

/** A message with its numbers as they are written, and what its side said with it where that is not its content. */
export type MessageToRead = { message: Tau2Message; exact: ExactJson; words?: string | undefined };

type Setting = {
  startedMs: number;
  /** What the agent was told. */
  policy: string;
  /** Messages that were there before this conversation began. */
  history: number;
  /** Which model spoke for each side; left out where none did. */
  models: Partial<Record<Side, string>>;
};

/**
 * A public conversation as events.
 *
 * @throws InputError for an answer to no call, naming the message.
 */
export function readConversation(
  messages: readonly MessageToRead[],
  setting: Setting,
): { events: Event[]; liveFrom: Seq } {
  const reader = new ConversationReader(setting);
  let liveFrom: Seq | undefined;
  for (const [index, each] of messages.entries()) {
    if (index === setting.history) liveFrom = reader.events.length;
    reader.read(each, `messages[${index}]`, index >= setting.history);
  }
  return { events: reader.events, liveFrom: liveFrom ?? reader.events.length };
}

type WithoutPlace<T> = T extends unknown ? Omit<T, "seq" | "atMs"> : never;
type OpenCall = { seq: Seq; by: Side; reply: number; id: string };

class ConversationReader {
  readonly events: Event[] = [];
  readonly #setting: Setting;
  #open: OpenCall[] = [];
  #replies = 0;
  #atMs = 0;
  #modelCalls: Record<Side, number> = { agent: 0, caller: 0 };

  constructor(setting: Setting) {
    this.#setting = setting;
    if (setting.policy !== "") this.#add({ type: "instructions", to: "agent", text: setting.policy });
  }

  read({ message, exact, words }: MessageToRead, place: string, isLive: boolean): void {
    if ("tool_messages" in message) {
      for (const answer of message.tool_messages) this.#answer(answer, place);
      return;
    }
    const before = this.#atMs;
    this.#moveTo(message.timestamp);
    if (message.role === "tool") this.#answer(message, place);
    else if (message.role === "system") {
      this.#add({ type: "instructions", to: "agent", text: message.content ?? "" });
    } else {
      if (isLive) this.#modelCall(message, this.#atMs - before);
      this.#say(message, exact, words);
    }
  }

  #say(message: Tau2Said, exact: ExactJson, words: string | undefined): void {
    const by = message.role === "assistant" ? "agent" : "caller";
    const calls = message.tool_calls ?? [];
    const text = words ?? message.content ?? "";
    // Whose last message was a token alone has only left.
    if (words === "") return;
    const reply = this.#replies++;
    if (text.trim() !== "") {
      const placement = calls.length > 0 ? "beside-calls" : "alone";
      this.#add({ type: "message", by, reply, text, placement });
    } else if (calls.length === 0) {
      this.#add({ type: "empty-reply", by, reply });
    }
    for (const [index, { id, name }] of calls.entries()) {
      const given = argumentsIn(exact, index);
      const seq = this.#add({
        type: "tool-call",
        by,
        reply,
        callId: id,
        tool: name,
        rawArguments: printExact(given),
        arguments: { ok: true, value: toJson(given) },
      });
      this.#open.push({ seq, by, reply, id });
    }
  }

  /** Ids may be missing or repeat: then the first call of its side's latest reply is the next to be answered. */
  #answer({ id, requestor, content, error, timestamp }: Tau2Answer, place: string): void {
    this.#moveTo(timestamp);
    const to = requestor === "assistant" ? "agent" : "caller";
    const own = this.#open.filter(({ by }) => by === to);
    const latest = own.filter(({ reply }) => reply === own.at(-1)?.reply);
    const call = latest.find((each) => each.id === id) ?? own.find((each) => each.id === id) ?? latest[0];
    if (call === undefined) {
      throw new InputError([{ path: place, value: id, problem: "an answer without a call before it" }]);
    }
    this.#open = this.#open.filter((each) => each !== call);
    const text = content ?? "";
    const status = error || REFUSED.test(text) ? "refused" : callStatusOf(text);
    this.#add({ type: "tool-result", to, call: call.seq, status, text });
  }

  #modelCall(message: Tau2Said, waitedMs: number): void {
    const by = message.role === "assistant" ? "agent" : "caller";
    const model = this.#setting.models[by];
    const record =
      model === undefined
        ? undefined
        : modelCallOf(message, { role: by, model, waitedMs, index: this.#modelCalls[by] });
    if (record === undefined) return;
    this.#modelCalls[by] += 1;
    this.#add({ type: "model-call", by, record });
  }

  #moveTo(timestamp: string | null | undefined): void {
    const ms = typeof timestamp === "string" ? msOf(timestamp) : undefined;
    if (ms !== undefined) this.#atMs = Math.max(0, ms - this.#setting.startedMs);
  }

  #add(event: WithoutPlace<Event>): Seq {
    const seq = this.events.length;
    this.events.push({ seq, atMs: this.#atMs, ...event });
    return seq;
  }
}

/** How the tools of the public bank begin when they did nothing. */
const REFUSED = /^(?:Error|Failed)\b/;

function argumentsIn(message: ExactJson, index: number): ExactObject {
  const calls = isExactObject(message) ? fieldOf(message, "tool_calls") : undefined;
  const call = Array.isArray(calls) ? calls[index] : undefined;
  const given = isExactObject(call) ? fieldOf(call, "arguments") : undefined;
  return isExactObject(given) ? given : {};
}
