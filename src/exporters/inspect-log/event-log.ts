import type { LoggedEvent } from "./event-format.ts";
import { logTime } from "./log-times.ts";

type WithoutPlace<T> = T extends unknown
  ? Omit<T, "uuid" | "span_id" | "timestamp" | "working_start">
  : never;

/** An event before it has its place in a transcript. */
export type UnplacedEvent = WithoutPlace<LoggedEvent>;

/** The events of one sample as they are told, and the spans that are open. */
export class EventLog {
  readonly events: LoggedEvent[] = [];
  readonly #startedAt: number;
  readonly #open: string[] = [];
  #spans = 0;

  constructor(startedAt: string) {
    this.#startedAt = Date.parse(startedAt);
  }

  /** @param atMs From the sample's start. */
  moment(atMs: number): string {
    return logTime(this.#startedAt + atMs);
  }

  add(atMs: number, event: UnplacedEvent): void {
    this.#place(atMs, this.#open.at(-1) ?? "", event);
  }

  begin(name: string, type: string | undefined, atMs: number): void {
    const parent = this.#open.at(-1);
    const id = `span-${++this.#spans}`;
    this.#open.push(id);
    const within = parent === undefined ? {} : { parent_id: parent };
    const kind = type === undefined ? {} : { type };
    this.#place(atMs, id, { event: "span_begin", id, ...within, ...kind, name });
  }

  end(atMs: number): void {
    const id = this.#open.pop();
    if (id === undefined) throw new Error("no span is open");
    this.#place(atMs, id, { event: "span_end", id });
  }

  within(name: string, type: string, atMs: number, tell: () => void): void {
    this.begin(name, type, atMs);
    tell();
    this.end(atMs);
  }

  #place(atMs: number, span: string, event: UnplacedEvent): void {
    const place = {
      uuid: `event-${this.events.length}`,
      span_id: span,
      timestamp: this.moment(atMs),
      working_start: atMs / 1000,
    };
    this.events.push({ ...place, ...event });
  }
}
