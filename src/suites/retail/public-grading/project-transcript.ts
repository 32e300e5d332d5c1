import type { Seq } from "../../../contract/actor.ts";
import type { ChatMessage, ChatToolCall } from "../../../contract/chat-message.ts";
import type { ExactJson } from "../../../contract/json.ts";
import type { Event, EventOf, Trajectory } from "../../../contract/trajectory.ts";
import { parseExact } from "../../../exact-json/index.ts";

export type ProjectionOptions = {
  /** Text that came in one reply with tool calls. The public harness drops it; earlier messages keep theirs. */
  besideCalls: "drop" | "keep";
  /** Argument text that is no JSON: kept as a string, or read as `{}`, as the public harness does. */
  unreadableArguments: "as-text" | "as-empty";
};

/** A message of the public form and the events it was made from; `calls` has one event for each of its tool calls. */
export type ProjectedMessage = { message: ChatMessage; seqs: readonly Seq[]; calls: readonly Seq[] };

/** A conversation as the agent had it, in the public form; the graded part begins at index `liveStart`. */
export type Projection = { messages: readonly ProjectedMessage[]; liveStart: number };

type Draft = { message: ChatMessage; seqs: Seq[]; calls: Seq[] };

/**
 * A trajectory as a chat transcript of the public form (section 5): the agent's instructions as system message, then
 * earlier messages, then the conversation. The calls of one reply stand in one message, their results after it. Where
 * the agent had no instructions the system message is empty, because the public form counts from it.
 */
export function projectTranscript(trajectory: Trajectory, options: ProjectionOptions): Projection {
  const drafts: Draft[] = [];
  const replies = new Map<number, Draft>();
  for (const event of trajectory.events) {
    const keepsText = options.besideCalls === "keep" || event.seq < trajectory.liveFrom;
    if (event.type === "tool-call" || (event.type === "message" && event.placement === "beside-calls")) {
      if (event.by !== "agent") continue;
      const draft = replies.get(event.reply) ?? addTo(drafts, { role: "assistant", content: null });
      replies.set(event.reply, draft);
      addToReply(draft, event, { ...options, keepsText });
      continue;
    }
    const message = wholeMessage(event, trajectory);
    if (message !== undefined) addTo(drafts, message).seqs.push(event.seq);
  }
  if (drafts[0]?.message.role !== "system") {
    drafts.unshift({ message: { role: "system", content: "" }, seqs: [], calls: [] });
  }
  const isEarlier = ({ seqs }: Draft): boolean => seqs.every((seq) => seq < trajectory.liveFrom);
  const live = drafts.findIndex((draft) => !isEarlier(draft));
  return { messages: drafts, liveStart: live === -1 ? drafts.length : live };
}

function addTo(drafts: Draft[], message: ChatMessage): Draft {
  const draft: Draft = { message, seqs: [], calls: [] };
  drafts.push(draft);
  return draft;
}

/** Adds one part of a reply with tool calls: its text, or a call. */
function addToReply(
  draft: Draft,
  event: EventOf<"message"> | EventOf<"tool-call">,
  options: Pick<ProjectionOptions, "unreadableArguments"> & { keepsText: boolean },
): void {
  draft.seqs.push(event.seq);
  if (event.reasoning !== undefined) draft.message.reasoning ??= event.reasoning;
  if (event.type === "message") {
    if (options.keepsText) draft.message.content = event.text;
    return;
  }
  draft.calls.push(event.seq);
  const call: ChatToolCall = {
    id: event.callId,
    type: "function",
    function: {
      name: event.tool,
      arguments: readArguments(event.rawArguments, options.unreadableArguments),
    },
  };
  draft.message.tool_calls = [...(draft.message.tool_calls ?? []), call];
}

/** A message that one event makes by itself, as the agent sees it; `undefined` for what the agent never sees. */
function wholeMessage(event: Event, { events }: Trajectory): ChatMessage | undefined {
  switch (event.type) {
    case "instructions":
      return event.to === "agent" ? { role: "system", content: event.text } : undefined;
    case "message": {
      const { by, text: content, reasoning } = event;
      if (by === "caller") return { role: "user", content };
      return { role: "assistant", content, ...(reasoning === undefined ? {} : { reasoning }) };
    }
    case "empty-reply":
      return event.by === "agent" ? { role: "assistant", content: null } : undefined;
    case "tool-result": {
      const call = events[event.call];
      if (event.to !== "agent" || call?.type !== "tool-call") return undefined;
      return { role: "tool", tool_call_id: call.callId, content: event.text };
    }
    case "tool-call":
    case "effect":
    case "guard":
    case "model-call":
      return undefined;
  }
}

/** A call without argument text is a call without arguments. */
function readArguments(raw: string, unreadable: ProjectionOptions["unreadableArguments"]): ExactJson {
  if (raw.trim() === "") return {};
  try {
    return parseExact(raw);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return unreadable === "as-text" ? raw : {};
  }
}
