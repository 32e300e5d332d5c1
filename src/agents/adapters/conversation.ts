import type { JsonObject } from "../../contract/json.ts";
import type { BankDoor } from "../../contract/ports.ts";

/** A message of a conversation in the widely known chat-completions form. */
export type ChatLine =
  | { role: "system" | "user"; content: string }
  | {
      role: "assistant";
      content: string | null;
      tool_calls?: { id: string; type: "function"; function: { name: string; arguments: string } }[];
    }
  | { role: "tool"; tool_call_id: string; content: string };

/** What an agent may know before the first word. Nothing of it names the scenario. */
export type Opening = {
  /** Names this conversation; made up for it. */
  session: string;
  /** What our own loop would tell a model. An agent with instructions of its own need not look at it. */
  instructions: string | undefined;
  /** What the bank's channel knows: the time, who has signed in. */
  context: JsonObject;
  /** An earlier conversation with this customer. */
  history: readonly ChatLine[];
  /** W3C trace context of the conversation, where the run is traced: an agent's own spans join it. */
  traceparent?: string;
};

/** The header by which an agent behind HTTP learns of the trace, where there is one. */
export function traceHeader({ traceparent }: Pick<Opening, "traceparent">): Record<string, string> {
  return traceparent === undefined ? {} : { traceparent };
}

/** Where an agent outside this process reaches the bank of its conversation. */
export type BankAccess = {
  mcp: string;
  stdio: { command: string; args: readonly string[] };
};

/** The caller has spoken and the agent is to answer. */
export type Turn = {
  /** From 1. */
  number: number;
  /** What the caller said; `undefined` where the agent is to speak first. */
  message: string | undefined;
  /** All that was said before, the earlier conversation included. */
  history: readonly ChatLine[];
  /** The bank, for what runs in this process. */
  door: BankDoor;
  /** The bank, for what runs elsewhere; the address is made when it is first asked for. */
  bank(): BankAccess;
};

/** What the agent answered. `leaves`: it ends the conversation once this has been said. */
export type AgentReply = { text: string; leaves?: { reason?: string } };

/** One conversation with an agent. */
export interface Conversation {
  /**
   * @returns The whole answer, put together where it came in pieces.
   * @throws ParticipantFault where there is none; RunStopper where no other conversation would fare better; the
   *   signal's reason once it is aborted.
   */
  send(turn: Turn, signal: AbortSignal): Promise<AgentReply>;
  /** Hangs up and lets go of everything. Called once, also when the agent is in the middle of an answer. */
  end(signal: AbortSignal): Promise<void>;
}

/** A way of talking to agents that live outside our loop. Conversations are independent of each other. */
export interface AgentAdapter extends AsyncDisposable {
  /** What the agent is given to let us in. An agent that repeats it must not bring it into the record. */
  readonly secrets: readonly string[];
  converse(opening: Opening): Conversation;
}
