import { randomUUID } from "node:crypto";
import { NOBODY_CAME, type HookUp } from "../../contract/hook-up.ts";
import { ParticipantFault } from "../../contract/errors.ts";
import type { ModelMessage } from "../../contract/model.ts";
import type {
  BankAddress,
  BankDoor,
  BankHost,
  Move,
  Participant,
  View,
  World,
} from "../../contract/ports.ts";
import { withoutSecrets } from "../../models/redact.ts";
import { DEFAULT_ANSWER_MB } from "./agent-file.ts";
import type { AgentAdapter, AgentReply, BankAccess, ChatLine, Conversation } from "./conversation.ts";

/** An agent outside our loop, for one episode. */
export type AdapterAgent = {
  adapter: AgentAdapter;
  world: Pick<World, "instructions" | "prior" | "context" | "opening">;
  host: BankHost;
  /** Names the episode in records of what the bank turned away. */
  episode: string;
  /** Whether it knows the bank's tools only if it asks for them. */
  asksForTools: boolean;
  /** Longest that one answer may take. */
  answerMs: number;
  /** Longest text of an answer, in megabytes. */
  answerMb?: number | undefined;
  /** W3C trace context of the episode, where it is traced. */
  traceparent?: string | undefined;
};

/** Longest that hanging up may take. */
const HANG_UP_MS = 5000;

/**
 * Lets an agent that lives elsewhere take part in an episode: it hears what the caller says, acts on the bank through its
 * door or address while it is its turn, and answers. It keeps its own memory and its own tool loop.
 */
export function adapterAgent(setting: AdapterAgent): Participant {
  return new OutsideAgent(setting);
}

class OutsideAgent implements Participant {
  readonly #setting: AdapterAgent;
  readonly #conversation: Conversation;
  readonly #history: ChatLine[];
  #address: BankAddress | undefined;
  #turns = 0;
  /** Messages of the view that the agent has been told of. */
  #heard: number;

  constructor(setting: AdapterAgent) {
    const { adapter, world, traceparent } = setting;
    const { instructions, prior, context = {} } = world;
    this.#setting = setting;
    this.#history = prior.flatMap(chatLine);
    this.#heard = prior.length + (instructions.agent === undefined ? 0 : 1);
    this.#conversation = adapter.converse({
      session: randomUUID(),
      instructions: instructions.agent,
      context,
      history: [...this.#history],
      ...(traceparent === undefined ? {} : { traceparent }),
    });
  }

  async move({ messages }: View, signal: AbortSignal, door: BankDoor): Promise<Move> {
    const news = messages.slice(this.#heard);
    const said = news.flatMap((message) => (message.role === "user" ? [message.text] : []));
    this.#heard = messages.length;
    if (this.#turns === 0) this.#history.push(...news.flatMap(greetingLine));
    const opens = this.#turns === 0 && this.#setting.world.opening === "agent";
    // Asked again after silence: it has heard all there is, and has nothing to say.
    if (said.length === 0 && !opens) return { type: "reply", text: null, calls: [] };
    const message = said.length === 0 ? undefined : said.join("\n\n");
    this.#turns += 1;
    this.#address?.serve(door);
    const turn = {
      number: this.#turns,
      message,
      history: [...this.#history],
      door,
      bank: () => this.#access(door),
    };
    const { text, leaves } = this.#withoutSecrets(
      this.#withinBounds(
        await inTime(this.#setting.answerMs, signal, (limited) => this.#conversation.send(turn, limited)),
      ),
    );
    if (message !== undefined) this.#history.push({ role: "user", content: message });
    this.#history.push({ role: "assistant", content: text });
    if (leaves !== undefined && text.trim() === "") return { type: "leave", ...leaves };
    return { type: "reply", text, calls: [], ...(leaves === undefined ? {} : { leaves }) };
  }

  hookUp(): HookUp | undefined {
    return this.#setting.asksForTools ? (this.#address?.seen ?? NOBODY_CAME) : undefined;
  }

  async end(): Promise<void> {
    // However badly an agent takes the hang-up, the episode is over.
    await inTime(HANG_UP_MS, undefined, (limited) => this.#conversation.end(limited)).catch(() => undefined);
    await this.#address?.[Symbol.asyncDispose]();
  }

  #withinBounds(reply: AgentReply): AgentReply {
    const { answerMb = DEFAULT_ANSWER_MB } = this.#setting;
    if (reply.text.length <= answerMb * 2 ** 20) return reply;
    throw new ParticipantFault("agent", "fault", `the answer is longer than ${answerMb} MB (maxAnswerMb)`);
  }

  #withoutSecrets({ text, leaves }: AgentReply): AgentReply {
    const clean = (words: string): string => withoutSecrets(words, this.#setting.adapter.secrets);
    if (leaves === undefined) return { text: clean(text) };
    const { reason } = leaves;
    return { text: clean(text), leaves: reason === undefined ? {} : { reason: clean(reason) } };
  }

  #access(door: BankDoor): BankAccess {
    if (this.#address === undefined) {
      this.#address = this.#setting.host.open(this.#setting.episode);
      this.#address.serve(door);
    }
    const { url, stdio } = this.#address;
    return { mcp: url, stdio };
  }
}

/** Waits no longer than it may, whether or not the work heeds its signal. */
async function inTime<T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new ParticipantFault("agent", "fault", `no answer within ${ms / 1000} s`);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(late), ms);
  const limited = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  const aborted = Promise.withResolvers<never>();
  limited.addEventListener("abort", () => aborted.reject(limited.reason), { once: true });
  try {
    return await Promise.race([work(limited), aborted.promise]);
  } finally {
    clearTimeout(timer);
    aborted.promise.catch(() => undefined);
    // Whatever the work still does, its answer is no longer waited for.
    stop.abort();
  }
}

/** What the bank said in the agent's name before anybody spoke. */
function greetingLine(message: ModelMessage): ChatLine[] {
  return message.role === "assistant" ? chatLine(message) : [];
}

function chatLine(message: ModelMessage): ChatLine[] {
  switch (message.role) {
    case "system":
      return [];
    case "user":
      return [{ role: "user", content: message.text }];
    case "tool":
      return [{ role: "tool", tool_call_id: message.callId, content: message.text }];
    case "assistant": {
      const calls = message.calls.map(({ id, tool, rawArguments }) => ({
        id,
        type: "function" as const,
        function: { name: tool, arguments: rawArguments },
      }));
      return [
        { role: "assistant", content: message.text, ...(calls.length === 0 ? {} : { tool_calls: calls }) },
      ];
    }
  }
}
