import { ParticipantFault } from "../../contract/errors.ts";
import type { JsonObject } from "../../contract/json.ts";
import type { BankDocument } from "../../contract/ports.ts";
import type { ToolSpec } from "../../contract/tool.ts";
import type { CallStatus } from "../../contract/trajectory.ts";
import {
  traceHeader,
  type AgentAdapter,
  type AgentReply,
  type BankAccess,
  type ChatLine,
  type Conversation,
  type Opening,
  type Turn,
} from "./conversation.ts";

/** The bank as an agent function acts on it. Calls are recorded, and graded, in the order in which they are made. */
export type AgentBank = {
  /** Tools that may be called now, with JSON Schema for their arguments. */
  tools(): readonly ToolSpec[];
  /** `ok` is true when it was done; whatever the bank answered is in `text`. */
  call(tool: string, args?: JsonObject | string): Promise<{ ok: boolean; status: CallStatus; text: string }>;
  /** Documents that may be read in full. */
  documents(): readonly Omit<BankDocument, "text">[];
  read(document: string): Promise<{ ok: boolean; text: string }>;
  /** The same bank for other processes: an MCP address. */
  access(): BankAccess;
};

/** What an agent function is given beside what the customer said. */
export type AgentTurn<State> = {
  /** What `start` returned for this conversation. */
  state: State;
  /** From 1. */
  number: number;
  /** All that was said before, in chat-completions form, an earlier conversation included. */
  history: readonly ChatLine[];
  instructions: string | undefined;
  context: JsonObject;
  bank: AgentBank;
  /** W3C trace context of the conversation, where the run is traced: start your own spans under it. */
  traceparent?: string;
  /** Aborted when the answer is no longer waited for. */
  signal: AbortSignal;
};

/** An answer: words, or words and that the agent hangs up after them. */
export type AgentAnswer = string | { text: string; leaves?: boolean | string };

/** An agent as code. */
export type AgentDefinition<State = undefined> = {
  /** Begins a conversation; its result is handed to every `reply` of it. */
  start?(opening: Opening): State | Promise<State>;
  /** Answers what the customer said; an empty text where the agent is to speak first. */
  reply(message: string, turn: AgentTurn<State>): AgentAnswer | Promise<AgentAnswer>;
  end?(state: State): void | Promise<void>;
};

/** An agent whose conversations have forgotten their type: what adapters play. */
export type Agent = { readonly converse: (opening: Opening) => Conversation };

/**
 * Makes a TypeScript function testable as an agent.
 *
 * ```ts
 * export const agent = defineAgent({
 *   async reply(message, { bank }) {
 *     const { text } = await bank.call("get_balance", { account_id: "A1" });
 *     return `You asked: ${message}. ${text}`;
 *   },
 * });
 * ```
 */
export function defineAgent<State = undefined>(definition: AgentDefinition<State>): Agent {
  return { converse: (opening) => new FunctionConversation(definition, opening) };
}

/** Whether a value came out of {@link defineAgent}. */
export function isAgent(value: unknown): value is Agent {
  return (
    typeof value === "object" && value !== null && "converse" in value && typeof value.converse === "function"
  );
}

export function functionAdapter(agent: Agent): AgentAdapter {
  return {
    secrets: [],
    converse: (opening) => agent.converse(opening),
    async [Symbol.asyncDispose]() {},
  };
}

class FunctionConversation<State> implements Conversation {
  readonly #definition: AgentDefinition<State>;
  readonly #opening: Opening;
  #state: Promise<State> | undefined;

  constructor(definition: AgentDefinition<State>, opening: Opening) {
    this.#definition = definition;
    this.#opening = opening;
  }

  async send(turn: Turn, signal: AbortSignal): Promise<AgentReply> {
    const { number, history, message = "" } = turn;
    const { instructions, context } = this.#opening;
    try {
      const state = await (this.#state ??= this.#start());
      const bank = bankOf(turn);
      const traced = traceHeader(this.#opening);
      const given = { state, number, history, instructions, context, bank, ...traced, signal };
      return asReply(await this.#definition.reply(message, given));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ParticipantFault) throw error;
      const what = error instanceof Error ? firstLines(error.stack ?? error.message) : String(error);
      throw new ParticipantFault("agent", "fault", `the agent function threw: ${what}`);
    }
  }

  async end(): Promise<void> {
    if (this.#state !== undefined) await this.#definition.end?.(await this.#state);
  }

  async #start(): Promise<State> {
    // Without `start` the state is `undefined`, which is what the type says then.
    return (await this.#definition.start?.(this.#opening)) as State;
  }
}

function bankOf(turn: Turn): AgentBank {
  const { door } = turn;
  return {
    tools: () => door.tools(),
    async call(tool, args = {}) {
      const rawArguments = typeof args === "string" ? args : JSON.stringify(args);
      const answer = await door.call({ tool, rawArguments });
      if (answer.type === "shut") return { ok: false, status: "refused", text: answer.text };
      return { ok: answer.status === "done", status: answer.status, text: answer.text };
    },
    documents: () => door.documents().map(({ id, title }) => ({ id, title })),
    async read(document) {
      const answer = await door.read(document);
      return { ok: answer.type === "answered" && answer.status === "done", text: answer.text };
    },
    access: () => turn.bank(),
  };
}

/** What was thrown, and where. */
function firstLines(stack: string): string {
  return stack
    .split("\n")
    .slice(0, 2)
    .map((line) => line.trim())
    .join(" ");
}

function asReply(answer: unknown): AgentReply {
  if (typeof answer === "string") return { text: answer };
  if (typeof answer === "object" && answer !== null && "text" in answer && typeof answer.text === "string") {
    const leaves = "leaves" in answer ? answer.leaves : undefined;
    if (leaves === undefined || leaves === false) return { text: answer.text };
    return { text: answer.text, leaves: typeof leaves === "string" ? { reason: leaves } : {} };
  }
  throw new ParticipantFault("agent", "fault", "the agent function returned neither a text nor { text }");
}
