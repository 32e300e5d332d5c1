import type { HookUp } from "../contract/hook-up.ts";
import type { Side } from "../contract/actor.ts";
import type { JsonObject } from "../contract/json.ts";
import type { ModelMessage } from "../contract/model.ts";
import type { Clock, Move, World } from "../contract/ports.ts";
import type { Ending, Event, Trajectory } from "../contract/trajectory.ts";
import { parseArguments } from "./parse-arguments.ts";

type WithoutPlace<T> = T extends unknown ? Omit<T, "seq" | "atMs"> : never;
type Reply = Extract<Move, { type: "reply" }>;

/** What names an episode in its trajectory. */
export type EpisodeIdentity = Pick<
  Trajectory,
  "suite" | "scenario" | "scenarioHash" | "agent" | "trial" | "seed" | "unseen" | "trace"
>;

/** The events of one episode as they happen, and the counter that tells which events came in one reply. */
export class EpisodeLog {
  readonly #identity: EpisodeIdentity;
  readonly #clock: Clock;
  readonly #startedAt: number;
  readonly #events: Event[] = [];
  readonly #liveFrom: number;
  #replies = 0;
  #closed = false;

  constructor(identity: EpisodeIdentity, world: Pick<World, "instructions" | "prior">, clock: Clock) {
    this.#identity = identity;
    this.#clock = clock;
    this.#startedAt = clock.now();
    for (const to of ["agent", "caller"] as const) {
      const text = world.instructions[to];
      if (text !== undefined) this.add({ type: "instructions", to, text });
    }
    for (const message of world.prior) this.#addPrior(message);
    this.#liveFrom = this.#events.length;
  }

  get elapsedMs(): number {
    return this.#clock.now() - this.#startedAt;
  }

  /** Whether the episode is over. What is added then is dropped: a trajectory never changes once it is given out. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Appends an event and returns its place. */
  add(event: WithoutPlace<Event>): number {
    const seq = this.#events.length;
    if (!this.#closed) this.#events.push({ seq, atMs: this.elapsedMs, ...event });
    return seq;
  }

  /** The place of what is added next. */
  get nextSeq(): number {
    return this.#events.length;
  }

  /** From now on a call stands in the record with the arguments with which it ran. */
  amendCall(seq: number, ran: JsonObject): void {
    const event = this.#events[seq];
    if (this.#closed || event?.type !== "tool-call") return;
    this.#events[seq] = {
      ...event,
      rawArguments: JSON.stringify(ran),
      arguments: { ok: true, value: ran },
    };
  }

  nextReply(): number {
    return this.#replies++;
  }

  /** Records a reply's text and calls in order; returns the calls with their places, arguments parsed. */
  addReply(by: Side, reply: number, { text, calls, reasoning }: Reply): LoggedCall[] {
    const placement = calls.length > 0 ? "beside-calls" : "alone";
    const thought = reasoning === undefined ? {} : { reasoning };
    const speaks = text !== null && text !== "";
    if (speaks) this.add({ type: "message", by, reply, text, placement, ...thought });
    return calls.map((call, index) => {
      const parsed = parseArguments(call.rawArguments);
      const seq = this.add({
        type: "tool-call",
        by,
        reply,
        callId: call.id,
        tool: call.tool,
        rawArguments: call.rawArguments,
        arguments: parsed,
        ...(speaks || index > 0 ? {} : thought),
      });
      return { seq, callId: call.id, tool: call.tool, rawArguments: call.rawArguments, parsed };
    });
  }

  close(ending: Ending, hookUp?: HookUp): Trajectory {
    this.#closed = true;
    const { trace } = this.#identity;
    return {
      format: 1,
      ...this.#identity,
      ...(hookUp === undefined ? {} : { hookUp }),
      ...(trace === undefined ? {} : { trace: { ...trace, endedAtMs: this.elapsedMs } }),
      startedAt: new Date(this.#startedAt).toISOString(),
      liveFrom: this.#liveFrom,
      events: this.#events,
      ending,
    };
  }

  #addPrior(message: ModelMessage): void {
    if (message.role === "system") return;
    if (message.role === "user") {
      const reply = this.nextReply();
      this.add({ type: "message", by: "caller", reply, text: message.text, placement: "alone" });
    } else if (message.role === "assistant") {
      this.addReply("agent", this.nextReply(), { type: "reply", text: message.text, calls: message.calls });
    } else {
      const call = this.#events.findLast(
        (event) => event.type === "tool-call" && event.callId === message.callId,
      );
      if (call === undefined) return;
      this.add({ type: "tool-result", to: "agent", call: call.seq, status: "done", text: message.text });
    }
  }
}

export type LoggedCall = {
  seq: number;
  callId: string;
  tool: string;
  rawArguments: string;
  parsed: ReturnType<typeof parseArguments>;
};
