import type { Side } from "../../contract/actor.ts";
import type { ModelCallRecord } from "../../contract/model.ts";
import type { Effect, Ending, Event, EventOf, GuardAct, Trajectory } from "../../contract/trajectory.ts";

/** An effect of a call, with its own place in the trajectory. */
export type PlacedEffect = { seq: number; effect: Effect };

type Placed = {
  seq: number;
  /** The caller message that this follows, from 1; 0 before the first. */
  turn: number;
  atMs: number;
  /** Said or done before the graded conversation began. */
  earlier: boolean;
};

/** Something that one side said. */
export type MessageItem = Placed & {
  type: "message";
  by: Side;
  text: string;
  /** Came in one reply with tool calls. */
  besideCalls: boolean;
  /** What a guard did to it; empty where it had none or let it pass. */
  guarded: GuardAct[];
  reasoning?: string;
  model?: ModelCallRecord;
};

/** A tool call with all that came of it. */
export type CallItem = Placed & {
  type: "call";
  by: Side;
  tool: string;
  rawArguments: string;
  arguments: EventOf<"tool-call">["arguments"];
  result?: Pick<EventOf<"tool-result">, "seq" | "status" | "text" | "atMs">;
  effects: PlacedEffect[];
  /** What a guard did to it or to its result; empty where there was none or it let them pass. */
  guarded: GuardAct[];
  reasoning?: string;
  model?: ModelCallRecord;
};

/** A transcript as it is read: calls joined with their results and effects, model calls with the reply they brought. */
export type TranscriptItem =
  | (Placed & { type: "instructions"; to: Side; text: string })
  | MessageItem
  | CallItem
  | (Placed & { type: "empty-reply"; by: Side; model?: ModelCallRecord })
  /** A model call that no reply follows. */
  | (Placed & { type: "model-call"; by: Side; model: ModelCallRecord })
  | (Placed & { type: "ending"; ending: Ending });

export type Transcript = {
  items: TranscriptItem[];
  /** The item that shows an event, by the event's place. */
  itemOf: ReadonlyMap<number, number>;
};

/** Puts a trajectory's events into the items that a reader sees, in order. */
export function transcriptOf(trajectory: Trajectory): Transcript {
  const writer = new TranscriptWriter(trajectory.liveFrom);
  for (const event of trajectory.events) writer.add(event);
  return writer.close(trajectory.ending);
}

class TranscriptWriter {
  readonly #items: TranscriptItem[] = [];
  readonly #itemOf = new Map<number, number>();
  readonly #liveFrom: number;
  readonly #pending = new Map<Side, { record: ModelCallRecord; event: Event }>();
  #turn = 0;
  #last: Pick<Event, "seq" | "atMs"> = { seq: 0, atMs: 0 };

  constructor(liveFrom: number) {
    this.#liveFrom = liveFrom;
  }

  add(event: Event): void {
    this.#last = event;
    switch (event.type) {
      case "instructions":
        return this.#push(event, { type: "instructions", to: event.to, text: event.text });
      case "message":
        return this.#message(event);
      case "tool-call":
        return this.#call(event);
      case "tool-result":
        return this.#onCall(event.seq, event.call, (item) => {
          const { seq, status, text, atMs } = event;
          item.result = { seq, status, text, atMs };
        });
      case "effect":
        return this.#onCall(event.seq, event.call, (item) => {
          item.effects.push({ seq: event.seq, effect: event.effect });
        });
      case "guard":
        return this.#onGuarded(event);
      case "empty-reply":
        return this.#push(event, { type: "empty-reply", by: event.by, ...this.#modelOf(event.by) });
      case "model-call":
        this.#flush(event.by);
        this.#pending.set(event.by, { record: event.record, event });
    }
  }

  close(ending: Ending): Transcript {
    for (const side of this.#pending.keys()) this.#flush(side);
    const { atMs } = this.#last;
    const place = { seq: this.#last.seq + 1, atMs, turn: this.#turn, earlier: false };
    this.#items.push({ ...place, type: "ending", ending });
    return { items: this.#items, itemOf: this.#itemOf };
  }

  #message(event: EventOf<"message">): void {
    if (event.by === "caller" && event.seq >= this.#liveFrom) this.#turn += 1;
    const { by, text, placement, reasoning } = event;
    this.#push(event, {
      type: "message",
      by,
      text,
      besideCalls: placement === "beside-calls",
      guarded: [],
      ...(reasoning === undefined ? {} : { reasoning }),
      ...this.#modelOf(by),
    });
  }

  #call(event: EventOf<"tool-call">): void {
    const { by, tool, rawArguments, arguments: parsed, reasoning } = event;
    this.#push(event, {
      type: "call",
      by,
      tool,
      rawArguments,
      arguments: parsed,
      effects: [],
      guarded: [],
      ...(reasoning === undefined ? {} : { reasoning }),
      ...this.#modelOf(by),
    });
  }

  /** The model call that brought this side's next reply belongs to the reply's first item. */
  #modelOf(side: Side): { model?: ModelCallRecord } {
    const pending = this.#pending.get(side);
    if (pending === undefined) return {};
    this.#pending.delete(side);
    this.#itemOf.set(pending.event.seq, this.#items.length);
    return { model: pending.record };
  }

  #flush(side: Side): void {
    const pending = this.#pending.get(side);
    if (pending === undefined) return;
    this.#pending.delete(side);
    this.#push(pending.event, { type: "model-call", by: side, model: pending.record });
  }

  #onCall(seq: number, call: number, change: (item: CallItem) => void): void {
    const index = this.#itemOf.get(call);
    const item = index === undefined ? undefined : this.#items[index];
    if (index === undefined || item?.type !== "call") return;
    change(item);
    this.#itemOf.set(seq, index);
  }

  #onGuarded({ seq, on, act }: EventOf<"guard">): void {
    const index = this.#itemOf.get(on);
    const item = index === undefined ? undefined : this.#items[index];
    if (index === undefined || (item?.type !== "call" && item?.type !== "message")) return;
    item.guarded.push(act);
    this.#itemOf.set(seq, index);
  }

  #push({ seq, atMs }: Pick<Event, "seq" | "atMs">, item: WithoutPlace<TranscriptItem>): void {
    this.#itemOf.set(seq, this.#items.length);
    this.#items.push({ seq, atMs, turn: this.#turn, earlier: seq < this.#liveFrom, ...item });
  }
}

type WithoutPlace<Item> = Item extends unknown ? Omit<Item, keyof Placed> : never;
