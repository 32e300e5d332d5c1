import type { Clock } from "../contract/ports.ts";
import { onAbort } from "./on-abort.ts";

/** How a call under the limit ended, as far as the limit cares. */
export type PermitOutcome = "succeeded" | "overloaded" | "failed";

/** Leave to make one call. Hand it back exactly once. */
export type Permit = { release(outcome: PermitOutcome): void };

/** What the limit is doing now, for progress. `limit` is how many calls may run at once at present. */
export type LimitState = {
  inFlight: number;
  waiting: number;
  limit: number;
  ceiling: number;
  /** Milliseconds on the limit's own clock; no call starts before it. */
  pausedUntilMs?: number;
};

type Waiter = { grant(): void };

/**
 * How many calls to one endpoint may run at once. Starts at the ceiling; halves when the endpoint says that it is
 * overloaded, once per burst and not below 1; grows back by one for each full round of successes. Callers are served in
 * the order they came. A pause stops new calls, not running ones.
 */
export class AdaptiveLimit {
  readonly #ceiling: number;
  readonly #clock: Clock;
  /** In order of arrival; a Set so that an aborted waiter leaves at once. */
  readonly #waiters = new Set<Waiter>();
  #inFlight = 0;
  #limit: number;
  /** Counts the halvings. A call that started before the last one tells nothing about the present limit. */
  #era = 0;
  #pausedUntilMs = 0;
  #wake: NodeJS.Timeout | undefined;

  /** @param ceiling Most calls at once, a positive integer. */
  constructor(ceiling: number, clock: Clock) {
    this.#ceiling = ceiling;
    this.#limit = ceiling;
    this.#clock = clock;
  }

  get state(): LimitState {
    const paused = this.#pausedUntilMs > this.#clock.now();
    return {
      inFlight: this.#inFlight,
      waiting: this.#waiters.size,
      limit: Math.floor(this.#limit),
      ceiling: this.#ceiling,
      ...(paused ? { pausedUntilMs: this.#pausedUntilMs } : {}),
    };
  }

  /** @throws The signal's reason when it is aborted while waiting. */
  acquire(signal: AbortSignal): Promise<Permit> {
    if (signal.aborted) return Promise.reject(signal.reason);
    if (this.#waiters.size === 0 && this.#hasRoom()) return Promise.resolve(this.#permit());
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        grant: () => {
          stop();
          resolve(this.#permit());
        },
      };
      const stop = onAbort(signal, () => {
        this.#waiters.delete(waiter);
        reject(signal.reason);
      });
      this.#waiters.add(waiter);
    });
  }

  /** No new call for this long; a longer pause that is already on stays. */
  pause(forMs: number): void {
    const untilMs = this.#clock.now() + forMs;
    if (untilMs <= this.#pausedUntilMs) return;
    this.#pausedUntilMs = untilMs;
    this.#wakeIn(forMs);
  }

  #wakeIn(ms: number): void {
    clearTimeout(this.#wake);
    this.#wake = setTimeout(() => {
      const leftMs = this.#pausedUntilMs - this.#clock.now();
      if (leftMs > 0) this.#wakeIn(leftMs);
      else this.#serve();
    }, Math.ceil(ms));
  }

  #hasRoom(): boolean {
    return this.#inFlight < Math.floor(this.#limit) && this.#pausedUntilMs <= this.#clock.now();
  }

  #permit(): Permit {
    this.#inFlight++;
    const era = this.#era;
    return { release: (outcome) => this.#release(outcome, era) };
  }

  #release(outcome: PermitOutcome, era: number): void {
    this.#inFlight--;
    if (outcome === "succeeded") this.#limit = Math.min(this.#ceiling, this.#limit + 1 / this.#limit);
    if (outcome === "overloaded" && era === this.#era) {
      this.#limit = Math.max(1, this.#limit / 2);
      this.#era++;
    }
    this.#serve();
  }

  #serve(): void {
    for (const waiter of this.#waiters) {
      if (!this.#hasRoom()) return;
      this.#waiters.delete(waiter);
      waiter.grant();
    }
  }
}
