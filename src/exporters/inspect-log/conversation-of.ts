import type { Seq, Side } from "../../contract/actor.ts";
import type { Event, EventOf, Trajectory } from "../../contract/trajectory.ts";
import { GuardActs } from "./guard-acts.ts";
import type { AssistantMessage, LoggedCall, LoggedMessage, LoggedToolError } from "./message-format.ts";

/** A conversation as one side had it: what it was told, said and heard, and its own calls with their results. */
export type Conversation = {
  messages: LoggedMessage[];
  /** The message that an event is part of, by the event's place. */
  messageOf: ReadonlyMap<Seq, number>;
};

/** @param model The name that stands beside the side's own messages. */
export function conversationOf(trajectory: Trajectory, side: Side, model: string): Conversation {
  const writer = new ConversationWriter(trajectory, side, model);
  for (const event of trajectory.events) writer.add(event);
  return { messages: writer.messages, messageOf: writer.messageOf };
}

class ConversationWriter {
  readonly messages: LoggedMessage[] = [];
  readonly messageOf = new Map<Seq, number>();
  readonly #replies = new Map<number, AssistantMessage>();
  readonly #guarded: GuardActs;
  readonly #trajectory: Trajectory;
  readonly #side: Side;
  readonly #model: string;

  constructor(trajectory: Trajectory, side: Side, model: string) {
    this.#guarded = new GuardActs(trajectory);
    this.#trajectory = trajectory;
    this.#side = side;
    this.#model = model;
  }

  add(event: Event): void {
    switch (event.type) {
      case "instructions":
        if (event.to === this.#side) this.#push(event.seq, { role: "system", content: event.text });
        return;
      case "message":
        if (event.by === this.#side) return this.#said(event);
        return this.#push(event.seq, { role: "user", content: event.text });
      case "tool-call":
        if (event.by === this.#side) this.#called(event);
        return;
      case "tool-result":
        if (event.to === this.#side) this.#answered(event);
        return;
      case "empty-reply":
        if (event.by === this.#side) this.#reply(event);
        return;
      case "effect":
      case "guard":
      case "model-call":
        return;
    }
  }

  #said(event: EventOf<"message">): void {
    const message = this.#reply(event);
    const text = this.#guarded.said(event);
    const { reasoning } = event;
    message.content = reasoning === undefined ? withText(message.content, text) : thought(reasoning, text);
  }

  #called(event: EventOf<"tool-call">): void {
    const message = this.#reply(event);
    message.tool_calls = [...(message.tool_calls ?? []), loggedCall(event, this.#guarded.asked(event))];
    if (event.reasoning === undefined || message.content !== "") return;
    message.content = [{ type: "reasoning", reasoning: event.reasoning, redacted: false }];
  }

  #answered({ seq, call, status, text }: EventOf<"tool-result">): void {
    const asked = this.#trajectory.events[call];
    if (asked?.type !== "tool-call") return;
    const error = toolError(status, text, this.#guarded.denied(call));
    this.#push(seq, {
      role: "tool",
      content: text,
      tool_call_id: asked.callId,
      function: asked.tool,
      ...(error === undefined ? {} : { error }),
    });
  }

  /** The message of this reply, which is begun with its first event. */
  #reply({ seq, reply }: { seq: Seq; reply: number }): AssistantMessage {
    const begun = this.#replies.get(reply);
    if (begun !== undefined) {
      this.messageOf.set(seq, this.messages.indexOf(begun));
      return begun;
    }
    const id = messageId(this.#side, seq);
    const message: AssistantMessage = {
      role: "assistant",
      id,
      content: "",
      source: "generate",
      model: this.#model,
    };
    this.#replies.set(reply, message);
    this.messageOf.set(seq, this.messages.push(message) - 1);
    return message;
  }

  #push(
    seq: Seq,
    message:
      | { role: "system" | "user"; content: string }
      | Omit<Extract<LoggedMessage, { role: "tool" }>, "id">,
  ): void {
    const id = messageId(this.#side, seq);
    const whole: LoggedMessage =
      message.role === "tool"
        ? { id, ...message }
        : { role: message.role, id, content: message.content, source: "input" };
    this.messageOf.set(seq, this.messages.push(whole) - 1);
  }
}

/** Names a message of a side's conversation by the event that began it. */
export function messageId(side: Side, seq: Seq): string {
  return `${side}-${seq}`;
}

function withText(content: AssistantMessage["content"], text: string): AssistantMessage["content"] {
  return typeof content === "string" ? text : [...content, { type: "text", text }];
}

function thought(reasoning: string, text: string): AssistantMessage["content"] {
  return [
    { type: "reasoning", reasoning, redacted: false },
    { type: "text", text },
  ];
}

/** A call as its side made it. */
export function loggedCall(
  { callId, tool }: Pick<EventOf<"tool-call">, "callId" | "tool">,
  { raw, arguments: parsed }: ReturnType<GuardActs["asked"]>,
): LoggedCall {
  const call = { id: callId, type: "function", function: tool } as const;
  if (parsed.ok) return { ...call, arguments: parsed.value };
  return { ...call, arguments: {}, parse_error: `${parsed.problem}: ${raw}` };
}

/** What Inspect calls an error of a tool: whatever kept a call from its effect. */
export function toolError(
  status: EventOf<"tool-result">["status"],
  text: string,
  denied: boolean,
): LoggedToolError | undefined {
  if (denied) return { type: "approval", message: text };
  switch (status) {
    case "done":
      return undefined;
    case "refused":
    case "out-of-turn":
      return { type: "unknown", message: text };
    case "schema-error":
    case "malformed-arguments":
    case "unknown-tool":
      return { type: "parsing", message: text };
  }
}
