import type { ModelMessage, ModelReply } from "../contract/model.ts";
import type { Side } from "../contract/actor.ts";
import type { Event, EventOf } from "../contract/trajectory.ts";
import { redact } from "../models/redact.ts";

/** Messages in the form of the conventions, as JSON: attributes hold no nested values everywhere yet. */

type Part =
  | { type: "text" | "reasoning"; content: string }
  | { type: "tool_call"; id: string; name: string; arguments: unknown }
  | { type: "tool_call_response"; id: string; response: string };
type Message = { role: "system" | "user" | "assistant" | "tool"; parts: Part[]; finish_reason?: string };

/** Text on its way out. Whatever looks like a key stays here, even if the record has it. */
export function sent(text: string): string {
  return redact(text, []);
}

export function instructionsJson(text: string): string {
  return json([{ type: "text", content: text }]);
}

/** What was said and answered among these events, seen from one side. */
export function messagesJson(events: readonly Event[], all: readonly Event[], seenBy: Side): string {
  const messages: Message[] = [];
  let [reply, parts]: [number, Part[]] = [-1, []];
  for (const event of events) {
    if (event.type === "tool-result" && event.to === seenBy)
      messages.push({ role: "tool", parts: [answerPart(event, all)] });
    if (event.type !== "message" && event.type !== "tool-call") continue;
    if (event.type === "tool-call" && event.by !== seenBy) continue;
    if (event.reply !== reply) {
      [reply, parts] = [event.reply, []];
      messages.push({ role: event.by === seenBy ? "assistant" : "user", parts });
    }
    parts.push(...saidParts(event, event.by === seenBy));
  }
  return json(messages);
}

/** One reply of a side, as the model or agent behind it made it. */
export function outputJson(events: readonly Event[], finish: string): string {
  const parts = events.flatMap((event) =>
    event.type === "message" || event.type === "tool-call" ? saidParts(event, true) : [],
  );
  return json([{ role: "assistant", parts, finish_reason: finish } satisfies Message]);
}

/** What a judge was asked, without its instructions. */
export function requestJson(messages: readonly ModelMessage[]): string {
  const asked = messages.flatMap((message): Message[] => {
    const text = message.role === "system" ? null : message.text;
    if (text === null || message.role === "system") return [];
    return [{ role: message.role, parts: [{ type: "text", content: text }] }];
  });
  return json(asked);
}

export function replyJson({ text, reasoning }: ModelReply, finish: string): string {
  const parts: Part[] = [
    ...(reasoning === undefined ? [] : [{ type: "reasoning" as const, content: reasoning }]),
    ...(text === null ? [] : [{ type: "text" as const, content: text }]),
  ];
  return json([{ role: "assistant", parts, finish_reason: finish } satisfies Message]);
}

function saidParts(event: EventOf<"message"> | EventOf<"tool-call">, own: boolean): Part[] {
  const { reasoning } = event;
  const thought: Part[] = own && reasoning !== undefined ? [{ type: "reasoning", content: reasoning }] : [];
  if (event.type === "message") return [...thought, { type: "text", content: event.text }];
  const { callId: id, tool: name, arguments: parsed, rawArguments } = event;
  return [...thought, { type: "tool_call", id, name, arguments: parsed.ok ? parsed.value : rawArguments }];
}

function answerPart({ call, text }: EventOf<"tool-result">, all: readonly Event[]): Part {
  const asked = all[call];
  const id = asked?.type === "tool-call" ? asked.callId : "";
  return { type: "tool_call_response", id, response: text };
}

function json(value: unknown): string {
  return sent(JSON.stringify(value));
}
